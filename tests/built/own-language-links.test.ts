import { expect, test } from "vitest";
import { accountAddresses, askingAddresses, refusedAddresses } from "../support/addresses.ts";
import { BuiltPage, everyAddress, learnAddresses } from "../support/built-page.ts";
import { fetchPages } from "../support/fetch-pages.ts";

/** The pages of another language lead on in it. */

/** Files, the API, the other applications and the calendars are the same in every language. */
const ofEveryLanguage =
  /^\/(?:api|admin|classroom|assets|icons|fonts|images|social|calendar|status)(?![\w-])|^\/[^?#]*\.\w+(?:[?#]|$)/;

const inUrdu = (path: string) => `/ur${path === "/" ? "" : path}`;

/** The addresses of links and forms that lead out of Urdu, but for those of the choice of a language. */
function leadingOut({ path, html }: BuiltPage): string[] {
  const page = new BuiltPage(path, html.replaceAll(/<a [^>]*hreflang=[^>]*>/gi, ""));
  const targets = [...page.attributes("a", "href"), ...page.attributes("form", "action")];
  return targets
    .filter((to) => to.startsWith("/") && !/^\/ur(?:[/?#]|$)/.test(to) && !ofEveryLanguage.test(to))
    .map((to) => `${path} → ${to}`);
}

test("every link and form of a page in Urdu leads to an address in Urdu", async () => {
  const refused = Object.entries({ ...refusedAddresses, "/verify?number=1": 404 });
  const statuses = Object.fromEntries(refused.map(([path, status]) => [inUrdu(path), status]));
  const others = [...everyAddress, ...learnAddresses, ...accountAddresses, ...askingAddresses, "/verify"].map(inUrdu);
  const pages = await fetchPages([...others, ...Object.keys(statuses)], statuses);
  expect(pages.length).toBeGreaterThan(40);
  for (const { html, path } of pages) expect(html, path).toMatch(/<html[^>]* lang="ur"/);
  expect([...new Set(pages.flatMap(leadingOut))]).toEqual([]);
});
