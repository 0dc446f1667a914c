import type { Context } from "hono";

/** The pages whose posts are limited by account and act, in the services, and not as forms. */
const accountPaths = [
  "sign-in",
  "sign-up",
  "sign-out",
  "forgot-password",
  "reset-password",
  "confirm-email",
  "account",
];
const accountPath = new RegExp(`^/(?:${accountPaths.join("|")})(?:/.*)?(?:\\.data)?$`);

/** Whether a post goes to a page that has limits of its own. */
export function hasOwnLimits(c: Context): boolean {
  return accountPath.test(c.req.path);
}
