import { useEffect, useState } from "react";
import { PrefetchPageLinks, useNavigate } from "react-router";
import { pageLinkSelector } from "#app/ui/site-link.tsx";

/** How long a pointer rests on a link before its page is fetched ahead, in milliseconds. */
const rest = 100;

/**
 * Leads visitors along the site's own links without a full load, and fetches a page ahead at the first intent: a pointer
 * that rests on its link, a touch, the keyboard's focus. One listener serves them all: a page has a hundred, and each that
 * listened for itself would wake with React and be drawn anew with every page.
 */
export function SiteLinks() {
  const navigate = useNavigate();
  const [intended, setIntended] = useState<string>();

  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    let resting: ReturnType<typeof setTimeout> | undefined;

    const intend = ({ type, target }: Event) => {
      clearTimeout(resting);
      const page = addressOf(pageLinkAt(target));
      if (page) resting = setTimeout(() => setIntended(page), type === "pointerover" ? rest : 0);
    };
    for (const type of ["pointerover", "touchstart", "focusin"])
      document.addEventListener(type, intend, { signal, passive: true });

    const follow = (event: MouseEvent) => {
      const link = pageLinkAt(event.target);
      const address = addressOf(link);
      if (!address || link?.target || event.defaultPrevented || !isPlain(event)) return;
      event.preventDefault();
      void navigate(address, { replace: address === addressOf(location) });
    };
    document.addEventListener("click", follow, { signal });
    return () => {
      clearTimeout(resting);
      listening.abort();
    };
  }, [navigate]);

  return intended ? <PrefetchPageLinks page={intended} /> : null;
}

function pageLinkAt(target: EventTarget | null): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>(pageLinkSelector) : null;
}

/** An address within the site, as the router takes it. */
function addressOf(place: Pick<URL, "pathname" | "search" | "hash"> | null): string | undefined {
  return place ? place.pathname + place.search + place.hash : undefined;
}

/** Everything else asks the browser for another tab, another window or a file. */
function isPlain({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}
