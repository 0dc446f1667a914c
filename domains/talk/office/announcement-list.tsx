import { Link } from "react-router";
import type { Group } from "#domains/talk/contract.ts";
import { fillText } from "#shared/fill-text.ts";
import { Badge } from "#ui/badge.tsx";
import { Empty } from "#ui/empty.tsx";
import { useClassFrame } from "#ui/office/class-words.ts";
import { Older } from "#ui/office/older.tsx";

/** An announcement as a list shows it; `state` is where it stands on its way. */
export interface ListedAnnouncement {
  id: string;
  title: string;
  group: Group;
  batches: string[];
  author: string | null;
  at: string;
  state: "waits" | "spreading" | "spread";
  reached: number;
  seen: number;
}

type AnnouncementListProps = {
  listed: ListedAnnouncement[];
  batch?: string;
  /** The cursor of the older ones, and whether these are older ones themselves. */
  paging: { next: string | null; isLater: boolean };
};

/** Announcements, the latest first, and the way to write one. */
export function AnnouncementList({ listed, batch, paging }: AnnouncementListProps) {
  const { talk: words } = useClassFrame().words;
  return (
    <section className="card" aria-labelledby="announcements">
      <div className="flex flex-wrap items-center justify-between gap-3 px-4 pt-3.5 pb-2.5">
        <h2 id="announcements" className="text-lg">
          {words.title}
        </h2>
        <Link to={`/announcements/new${batch ? `?batch=${batch}` : ""}`} className="button button-main">
          {words.write}
        </Link>
      </div>
      {listed.length === 0 ? (
        <Empty title={words.empty} text={words.emptyText} />
      ) : (
        <ul className="divide-y divide-line border-t border-line">
          {listed.map((one) => (
            <AnnouncementRow key={one.id} {...one} />
          ))}
        </ul>
      )}
      <div className="px-4 pb-4 empty:hidden">
        <Older {...paging} />
      </div>
    </section>
  );
}

function AnnouncementRow({ id, title, author, at, state, reached, seen, ...to }: ListedAnnouncement) {
  const { talk: words } = useClassFrame().words;
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-1 px-4 py-3">
      <div className="min-w-56 flex-1">
        <Link
          to={`/announcements/${id}`}
          className="font-semibold hover:underline max-md:inline-flex max-md:min-h-11 max-md:items-center"
        >
          <bdi>{title}</bdi>
        </Link>
        <p className="flex flex-wrap gap-x-3 text-sm text-ink-soft">
          <span>
            <ToWhom {...to} />
          </span>
          <bdi>{author ?? words.unknownAuthor}</bdi>
          {state === "spread" && <span>{at}</span>}
        </p>
      </div>
      {state === "waits" && <Badge look="amber">{fillText(words.waits, { time: at })}</Badge>}
      {state === "spreading" && <Badge look="blue">{words.spreading}</Badge>}
      {state === "spread" && (
        <p className="text-sm">
          {words.columns.seen}: <strong>{fillText(words.seenOf, { seen, reached })}</strong>
        </p>
      )}
    </li>
  );
}

/** The group that an announcement goes to, and its batches. */
export function ToWhom({ group, batches }: Pick<ListedAnnouncement, "group" | "batches">) {
  const { talk: words } = useClassFrame().words;
  const named = group === "owing" && batches.length === 0 ? [words.everyBatch] : batches;
  return (
    <>
      <span>{words.groups[group]}</span>
      {named.length > 0 && <span>: </span>}
      <bdi>{named.join(", ")}</bdi>
    </>
  );
}
