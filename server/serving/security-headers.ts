import type { InlineSources } from "#server/serving/document.ts";
import { strictTransport } from "#shared/rules/strict-transport.ts";

/** Node's raw header form: name, value, name, value, … */
export type RawHeaders = string[];

const noInlineSources: InlineSources = { scripts: [], styles: [], styleAttributes: [] };

/** What a provider's widgets add to the policy of the pages they stand on; `host` is theirs. */
const widgetSources = (host: string) => ({
  scripts: [`https://${host}`, "https://challenges.cloudflare.com"],
  images: ["https://img.clerk.com"],
  connections: [`https://${host}`],
  frames: ["https://challenges.cloudflare.com"],
  others: ["worker-src 'self' blob:"],
});

const noWidgets = { scripts: [], images: [], connections: [], frames: [], others: [] };

/**
 * The policy of one page: nothing but what is named, all of it from our own origin, and inline only what its hashes
 * name. Where widgets of the provider at `widgetHost` stand, its hosts are added, and the styles that its scripts write
 * (they have no hashes).
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
    "default-src 'none'",
    ["script-src 'self'", ...inline.scripts, ...widgets.scripts].join(" "),
    ...styles,
    ["img-src 'self' data:", ...widgets.images].join(" "),
    "font-src 'self'",
    "media-src 'self'",
    "manifest-src 'self'",
    ["connect-src 'self'", ...widgets.connections].join(" "),
    ["frame-src 'self'", ...widgets.frames].join(" "),
    ...widgets.others,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(strictTransport(siteUrl) ? ["upgrade-insecure-requests"] : []),
  ];
  return directives.join("; ");
}

/** Headers for every answer, whatever its kind. */
function commonHeaders(siteUrl: string): RawHeaders {
  const transport = strictTransport(siteUrl);
  return [
    ...["X-Content-Type-Options", "nosniff", "Cross-Origin-Resource-Policy", "same-origin"],
    ...["Referrer-Policy", "strict-origin-when-cross-origin"],
    ...(transport ? ["Strict-Transport-Security", transport] : []),
  ];
}

/** Headers for whatever is not a page: should it be opened as one, it may load and run nothing. A video may show itself. */
export function fileHeaders(siteUrl: string): RawHeaders {
  const policy = "default-src 'none'; media-src 'self'; frame-ancestors 'none'";
  return [...commonHeaders(siteUrl), "Content-Security-Policy", policy];
}

/** Headers for a page. */
export function pageHeaders(siteUrl: string, inline: InlineSources, widgetHost: string | null = null): RawHeaders {
  return [
    ...commonHeaders(siteUrl),
    "Content-Security-Policy",
    contentSecurityPolicy(siteUrl, inline, widgetHost),
    "Permissions-Policy",
    "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "Cross-Origin-Opener-Policy",
    "same-origin",
  ];
}
