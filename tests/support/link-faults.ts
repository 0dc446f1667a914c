import { localAddress } from "#domains/content/rules/local-address.ts";
import type { BuiltPage } from "./built-page.ts";

/** A page and the target of one of its links inside the site. */
export interface SiteLink {
  from: BuiltPage;
  to: URL;
}

/** The targets of the pages' links inside the site; `site` is the origin that the pages use. */
export function siteLinks(pages: BuiltPage[], site: string): SiteLink[] {
  return pages.flatMap((from) =>
    from
      .attributes("a", "href")
      .map((href) => ({ from, to: new URL(href, `${site}${from.path}`) }))
      .filter(({ to }) => to.origin === site),
  );
}

/** The site's answer to an address, each asked once. A page for signed-in users exists, and asks to sign in. */
function statusOf(origin: string) {
  const asked = new Map<string, Promise<number>>();
  const ask = async (address: string) => {
    const answer = await fetch(`${origin}${address}`, { redirect: "manual" });
    await answer.body?.cancel();
    const next = new URL(answer.headers.get("location") ?? address, origin);
    const asksToSignIn =
      answer.status === 302 && next.origin === origin && localAddress(next.pathname).path === "/sign-in";
    return asksToSignIn ? 200 : answer.status;
  };
  return (address: string) => {
    const known = asked.get(address) ?? ask(address);
    asked.set(address, known);
    return known;
  };
}

/** The links that lead to no page of the site, by page: "/about → /nowhere: 404". `origin` is where it answers. */
export async function brokenLinks(links: SiteLink[], origin: string): Promise<Map<BuiltPage, string[]>> {
  const status = statusOf(origin);
  const broken = new Map<BuiltPage, string[]>();
  for (const { from, to } of links) {
    const [own = ""] = from.path.split("?");
    if (to.pathname === own) continue;
    const address = to.pathname + to.search;
    const answered = await status(address);
    // A page that is refused is refused in each language.
    const isSamePage = localAddress(to.pathname).path === localAddress(own).path;
    if (answered !== (isSamePage ? await status(from.path) : 200))
      broken.set(from, [...(broken.get(from) ?? []), `${from.path} → ${address}: ${answered}`]);
  }
  return broken;
}

/** The links whose anchor is on none of these pages, by page. */
export function brokenAnchors(links: SiteLink[], pages: BuiltPage[]): Map<BuiltPage, string[]> {
  const anchors = new Map(pages.map((page) => [page.path, new Set(page.attributes("*", "id"))]));
  const broken = new Map<BuiltPage, string[]>();
  for (const { from, to } of links) {
    if (to.hash === "" || anchors.get(to.pathname)?.has(decodeURIComponent(to.hash.slice(1)))) continue;
    broken.set(from, [...(broken.get(from) ?? []), `${from.path} → ${to.pathname}${to.hash}`]);
  }
  return broken;
}
