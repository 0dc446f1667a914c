import type { ContentIssue } from "#domains/content/rules/assemble-content.ts";
import { localAddress } from "#domains/content/rules/local-address.ts";
import type { Site } from "#domains/content/rules/site.ts";
import { marketOf } from "#domains/institute/rules/market-of.ts";
import { feesNumber } from "#domains/institute/rules/markets.ts";
import { siteLocale } from "#shared/formats/formats.ts";

/** The path below which members of the staff see pages as they would be with a draft. */
export const previewPath = "/admin/preview";

interface Preview {
  /** The path of the page's own preview, for links; null where links lead to the pages that visitors see. */
  path: string | null;
  site: Pick<Site, "pages" | "content">;
  /** The two-letter code of the country that the page is seen from. */
  country: string;
}

const script = /<script\b[^>]*>[\s\S]*?<\/script>/g;
const link = /(<a\b[^<>]*?\shref=")(\/[^"?#]*)[^"]*"/g;
const linkWithin = /<a\b(?=[^<>]*\shref="#)/g;

/**
 * A rendered page as a preview shows it: as it is painted, without scripts, with the prices and words of a country. Its
 * links within it stay there, those to other pages of the site lead to their previews; all others open in a tab.
 */
export function previewOf(html: string, { path: own, site, country }: Preview): string {
  const { money } = site.content;
  const fees = feesNumber(money, marketOf(money, country));
  const prices = `data-prices="${fees > 0 ? "shown" : "hidden"}" data-fees="${fees}"`;
  const facts = `data-fonts="cached" data-location="known" data-country="${country}" ${prices}`;
  return (
    html
      .replace(script, "")
      .replace(/<html(?: data-prices="shown" data-fees="1")?/, `<html ${facts}`)
      // Without its script a page in Urdu has its headings in the face of all Urdu.
      .replace(/<html(?=[^>]* lang="ur")/, '<html data-moved=""')
      .replace("<head>", '<head><base target="_blank"/>')
      .replace(linkWithin, '<a target="_self"')
      .replace(link, (whole, start: string, path: string) => {
        const { locale, path: shown } = localAddress(path);
        if (own === null || !site.pages.find(shown)) return whole;
        const query = new URLSearchParams({ country, path: shown, ...(locale !== siteLocale && { in: locale }) });
        return `${start.replace("<a", '<a target="_self"')}${own}?${String(query).replaceAll("&", "&amp;")}"`;
      })
  );
}

/** What the page of an unsaved document tells the form beside it. */
export interface LivePreview {
  /** The pages that show the document, with their names; the first is its own. */
  pages: { path: string; name: string }[];
  /** The page that is shown; null for none. */
  path: string | null;
  /** What keeps the document from having one. */
  issues: Pick<ContentIssue, "kind" | "id" | "field" | "message">[];
  /** The id of the element that the page is first looked at by. */
  at?: string;
  /** The reason why it is drawn for nobody now. */
  refused?: string;
}

/** A preview with what it tells the form beside it, as data in its markup. */
export function withFacts(html: string, facts: LivePreview): string {
  return `${html}<script type="application/json" id="live-preview">${JSON.stringify(facts).replaceAll("<", "\\u003c")}</script>`;
}

/** The headers of a preview: for one member of the staff alone, framed only by the back office. */
export function previewHeaders(page: Headers): Headers {
  const headers = new Headers(page);
  const policy = (headers.get("content-security-policy") ?? "default-src 'none'; frame-ancestors 'none'")
    .replace(/script-src [^;]*/, "script-src 'none'")
    .replace(/connect-src [^;]*/, "connect-src 'none'")
    .replace("frame-ancestors 'none'", "frame-ancestors 'self'");
  headers.set("Content-Security-Policy", policy);
  headers.set("Cache-Control", "private, no-store");
  headers.set("X-Robots-Tag", "noindex, nofollow");
  return headers;
}
