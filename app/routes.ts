import { index, type RouteConfig, route } from "@react-router/dev/routes";

/** Every address of the site. */
export default [
  index("routes/site/home.tsx"),
  route("contact", "routes/join/contact.tsx"),
  route("Thank-you", "routes/join/thank-you.tsx"),
  route("*", "routes/site/not-found.tsx"),
] satisfies RouteConfig;
