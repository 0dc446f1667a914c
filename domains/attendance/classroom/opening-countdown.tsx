import { useEffect, useState } from "react";
import { day, hour, minute, second } from "#shared/durations.ts";
import { fillCount, fillText } from "#shared/fill-text.ts";
import { useFrame } from "#ui/classroom/classroom-frame.ts";

/** The server takes the class as open from this moment on; a reload a little later cannot come too early. */
const grace = second;

/**
 * Counts down to the opening of a class, and then loads the page again, which leads into the meeting. Without scripts
 * nothing is shown. It goes by how much time has passed, so a device whose clock is wrong counts right; after a sleep it
 * catches up.
 */
export function OpeningCountdown({ wait }: { wait: number }) {
  const { join: words } = useFrame().words.attendance;
  const [left, setLeft] = useState<number | null>(null);
  useEffect(() => {
    const opens = Date.now() + wait + grace;
    const look = () => {
      const now = opens - Date.now();
      setLeft(Math.max(0, now));
      if (now > 0) return;
      clearInterval(timer);
      location.reload();
    };
    const timer = setInterval(look, second / 2);
    look();
    return () => clearInterval(timer);
  }, [wait]);
  return (
    <p role="timer" className="min-h-8 font-display text-xl font-bold">
      {left !== null && fillText(words.left, { left: leftInWords(left, words.days) })}
    </p>
  );
}

/** Time left as text: "2 days", "3:05:09", "12:34". */
export function leftInWords(left: number, days: Parameters<typeof fillCount>[0]): string {
  if (left >= 2 * day) return fillCount(days, Math.floor(left / day));
  const two = (count: number) => String(Math.floor(count)).padStart(2, "0");
  const [minutes, seconds] = [(left % hour) / minute, (left % minute) / second];
  if (left < hour) return `${Math.floor(minutes)}:${two(seconds)}`;
  return `${Math.floor(left / hour)}:${two(minutes)}:${two(seconds)}`;
}
