import { useEffect, useState } from "react";

/** Whether there is room for a page beside its form. */
export const beside = "(min-width: 80rem)";

/** Where this device keeps that the page beside the form is put away. */
const putAway = "darsgah:no-page-beside";

/**
 * Whether the page is in view. Until somebody decides it stands beside the form where there is room, and is behind a
 * button where there is none.
 */
export function usePageBeside(canBeShown: boolean) {
  const [isShown, setShown] = useState<boolean>();
  useEffect(() => {
    if (matchMedia(beside).matches && localStorage.getItem(putAway)) setShown(false);
  }, []);
  const decide = (isNext: boolean) => {
    setShown(isNext);
    if (!matchMedia(beside).matches) return;
    if (isNext) localStorage.removeItem(putAway);
    else localStorage.setItem(putAway, "yes");
  };
  const isBeside = canBeShown && isShown !== false;
  const [look, button] = isShown === undefined ? ["max-xl:hidden noscript:hidden", "xl:hidden"] : ["hidden", ""];
  return {
    isShown: isShown === true,
    columns: isBeside ? "xl:grid-cols-[minmax(0,1fr)_27rem] xl:noscript:grid-cols-[minmax(0,1fr)]" : "",
    look: `sticky top-4 h-[calc(100dvh-7rem)] max-md:h-[calc(100dvh-11rem)] ${isShown ? "" : look}`,
    button: isShown ? "hidden" : button,
    show: canBeShown ? () => decide(true) : null,
    hide: () => decide(false),
  };
}
