import type { InlineSources } from "#server/serving/document.ts";
import { PUBLIC_PAGE_HEADER } from "#shared/serving/public-page.ts";
import { strictTransport } from "#shared/serving/strict-transport.ts";

/** Node's raw header form: name, value, name, value, … */
export type RawHeaders = string[];

/** Raw headers as pairs. */
export function pairsOf(headers: RawHeaders): [string, string][] {
  const pairs: [string, string][] = [];
  for (let at = 0; at + 1 < headers.length; at += 2) pairs.push([headers[at] ?? "", headers[at + 1] ?? ""]);
  return pairs;
}

const ofOneAnswer = new Set(["content-length", "date", "x-request-id", "vary", PUBLIC_PAGE_HEADER]);

/** The headers of an answer that can be sent again, without those that belong to this one answer. */
export function lastingHeaders(response: Response): RawHeaders {
  const headers = [...response.headers].filter(([name]) => !ofOneAnswer.has(name));
  // `prebuild` looks for Content-Type by this spelling, to leave it out of the 304.
  return headers.flatMap(([name, value]) => [name === "content-type" ? "Content-Type" : name, value]);
}

/** A provider's widgets' additions to the policy of their pages; `host` is the provider's. */
const widgetSources = (host: string) => ({
  scripts: [`https://${host}`, "https://challenges.cloudflare.com"],
  images: ["https://img.clerk.com"],
  connections: [`https://${host}`],
  frames: ["https://challenges.cloudflare.com"],
  others: ["worker-src 'self' blob:"],
});

const noWidgets = { scripts: [], images: [], connections: [], frames: [], others: [] };

/**
 * A page's policy: only the named sources, all from our own origin, and inline only content with a listed hash. A page
 * with widgets of the provider at `widgetHost` may also use the provider's hosts, and the styles that its scripts
 * write: they have no hashes.
 */
function contentSecurityPolicy(siteUrl: string, inline: InlineSources, widgetHost: string | null): string {
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

/** The headers of every answer. */
function commonHeaders(siteUrl: string): RawHeaders {
  const transport = strictTransport(siteUrl);
  return [
    ...["X-Content-Type-Options", "nosniff", "Cross-Origin-Resource-Policy", "same-origin"],
    ...["Referrer-Policy", "strict-origin-when-cross-origin"],
    ...(transport ? ["Strict-Transport-Security", transport] : []),
  ];
}

/**
 * The headers of every answer but pages: opened as a document, it may not load or run anything but its own video,
 * the inline style that `style` names, and pictures from `images`.
 */
export function fileHeaders(siteUrl: string, { style, images }: { style?: string; images?: string } = {}): RawHeaders {
  const styles = style ? ` style-src ${style};` : "";
  const pictures = images ? ` img-src ${images};` : "";
  const policy = `default-src 'none'; media-src 'self';${styles}${pictures} frame-ancestors 'none'`;
  return [...commonHeaders(siteUrl), "Content-Security-Policy", policy];
}

/** The headers of a page. */
export function pageHeaders(siteUrl: string, inline: InlineSources, widgetHost: string | null = null): RawHeaders {
  return [
    ...commonHeaders(siteUrl),
    ...["Content-Security-Policy", contentSecurityPolicy(siteUrl, inline, widgetHost)],
    ...["Permissions-Policy", "camera=(), geolocation=(), microphone=(), payment=(), usb=()"],
    ...["Cross-Origin-Opener-Policy", "same-origin"],
  ];
}
