import type { InlineSources } from "#server/serving/document.ts";

/** Node's raw header form: name, value, name, value, … */
export type RawHeaders = string[];

const noInlineSources: InlineSources = { scripts: [], styles: [], styleAttributes: [] };

const isSecure = (siteUrl: string) => siteUrl.startsWith("https:");

/** What a provider's widgets add to the policy of the pages they stand on; `host` is theirs. */
const widgetSources = (host: string) => ({
  scripts: [`https://${host}`, "https://challenges.cloudflare.com"],
  images: ["https://img.clerk.com"],
  connections: [`https://${host}`],
  others: ["worker-src 'self' blob:", "frame-src https://challenges.cloudflare.com"],
});

const noWidgets = { scripts: [], images: [], connections: [], others: [] };

/**
 * The policy of one page: everything from our own origin, and inline only what its hashes name. Where widgets of the
 * provider at `widgetHost` stand, its hosts are added, and the styles that its scripts write (they have no hashes).
 */
export function contentSecurityPolicy(
  siteUrl: string,
  inline: InlineSources = noInlineSources,
  widgetHost: string | null = null,
): string {
  const widgets = widgetHost ? widgetSources(widgetHost) : noWidgets;
  const { styleAttributes } = inline;
  const styles = widgetHost
    ? ["style-src 'self' 'unsafe-inline'"]
    : [
        ["style-src 'self'", ...inline.styles].join(" "),
        ...(styleAttributes.length > 0 ? [`style-src-attr 'unsafe-hashes' ${styleAttributes.join(" ")}`] : []),
      ];
  const directives = [
    "default-src 'self'",
    ["script-src 'self'", ...inline.scripts, ...widgets.scripts].join(" "),
    ...styles,
    ["img-src 'self' data:", ...widgets.images].join(" "),
    "font-src 'self'",
    "media-src 'self'",
    ["connect-src 'self'", ...widgets.connections].join(" "),
    ...widgets.others,
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
export function pageHeaders(siteUrl: string, inline: InlineSources, widgetHost: string | null = null): RawHeaders {
  return [
    "Content-Security-Policy",
    contentSecurityPolicy(siteUrl, inline, widgetHost),
    "Referrer-Policy",
    "strict-origin-when-cross-origin",
    "Permissions-Policy",
    "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "Cross-Origin-Opener-Policy",
    "same-origin",
  ];
}
