import { returnPath } from "#domains/accounts/rules/return-path.ts";

/** The path a sign-in page leads back to, from its own address: `?from=`, or the provider's name for it. */
export function askedPath(url: URL): string {
  return returnPath(url.searchParams.get("redirect_url") ?? url.searchParams.get("from"));
}
