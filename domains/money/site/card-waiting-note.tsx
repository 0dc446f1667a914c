import { useEffect } from "react";
import { useRevalidator } from "react-router";
import { buttonClass } from "#ui/site/button-class.ts";
import type { OrderWords } from "./order-words.ts";

/** The polling interval in milliseconds, and the number of polls. */
const interval = 4000;
const maxPolls = 45;

/** Polls until a card payment has been confirmed. */
export function CardWaitingNote({ path, words }: { path: string; words: OrderWords["waiting"] }) {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    let polls = 0;
    const timer = setInterval(() => {
      polls += 1;
      if (polls >= maxPolls) clearInterval(timer);
      void revalidate();
    }, interval);
    return () => clearInterval(timer);
  }, [revalidate]);
  return (
    <div role="status" className="rounded-card border border-line bg-lapis-tint p-6">
      <p className="max-w-lg">{words.text}</p>
      <div className="mt-4 flex flex-wrap gap-3">
        <a href={`${path}&card=returned`} className={buttonClass({ variant: "quiet" })}>
          {words.again}
        </a>
        <a href={path} className={buttonClass({ variant: "quiet" })}>
          {words.other}
        </a>
      </div>
    </div>
  );
}
