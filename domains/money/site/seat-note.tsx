import { OwnTime } from "#ui/own-time.tsx";
import { Button } from "#ui/site/button.tsx";
import type { OrderWords } from "./order-words.ts";

type SeatNoteProps = NonNullable<OrderWords["seat"]> & { path: string };

/** The seat's hold, with the button to confirm the order from its email; the staff's message if they released it. */
export function SeatNote({ path, text, reason, until, longer, button }: SeatNoteProps) {
  return (
    <div className="rounded-card border border-line bg-lapis-tint p-6">
      <p className="max-w-lg">
        {text}
        {until !== null && <OwnTime from={until} />}
      </p>
      {longer !== null && <p className="mt-2 max-w-lg">{longer}</p>}
      {reason !== null && (
        <blockquote
          dir="auto"
          className="mt-3 max-w-lg border-s-2 border-line-strong ps-4 wrap-anywhere whitespace-pre-line"
        >
          {reason}
        </blockquote>
      )}
      {button !== null && (
        <form method="post" action={path} className="mt-4">
          <Button type="submit" name="intent" value="confirm" className="w-full sm:w-auto">
            {button}
          </Button>
        </form>
      )}
    </div>
  );
}
