import { index, type RouteConfigEntry, route } from "@react-router/dev/routes";
import { declaredPages } from "#domains/content/rules/site-pages.ts";

/** The public pages, which say their address and route themselves. */
const declared = Object.values(declaredPages).map(({ path, route: file }) =>
  path === "/" ? index(`routes/${file}.tsx`) : route(path.slice(1), `routes/${file}.tsx`),
);

/** The pages for visitors and students, which have an address in every language. */
export const pages: RouteConfigEntry[] = [
  ...declared,
  route("services/:slug", "routes/site/service.tsx"),
  route("courses/:slug", "routes/site/course.tsx"),

  route("payment/:reference", "routes/join/payment.tsx"),
  route("place/:id", "routes/join/place.tsx"),
  route("payment/:reference/review", "routes/join/payment-review.ts"),
  route("receipts/:number", "routes/join/receipt.tsx"),
  route("vouchers/:reference", "routes/join/voucher.tsx"),
  route("demo-booking", "routes/join/demo-booking.tsx"),
  route("demo-booking/:id", "routes/join/manage-demo-booking.tsx"),
  route("seats/:id", "routes/join/seat.tsx"),

  route("sign-in/*", "routes/account/sign-in.tsx"),
  route("sign-up/*", "routes/account/sign-up.tsx"),
  route("sign-out", "routes/account/sign-out.tsx"),
  route("forgot-password", "routes/account/forgot-password.tsx"),
  route("reset-password", "routes/account/reset-password.tsx"),
  route("confirm-email", "routes/account/confirm-email.tsx"),
  route("open-account", "routes/account/open-account.tsx"),
  route("account", "routes/account/account.tsx"),
  route("account/person", "routes/account/chosen-person.ts"),
  route("account/data", "routes/account/own-data.ts"),
  route("account/erased", "routes/account/erased.tsx"),
  route("lms", "routes/learn/lms.tsx"),
  route("course-outline/:courseId", "routes/learn/course-outline.tsx"),
  route("batches/:courseId", "routes/learn/batches.tsx"),
  route("recorded-lectures/:batchId", "routes/learn/recorded-lectures.tsx"),

  route("verify", "routes/site/verify.ts", { id: "verify" }),
  route("verify/:number", "routes/site/verify.ts", { id: "verified" }),

  // Addresses that documents name for themselves, after all of the program's own.
  route(":name", "routes/site/named-page.tsx"),
];

/** The addresses that are one for all languages. */
export const files: RouteConfigEntry[] = [
  route("sitemap.xml", "routes/site/sitemap.ts"),
  route("robots.txt", "routes/site/robots.ts"),
  route("site.webmanifest", "routes/site/manifest.ts"),
  route("frame.js", "routes/site/frame.ts"),
  route("icons/icon.svg", "routes/site/icon.ts"),
  route(".well-known/security.txt", "routes/site/security-txt.ts"),
  route("*", "routes/site/not-found.tsx"),
];

/** Every address of the site in its own language. */
export const siteRoutes = [...pages, ...files];
