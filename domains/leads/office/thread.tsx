import { CalendarDays, CreditCard, Ticket, UserRound } from "lucide-react";
import { useFrame } from "#ui/office/office-frame.ts";

/** Something that was said or happened, in its order. */
export interface ThreadEntry {
  id: string;
  /** The day, which stands once above its entries. */
  day: string;
  time: string;
  /** Who said it; null for what happened. */
  side: "in" | "out" | null;
  kind: "message" | "calendar" | "money" | "seat" | "note" | "person";
  title: string;
  text: string | null;
}

const icons = {
  message: UserRound,
  note: UserRound,
  person: UserRound,
  calendar: CalendarDays,
  money: CreditCard,
  seat: Ticket,
};

/** A conversation, the oldest first: what came in, what went out, and what happened between. */
export function Thread({ entries }: { entries: ThreadEntry[] }) {
  const { thread, empty } = useFrame().words.conversation;
  return (
    <section aria-label={thread} className="grid gap-3">
      <h3 className="sr-only">{thread}</h3>
      {entries.length === 0 && <p className="text-ink-soft">{empty}</p>}
      <ol className="grid gap-3">
        {entries.map((entry, at) => (
          <li key={entry.id} className="grid gap-3">
            {entry.day !== entries[at - 1]?.day && <p className="text-center text-sm text-ink-soft">{entry.day}</p>}
            {entry.side === null ? <Happened {...entry} /> : <Said {...entry} side={entry.side} />}
          </li>
        ))}
      </ol>
    </section>
  );
}

function Happened({ kind, title, text, time }: ThreadEntry) {
  const Icon = icons[kind];
  return (
    <p className="flex flex-wrap items-center justify-center gap-x-2 text-center text-sm text-ink-soft">
      <Icon size={14} aria-hidden="true" />
      <span className="font-semibold">{title}</span>
      {text && <span dir="auto">{text}</span>}
      <span>{time}</span>
    </p>
  );
}

const bubbles = {
  in: "me-8 justify-self-start rounded-ss-none border-line bg-surface",
  out: "ms-8 justify-self-end rounded-ee-none border-transparent bg-sunken",
};

function Said({ side, title, text, time }: ThreadEntry & { side: "in" | "out" }) {
  return (
    <div className={`min-w-48 max-w-prose rounded-card border px-3 py-2 ${bubbles[side]}`}>
      <p className="flex flex-wrap items-baseline justify-between gap-x-6 text-sm text-ink-soft">
        <span>{title}</span>
        <span className="whitespace-nowrap">{time}</span>
      </p>
      {text && (
        <p dir="auto" className="whitespace-pre-line wrap-anywhere">
          {text}
        </p>
      )}
    </div>
  );
}
