/** The parts of an answer over TLS that Mozilla's HTTP Observatory checks. */
export interface Observed {
  headers: Record<string, string | string[] | undefined>;
  cookies: string[];
  html: string;
}

type Policy = Map<string, string[]>;

/** A `Content-Security-Policy` as its directives. */
export function policyOf(header: string): Policy {
  const directives = header.split(";").map((directive) => directive.trim().split(/\s+/));
  return new Map(directives.map(([name = "", ...sources]) => [name.toLowerCase(), sources]));
}

const broad = ["*", "https:", "http:", "data:", "blob:", "ftp:", "filesystem:"];
const has = (sources: string[], ...wanted: string[]) => sources.some((source) => wanted.includes(source));

/** Ten for a policy that begins with nothing, five for one without anything unsafe, and less for each that has. */
function policyPoints(policy: Policy): number {
  const otherwise = policy.get("default-src") ?? ["*"];
  const scripts = policy.get("script-src") ?? otherwise;
  const styles = policy.get("style-src") ?? otherwise;
  const objects = policy.get("object-src") ?? otherwise;
  if (has(scripts, "'unsafe-inline'", ...broad) || has(objects, ...broad)) return -20;
  if ([...policy.values()].flat().some((source) => /^(http|ftp):/.test(source))) return -20;
  if (has([...scripts, ...styles], "'unsafe-eval'")) return -10;
  if (has(styles, "'unsafe-inline'", ...broad)) return 0;
  return policy.get("default-src")?.join() === "'none'" ? 10 : 5;
}

function cookiePoints(cookies: string[]): number {
  if (cookies.length === 0) return 0;
  const isSession = (cookie: string) => /^[^=]*(login|sess)/i.test(cookie);
  if (cookies.some((cookie) => isSession(cookie) && !/; *httponly/i.test(cookie))) return -30;
  if (cookies.some((cookie) => !/; *secure/i.test(cookie))) return -20;
  return cookies.every((cookie) => /; *samesite=(lax|strict)/i.test(cookie)) ? 5 : 0;
}

const halfAYear = 15_768_000;
const referrerPolicies = ["no-referrer", "same-origin", "strict-origin", "strict-origin-when-cross-origin"];

/**
 * The Observatory's score, criterion by criterion, by the rules it publishes (MDN, "HTTP Observatory tests and
 * scoring"): from 100, penalties first; bonuses count only from 90 on. 100 and more is an A+. Criteria that only the
 * network can test are left out (the redirect from plain HTTP, the certificate), and so are the browsers' preload
 * lists.
 */
export function observatoryScore({ headers, cookies, html }: Observed): {
  score: number;
  points: Record<string, number>;
} {
  const of = (name: string) => String(headers[name] ?? "");
  const policy = policyOf(of("content-security-policy"));
  const age = Number(/max-age=(\d+)/.exec(of("strict-transport-security"))?.[1] ?? 0);
  const foreignScripts = html.match(/<script\b[^>]*\ssrc="(?:https?:)?\/\/[^"]*"(?![^>]*\sintegrity=)/g) ?? [];
  const framed = policy.get("frame-ancestors") ?? ["*"];
  const points = {
    "content-security-policy": of("content-security-policy") ? policyPoints(policy) : -25,
    cookies: cookiePoints(cookies),
    "cross-origin-resource-sharing": of("access-control-allow-credentials") === "true" ? -50 : 0,
    "cross-origin-opener-policy": /^(same-origin|same-origin-allow-popups|noopener-allow-popups)$/.test(
      of("cross-origin-opener-policy"),
    )
      ? 10
      : 0,
    "cross-origin-resource-policy": /^same-(origin|site)$/.test(of("cross-origin-resource-policy")) ? 10 : 0,
    "referrer-policy": referrerPolicies.includes(of("referrer-policy")) ? 5 : 0,
    "strict-transport-security": age >= halfAYear ? 0 : -20,
    "subresource-integrity": foreignScripts.length > 0 ? -5 : 0,
    "x-content-type-options": of("x-content-type-options") === "nosniff" ? 0 : -5,
    "x-frame-options": has(framed, ...broad) ? -20 : 5,
  };
  const values = Object.values(points);
  const sumOf = (some: number[]) => some.reduce((sum, one) => sum + one, 0);
  const withoutExtra = 100 + sumOf(values.filter((value) => value < 0));
  return {
    score: withoutExtra < 90 ? withoutExtra : withoutExtra + sumOf(values.filter((value) => value > 0)),
    points,
  };
}
