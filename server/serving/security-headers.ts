import type { InlineSources } from "#server/serving/document.ts";

/** Node's raw header form: name, value, name, value, … */
export type RawHeaders = string[];

const noInlineSources: InlineSources = { scripts: [], styles: [], styleAttributes: [] };

const isSecure = (siteUrl: string) => siteUrl.startsWith("https:");

/** The policy of one page: everything from our own origin, and inline only what its hashes name. */
export function contentSecurityPolicy(siteUrl: string, inline: InlineSources = noInlineSources): string {
  const directives = [
    "default-src 'self'",
    ["script-src 'self'", ...inline.scripts].join(" "),
    ["style-src 'self'", ...inline.styles].join(" "),
    ...(inline.styleAttributes.length > 0
      ? [`style-src-attr 'unsafe-hashes' ${inline.styleAttributes.join(" ")}`]
      : []),
    "img-src 'self' data:",
    "font-src 'self'",
    "media-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(isSecure(siteUrl) ? ["upgrade-insecure-requests"] : []),
  ];
  return directives.join("; ");
}

/** Headers for every answer, whatever its kind. */
export function commonHeaders(siteUrl: string): RawHeaders {
  const headers = ["X-Content-Type-Options", "nosniff", "Cross-Origin-Resource-Policy", "same-origin"];
  if (isSecure(siteUrl)) headers.push("Strict-Transport-Security", "max-age=31536000; includeSubDomains");
  return headers;
}

/** Headers for a page, beside the common ones. */
export function pageHeaders(siteUrl: string, inline: InlineSources): RawHeaders {
  return [
    "Content-Security-Policy",
    contentSecurityPolicy(siteUrl, inline),
    "Referrer-Policy",
    "strict-origin-when-cross-origin",
    "Permissions-Policy",
    "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "Cross-Origin-Opener-Policy",
    "same-origin",
  ];
}
