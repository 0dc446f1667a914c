import { CalendarDays, CreditCard, MessageSquare, NotebookPen, Ticket, UserRound } from "lucide-react";
import type { HistoryEvent } from "./history.ts";

const icons = {
  message: MessageSquare,
  calendar: CalendarDays,
  money: CreditCard,
  seat: Ticket,
  note: NotebookPen,
  person: UserRound,
};

/** The events, latest first. */
export function History({ events }: { events: HistoryEvent[] }) {
  return (
    <ol className="grid gap-4">
      {events.map(({ id, at, kind, title, text, href }) => {
        const Icon = icons[kind];
        return (
          <li key={id} className="grid grid-cols-[auto_1fr] gap-x-3">
            <span aria-hidden="true" className="grid size-7 place-items-center rounded-lg bg-sunken text-ink-soft">
              <Icon size={15} />
            </span>
            <div className="min-w-0">
              <p className="flex flex-wrap items-baseline justify-between gap-x-3">
                {href ? (
                  <a href={href} target="_blank" rel="noopener noreferrer" className="link font-semibold">
                    {title}
                  </a>
                ) : (
                  <span className="font-semibold">{title}</span>
                )}
                <span className="text-sm whitespace-nowrap text-ink-faint">{at}</span>
              </p>
              {text && (
                <p dir="auto" className="mt-0.5 whitespace-pre-line text-ink-soft">
                  {text}
                </p>
              )}
            </div>
          </li>
        );
      })}
    </ol>
  );
}
