import { courses, policies, services, sitePages } from "./demo-content.ts";

/** Account pages, which are not in any sitemap. */
export const accountAddresses = [
  "/sign-in",
  "/sign-up",
  "/sign-out",
  "/forgot-password",
  "/reset-password",
  "/confirm-email",
  "/open-account",
];

/** A search with an answer and one without, and a demo booking that has not begun. */
export const askingAddresses = ["/search?q=data", "/search?q=xylophone", "/demo-booking"];

/** Missing addresses, each with its own text and the status it answers. */
export const refusedAddresses: Record<string, number> = {
  "/no-such-page": 404,
  "/course-outline/none": 404,
  "/batches/none": 404,
  "/payment/K7M4-Q2XW?key=forged": 403,
};

const [, ...otherCourses] = courses.map(({ canonicalPath }) => canonicalPath);
const [, ...otherServices] = services.map(({ canonicalPath }) => canonicalPath);
const [, ...otherPolicies] = policies.map(({ path }) => path);
const othersOfATemplate = new Set([...otherCourses, ...otherServices, ...otherPolicies]);

/** Every kind of page by one address: of those made from one template the first. */
export const templateAddresses = [
  ...sitePages.map(({ path }) => path).filter((path) => !othersOfATemplate.has(path)),
  ...accountAddresses,
  ...askingAddresses,
  ...["/course-outline/data-analyst", "/batches/mern-full-stack-development", "/recorded-lectures/mern-evening"],
  ...Object.keys(refusedAddresses),
];
