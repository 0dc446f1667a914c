import { useEffect, useState } from "react";
import { hour, minute } from "#shared/durations.ts";
import { fillText } from "#shared/fill-text.ts";
import { useFrame } from "#ui/classroom/classroom-frame.ts";

/** The warning times for a student who does not see the clock, in milliseconds before the end. */
const tellings = [10 * minute, 5 * minute, minute];

type TimeLeftProps = {
  /** The time left by the server's clock, and the browser's own running time then; in milliseconds. */
  left: { milliseconds: number; at: number };
  onEnd: () => void;
};

/** Counts down by how long the page has run, not by the device's clock, which may be wrong. */
export function TimeLeft({ left: { milliseconds, at }, onEnd }: TimeLeftProps) {
  const { taking: words } = useFrame().words.quizzes;
  const [left, setLeft] = useState(milliseconds);
  useEffect(() => {
    const look = () => {
      const now = Math.max(0, milliseconds - (performance.now() - at));
      setLeft(now);
      if (now === 0) {
        clearInterval(timer);
        onEnd();
      }
    };
    const timer = setInterval(look, 500);
    look();
    return () => clearInterval(timer);
  }, [milliseconds, at, onEnd]);
  const telling = tellings.findLast((moment) => left <= moment);
  return (
    <>
      <p
        role="timer"
        aria-label={words.left}
        className={`font-display text-xl font-bold ${left < minute ? "text-danger" : ""}`}
      >
        {clockOf(left)}
      </p>
      <p role="status" className="sr-only">
        {telling !== undefined && fillText(words.leftNow, { time: clockOf(telling) })}
      </p>
    </>
  );
}

/** "1:05:09", "12:34". */
function clockOf(milliseconds: number): string {
  const hours = Math.floor(milliseconds / hour);
  const minutes = Math.floor((milliseconds % hour) / minute);
  const seconds = String(Math.floor((milliseconds % minute) / 1000)).padStart(2, "0");
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, "0")}:${seconds}` : `${minutes}:${seconds}`;
}
