import { index, type RouteConfig, route } from "@react-router/dev/routes";

/** Every address of the site. */
export default [
  index("routes/site/home.tsx"),
  route("about", "routes/site/about.tsx"),
  route("services", "routes/site/services.tsx"),
  route("services/:slug", "routes/site/service.tsx"),
  route("portfolio", "routes/site/portfolio.tsx"),
  route("courses", "routes/site/courses.tsx"),
  route("courses/:slug", "routes/site/course.tsx"),
  route("parents", "routes/site/parents.tsx"),
  route("search", "routes/site/search.tsx"),

  route("contact", "routes/join/contact.tsx"),
  route("enrollnow", "routes/join/enrolment.tsx"),
  route("FreeDemo", "routes/join/free-demo.tsx"),
  route("payment/:reference", "routes/join/payment.tsx"),
  route("payment/:reference/review", "routes/join/payment-review.tsx"),
  route("receipts/:number", "routes/join/receipt.tsx"),
  route("demo-booking", "routes/join/demo-booking.tsx"),
  route("demo-booking/:id", "routes/join/manage-demo-booking.tsx"),
  route("seats/:id", "routes/join/seat.tsx"),
  route("Thank-you", "routes/join/thank-you.tsx"),

  route("sign-in/*", "routes/account/sign-in.tsx"),
  route("sign-up/*", "routes/account/sign-up.tsx"),
  route("sign-out", "routes/account/sign-out.tsx"),
  route("forgot-password", "routes/account/forgot-password.tsx"),
  route("reset-password", "routes/account/reset-password.tsx"),
  route("confirm-email", "routes/account/confirm-email.tsx"),
  route("account", "routes/account/account.tsx"),
  route("account/data", "routes/account/own-data.ts"),
  route("account/erased", "routes/account/erased.tsx"),
  route("lms", "routes/learn/lms.tsx"),
  route("course-outline/:courseId", "routes/learn/course-outline.tsx"),
  route("batches", "routes/learn/all-batches.tsx"),
  route("batches/:courseId", "routes/learn/batches.tsx"),
  route("recorded-lectures/:batchId", "routes/learn/recorded-lectures.tsx"),

  route("sitemap.xml", "routes/site/sitemap.ts"),
  route("robots.txt", "routes/site/robots.ts"),
  route("site.webmanifest", "routes/site/manifest.ts"),
  route("icons/icon.svg", "routes/site/icon.ts"),
  route(".well-known/security.txt", "routes/site/security-txt.ts"),
  // Addresses that documents name for themselves, after all of the program's own.
  route(":name", "routes/site/named-page.tsx"),
  route("*", "routes/site/not-found.tsx"),
] satisfies RouteConfig;
