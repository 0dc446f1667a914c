import { siteContext } from "#app/request/contexts.ts";
import { day } from "#shared/durations.ts";
import { SITE_ORIGIN_PLACEHOLDER } from "#shared/serving/site-origin.ts";
import type { Route } from "./+types/security-txt.ts";

/**
 * Validity of the file, counted from the build: under a year, as RFC 9116 (2.5.5) advises, so that an abandoned site
 * stops promising that reports are read.
 */
const lifetime = 360 * day;

/** `/.well-known/security.txt`: where to report a vulnerability (RFC 9116). */
export function loader({ context }: Route.LoaderArgs) {
  const { emails } = context.get(siteContext).content.company;
  const expires = new Date(Date.now() + lifetime);
  const lines = [
    ...emails.map(({ address }) => `Contact: mailto:${address}`),
    `Expires: ${expires.toISOString()}`,
    "Preferred-Languages: en, ur",
    `Canonical: ${SITE_ORIGIN_PLACEHOLDER}/.well-known/security.txt`,
    "",
  ];
  return new Response(lines.join("\n"), { headers: { "content-type": "text/plain; charset=utf-8" } });
}
