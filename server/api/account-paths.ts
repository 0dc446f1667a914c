import type { Context } from "hono";

/** The pages whose posts are limited in the services, by account and act or by batch, and not as forms. */
const limitedPaths = [
  "sign-in",
  "sign-up",
  "sign-out",
  "forgot-password",
  "reset-password",
  "confirm-email",
  "account",
  "recorded-lectures",
];
const limitedPath = new RegExp(`^/(?:${limitedPaths.join("|")})(?:/.*)?(?:\\.data)?$`);

/** Whether a post goes to a page that has limits of its own. */
export function hasOwnLimits(c: Context): boolean {
  return limitedPath.test(c.req.path);
}
