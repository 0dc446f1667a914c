import type { ReactNode } from "react";
import { Link, Outlet, useMatches, useSearchParams } from "react-router";
import { withQuery } from "./list.tsx";

type ListWithPanelProps = {
  /** The id of the route whose page is the panel. */
  panel: string;
  /** The classes that make room for the panel. */
  room: string;
  children: ReactNode;
};

/** A list whose rows open a panel beside it; on a phone the panel takes the list's place. */
export function ListWithPanel({ panel, room, children }: ListWithPanelProps) {
  const isOpen = useMatches().some(({ id }) => id === panel);
  return (
    <div className={isOpen ? `lg:grid ${room}` : ""}>
      <div className={`min-w-0 p-4 md:p-6 ${isOpen ? "max-lg:hidden" : ""}`}>{children}</div>
      <Outlet />
    </div>
  );
}

type ListPanelProps = {
  /** The address of the list, without the filters that it was left with. */
  list: string;
  words: { title: string; close: string };
  children: ReactNode;
};

/** One row of a list beside it, with a way back. */
export function ListPanel({ list, words, children }: ListPanelProps) {
  const [search] = useSearchParams();
  return (
    <aside className="border-line bg-surface lg:sticky lg:top-0 lg:h-dvh lg:overflow-y-auto lg:border-s">
      {/* On a phone the list, with its heading, is absent. */}
      <h1 className="sr-only lg:hidden">{words.title}</h1>
      <p className="flex justify-end px-3 pt-2">
        <Link to={withQuery(list, search)} className="button button-plain">
          {words.close}
        </Link>
      </p>
      {children}
    </aside>
  );
}
