import type { Site } from "#domains/content/rules/site.ts";
import { marketOf } from "#domains/institute/rules/market-of.ts";
import { feesNumber } from "#domains/institute/rules/markets.ts";

/** The path below which members of the staff see pages as they would be with a draft. */
export const previewPath = "/admin/preview";

interface Preview {
  /** The address of the preview, whose query says the page and the country. */
  url: URL;
  site: Pick<Site, "pages" | "content">;
  /** The two-letter code of the country that the page is seen from. */
  country: string;
}

const script = /<script\b[^>]*>[\s\S]*?<\/script>/g;
const link = /(<a\b[^>]*?\shref=")(\/[^"?#]*)[^"]*"/g;

/**
 * A rendered page as a preview shows it: as it is painted, without scripts, with the prices and words of a country. Its
 * links to other pages of the site lead to their previews; all others open in a tab.
 */
export function previewOf(html: string, { url, site, country }: Preview): string {
  const { money } = site.content;
  const fees = feesNumber(money, marketOf(money, country));
  const prices = `data-prices="${fees > 0 ? "shown" : "hidden"}" data-fees="${fees}"`;
  const facts = `data-fonts="cached" data-location="known" data-country="${country}" ${prices}`;
  return html
    .replace(script, "")
    .replace(/<html(?: data-prices="shown" data-fees="1")?/, `<html ${facts}`)
    .replace("<head>", '<head><base target="_blank"/>')
    .replace(link, (whole, start: string, path: string) => {
      if (!site.pages.find(path)) return whole;
      const query = new URLSearchParams({ country, path });
      return `${start.replace("<a", '<a target="_self"')}${url.pathname}?${String(query).replace("&", "&amp;")}"`;
    });
}

/** The headers of a preview: for one member of the staff alone, framed only by the back office. */
export function previewHeaders(page: Headers): Headers {
  const headers = new Headers(page);
  const policy = (headers.get("content-security-policy") ?? "default-src 'none'")
    .replace(/script-src [^;]*/, "script-src 'none'")
    .replace(/connect-src [^;]*/, "connect-src 'none'")
    .replace("frame-ancestors 'none'", "frame-ancestors 'self'");
  headers.set("Content-Security-Policy", policy);
  headers.set("Cache-Control", "private, no-store");
  headers.set("X-Robots-Tag", "noindex, nofollow");
  return headers;
}
