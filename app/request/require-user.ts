import { type RouterContextProvider, redirect } from "react-router";
import { signInPath } from "#domains/accounts/rules/return-path.ts";
import type { User } from "#server/http/user.ts";
import { sessionContext } from "./contexts.ts";

type LoaderArgs = { url: URL; context: Readonly<RouterContextProvider> };

/**
 * The signed-in user, for a loader or an action of a page that needs one. Others are redirected to sign in, and then back
 * to the same path and query (specification §2, "LMS landing page").
 */
export async function requireUser({ url, context }: LoaderArgs): Promise<User> {
  const user = await context.get(sessionContext).user();
  if (!user) throw redirect(signInPath(`${url.pathname}${url.search}`));
  return user;
}
