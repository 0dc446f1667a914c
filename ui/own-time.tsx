import { use, useSyncExternalStore } from "react";
import { ownTime, type TimeSpan } from "#shared/formats/own-time.ts";
import { InstituteClock } from "./institute-clock.ts";

const never = () => () => {};

/**
 * A time of the page by the reader's own clock, after hydration and only where that shows another. The style sheets keep
 * its row free from the start, so that nothing moves.
 */
export function OwnTime({ from, to }: TimeSpan) {
  const { timeZone: institute, words, lang } = use(InstituteClock);
  const text = useSyncExternalStore(
    never,
    () => {
      const own = Intl.DateTimeFormat().resolvedOptions().timeZone;
      return ownTime(to === undefined ? { from } : { from, to }, { institute, own }, words, lang);
    },
    () => "",
  );
  return <span className="own-time">{text}</span>;
}
