import { useContext, useEffect } from "react";
import { UNSAFE_DataRouterContext, UNSAFE_FrameworkContext, useNavigate } from "react-router";
import { fetchCode, fetchFile } from "#app/navigation/fetch-code.ts";
import { prepareRouter } from "#app/navigation/prepare-router.ts";
import { useFrame } from "#domains/content/site/site-frame.ts";
import { aheadHeaders } from "#shared/serving/fetched-ahead.ts";
import { pageLinkSelector } from "#ui/site/site-link.tsx";
import { showToast } from "#ui/site/toast-store.ts";
import { awaitedPage } from "./awaited-page.ts";

/** Time that a pointer rests on a link before its page is prefetched, in milliseconds. */
const rest = 100;

/**
 * Follows the site's own links without a full page load, and prefetches a page at the first intent: a pointer that rests
 * on its link, a touch, or keyboard focus. One listener serves all links: a page has a hundred, and listeners of their
 * own would hydrate and render again with every page. If a page's code fails to load, the router would reload the current
 * page; so a link is followed only once the code has loaded. Until then the visitor stays, and a toast reports a lost
 * connection (specification §8, "Network error").
 */
export function SiteLinks() {
  const { title, text } = useFrame().toasts.error;
  const navigate = useNavigate();
  const manifest = useContext(UNSAFE_FrameworkContext)?.manifest;
  const router = useContext(UNSAFE_DataRouterContext)?.router;

  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    let resting: ReturnType<typeof setTimeout> | undefined;
    let ahead: { address: string; code: Promise<unknown> } | undefined;
    const running = new Set([manifest?.entry, manifest?.routes.root].flatMap((chunk) => chunk?.imports));

    /** Prefetches a link's page, unless it was the last one; resolves when its code has loaded. */
    const fetchAhead = (link: HTMLAnchorElement): Promise<unknown> => {
      clearTimeout(resting);
      const { pathname, search } = link;
      const address = pathname + search;
      const route = manifest?.routes[router?.match(pathname)?.at(-1)?.route.id ?? ""];
      if (!route || address === location.pathname + location.search) return Promise.resolve();
      if (ahead?.address === address) return ahead.code;
      const files = [route.module, ...(route.imports ?? [])];
      const code = Promise.all([prepareRouter(), fetchCode(files.filter((file) => !running.has(file)))]);
      ahead = { address, code };
      const data = fetchFile(`${pathname.replace(/\/$/, "/_")}.data${search}`, aheadHeaders);
      data.catch(() => undefined);
      code.catch(() => {
        ahead = undefined;
      });
      return code;
    };
    const intend = ({ type, target }: Event) => {
      clearTimeout(resting);
      const link = pageLinkAt(target);
      if (type === "focusin" && isField(target)) prepareRouter().catch(() => undefined);
      if (link) resting = setTimeout(fetchAhead, type === "pointerover" ? rest : 0, link);
    };
    for (const type of ["pointerover", "touchstart", "focusin"])
      document.addEventListener(type, intend, { signal, passive: true });

    const follow = (event: MouseEvent) => {
      const link = pageLinkAt(event.target);
      if (!link || link.target || event.defaultPrevented || !isPlain(event)) return;
      event.preventDefault();
      const { pathname } = link;
      const { href } = location;
      const address = addressOf(link);
      const isWanted = () => awaitedPage.path() === pathname && location.href === href;
      const arrive = async () => {
        if (isWanted()) await navigate(address, { replace: address === addressOf(location) });
      };
      const stay = async () => {
        await fetch(address, { method: "HEAD" }).then(
          () => isWanted() && location.assign(address),
          () => showToast("error", { title, text }),
        );
      };
      awaitedPage.begin(pathname);
      const canTry = navigator.onLine || pathname === location.pathname;
      void (canTry ? fetchAhead(link) : Promise.reject()).then(arrive, stay).then(() => awaitedPage.end(pathname));
    };
    document.addEventListener("click", follow, { signal });
    return () => {
      clearTimeout(resting);
      listening.abort();
    };
  }, [navigate, manifest, router, title, text]);

  return null;
}

function pageLinkAt(target: EventTarget | null): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>(pageLinkSelector) : null;
}

/** A form ends on another page. */
function isField(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("form") !== null;
}

/** An address within the site, as the router expects it. */
function addressOf({ pathname, search, hash }: Pick<URL, "pathname" | "search" | "hash">): string {
  return pathname + search + hash;
}

/** Other clicks open another tab or window, or download a file. */
function isPlain({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}
