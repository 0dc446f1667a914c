import { createContext, use, useSyncExternalStore } from "react";
import { ownTime, type TimeSpan } from "#shared/formats/own-time.ts";

/** The clock by which pages say times, and the words of a reader's own; the root of an application provides them. */
export const InstituteClock = createContext({ timeZone: "UTC", words: { sameDay: "", otherDay: "" } });

const never = () => () => {};

/**
 * A time of the page by the reader's own clock, after hydration and only where that shows another. The style sheets keep
 * its row free from the start, so that nothing moves.
 */
export function OwnTime({ from, to }: TimeSpan) {
  const { timeZone: institute, words } = use(InstituteClock);
  const text = useSyncExternalStore(
    never,
    () => {
      const own = Intl.DateTimeFormat().resolvedOptions().timeZone;
      return ownTime(to === undefined ? { from } : { from, to }, { institute, own }, words);
    },
    () => "",
  );
  return <span className="own-time">{text}</span>;
}
