import { returnPath } from "#domains/accounts/rules/return-path.ts";

/** The path a sign-in page leads back to, from its own address: `?from=`, or the provider's name for it. */
export function askedPath(url: URL): string {
  return returnPath(url.searchParams.get("redirect_url") ?? url.searchParams.get("from"));
}

/** The address that a link fills in: an invitation's own; empty without one. */
export function askedEmail(url: URL): string {
  return (url.searchParams.get("email") ?? "").slice(0, 254);
}
