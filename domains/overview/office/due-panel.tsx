import { ChevronRight } from "lucide-react";
import { Children, type ReactNode } from "react";
import { Link } from "react-router";
import { DueTime } from "#ui/office/due-time.tsx";
import type { Urgency } from "#ui/office/times.ts";

type DuePanelProps = {
  title: string;
  count?: string | null;
  /** The text without rows; a panel that is shown only with rows has none. */
  empty?: string;
  all?: { to: string; label: string };
  children: ReactNode;
};

/** One kind of work that is due, as rows that lead to where it is done. */
export function DuePanel({ title, count, empty, all, children }: DuePanelProps) {
  return (
    <section className="card">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 px-4 pt-3.5 pb-2.5">
        <h2 className="text-lg">{title}</h2>
        {count && <p className="text-sm text-ink-soft">{count}</p>}
      </div>
      {Children.count(children) > 0 ? (
        <ul>{children}</ul>
      ) : (
        <p className="border-t border-line px-4 py-3 text-ink-soft">{empty}</p>
      )}
      {all && (
        <p className="border-t border-line px-2 py-1">
          <Link to={all.to} className="button button-plain">
            {all.label}
          </Link>
        </p>
      )}
    </section>
  );
}

type DueRowProps = {
  to?: string;
  title: string;
  text: string;
  end?: string;
  urgency?: Urgency;
  /** What else can be done at once, beside the link. */
  beside?: ReactNode;
};

/** A row of a panel; a link if it has a page to go to. */
export function DueRow({ to, title, text, end, urgency, beside }: DueRowProps) {
  const parts = (
    <>
      <span className="min-w-0 flex-1">
        {/* Cut at its own end, in whichever script, and on the side of the page. */}
        <bdi className="block truncate font-semibold [text-align:match-parent]">{title}</bdi>
        <bdi className="block truncate text-sm text-ink-soft [text-align:match-parent]">{text}</bdi>
      </span>
      {end &&
        (urgency ? <DueTime text={end} urgency={urgency} /> : <span className="text-sm text-ink-soft">{end}</span>)}
      {to && <ChevronRight size={16} aria-hidden="true" className="shrink-0 text-ink-faint" />}
    </>
  );
  const look = "flex min-h-11 min-w-0 flex-1 items-center gap-3 px-4 py-2";
  return (
    <li className="flex items-center border-t border-line">
      {to ? (
        <Link to={to} className={`${look} hover:bg-sunken`}>
          {parts}
        </Link>
      ) : (
        <div className={look}>{parts}</div>
      )}
      {beside && <span className="pe-4">{beside}</span>}
    </li>
  );
}
