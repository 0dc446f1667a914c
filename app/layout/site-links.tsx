import { useContext, useEffect, useState } from "react";
import { UNSAFE_DataRouterContext, UNSAFE_FrameworkContext, useNavigate } from "react-router";
import { pageLinkSelector } from "#app/ui/site-link.tsx";
import { showToast } from "#app/ui/toast/toast-store.ts";
import { notices, timings } from "#shared/content/messages.ts";

/** How long a pointer rests on a link before its page is fetched ahead, in milliseconds. */
const rest = 100;

/** What a page is made of: the code its own code asks for, and its data. */
type Ahead = { imports: string[]; data: string };

/**
 * Leads visitors along the site's own links without a full load, and fetches a page ahead at the first intent: a pointer
 * that rests on its link, a touch, the keyboard's focus. One listener serves them all: a page has a hundred, and each that
 * listened for itself would wake with React and be drawn anew with every page.
 *
 * The router loads the page anew, whole, when the code of another does not come; its own fetching ahead does so before
 * anybody has clicked. Here the visitor stays, and reads why after the click (specification §8, "Network error").
 */
export function SiteLinks() {
  const navigate = useNavigate();
  const manifest = useContext(UNSAFE_FrameworkContext)?.manifest;
  const router = useContext(UNSAFE_DataRouterContext)?.router;
  const [ahead, setAhead] = useState<Ahead>();

  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    let resting: ReturnType<typeof setTimeout> | undefined;
    // The paths whose code did not come when it was last asked for.
    const missed = new Set<string>();

    const fetchAhead = (link: HTMLAnchorElement) => {
      const { pathname, search } = link;
      const route = manifest?.routes[router?.match(pathname)?.at(-1)?.route.id ?? ""];
      if (!route || pathname + search === location.pathname + location.search) return;
      import(/* @vite-ignore */ route.module).then(
        () => missed.delete(pathname),
        () => missed.add(pathname),
      );
      setAhead({ imports: route.imports ?? [], data: `${pathname.replace(/\/$/, "/_")}.data${search}` });
    };
    const intend = ({ type, target }: Event) => {
      clearTimeout(resting);
      const link = pageLinkAt(target);
      if (link) resting = setTimeout(fetchAhead, type === "pointerover" ? rest : 0, link);
    };
    for (const type of ["pointerover", "touchstart", "focusin"])
      document.addEventListener(type, intend, { signal, passive: true });

    const follow = (event: MouseEvent) => {
      const link = pageLinkAt(event.target);
      if (!link || link.target || event.defaultPrevented || !isPlain(event)) return;
      event.preventDefault();
      const address = addressOf(link);
      const isElsewhere = link.pathname !== location.pathname;
      if (isElsewhere && (missed.has(link.pathname) || !navigator.onLine))
        fetch(address, { method: "HEAD" }).then(
          () => location.assign(address),
          () => showToast({ kind: "error", ...notices.error, stays: timings.errorToast }),
        );
      else void navigate(address, { replace: address === addressOf(location) });
    };
    document.addEventListener("click", follow, { signal });
    return () => {
      clearTimeout(resting);
      listening.abort();
    };
  }, [navigate, manifest, router]);

  return (
    ahead && (
      <>
        <link rel="prefetch" as="fetch" href={ahead.data} />
        {ahead.imports.map((href) => (
          <link key={href} rel="modulepreload" href={href} />
        ))}
      </>
    )
  );
}

function pageLinkAt(target: EventTarget | null): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>(pageLinkSelector) : null;
}

/** An address within the site, as the router takes it. */
function addressOf({ pathname, search, hash }: Pick<URL, "pathname" | "search" | "hash">): string {
  return pathname + search + hash;
}

/** Everything else asks the browser for another tab, another window or a file. */
function isPlain({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}
