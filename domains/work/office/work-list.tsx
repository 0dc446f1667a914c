import { Link } from "react-router";
import { fillText } from "#shared/fill-text.ts";
import { Badge } from "#ui/badge.tsx";
import { Empty } from "#ui/empty.tsx";
import { useClassFrame } from "#ui/office/class-words.ts";
import { Posting } from "./posting.tsx";

type ShownWork = {
  id: string;
  title: string;
  points: number;
  due: string | null;
  handedIn: number;
  graded: number;
  planned: string | null;
  isPublished: boolean;
  isPosted: boolean;
  untold: number;
};

/** The assignments of a batch, with the numbers of hand-ins, grades and posted grades. */
export function WorkList({ batchId, works }: { batchId: string; works: ShownWork[] }) {
  const { work: words } = useClassFrame().words;
  return (
    <section className="card" aria-labelledby="work">
      <div className="flex flex-wrap items-center justify-between gap-3 px-4 pt-3.5 pb-2.5">
        <h2 id="work" className="text-lg">
          {words.title}
        </h2>
        <Link to={`/batches/${batchId}/work/new`} className="button button-main">
          {words.new}
        </Link>
      </div>
      {works.length === 0 ? (
        <Empty title={words.empty} text={words.text} />
      ) : (
        <ul className="divide-y divide-line border-t border-line">
          {works.map((work) => (
            <WorkRow key={work.id} batchId={batchId} work={work} />
          ))}
        </ul>
      )}
    </section>
  );
}

function WorkRow({ batchId, work }: { batchId: string; work: ShownWork }) {
  const { work: words } = useClassFrame().words;
  const { id, title, points, due, handedIn, graded, planned, isPublished } = work;
  const path = `/batches/${batchId}/work/${id}`;
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-2 px-4 py-3">
      <div className="min-w-56 flex-1">
        <Link
          to={path}
          className="font-semibold hover:underline max-md:inline-flex max-md:min-h-11 max-md:items-center"
        >
          <bdi>{title}</bdi>
        </Link>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-soft">
          <span>{fillText(words.worth, { points })}</span>
          <span>
            {words.columns.due}: {due ?? words.noDue}
          </span>
          {!isPublished && <Badge>{planned ? fillText(words.isPlanned, { time: planned }) : words.isHidden}</Badge>}
        </p>
      </div>
      <dl className="flex gap-5 text-center">
        <Count label={words.columns.handedIn} count={handedIn} />
        <Count label={words.columns.graded} count={graded} />
      </dl>
      <div className="flex flex-wrap items-center gap-2">
        <Posting work={work} />
        <Link to={`${path}/change`} className="button button-quiet">
          {words.change} <span className="sr-only">{title}</span>
        </Link>
      </div>
    </li>
  );
}

function Count({ label, count }: { label: string; count: number }) {
  return (
    <div className="flex flex-col-reverse">
      <dt className="text-xs text-ink-faint">{label}</dt>
      <dd className="font-display text-lg font-bold">{count}</dd>
    </div>
  );
}
