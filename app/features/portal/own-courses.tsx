import { ButtonLink, SiteLink } from "#app/ui/site-link.tsx";
import type { OwnPortal } from "#server/services/enrolments/own-enrolments.ts";
import type { Messages } from "#shared/messages/en/messages.ts";
import { fillText } from "#shared/rules/fill-text.ts";

type Words = Messages["portal"];

type OwnCoursesProps = { own: OwnPortal; words: Words };

type OwnBatch = OwnPortal["batches"][number];
type OwnOrder = OwnPortal["orders"][number];

/** A student's own: batches with their lectures, what is owed, receipts and demo classes; or how to begin. */
export function OwnCourses({ own, words }: OwnCoursesProps) {
  const { batches, orders, bookings } = own;
  const owed = orders.filter(({ isOwed }) => isOwed);
  const settled = orders.filter(({ isOwed }) => !isOwed);
  if (!own.isConfirmed) return <Note text={words.unconfirmed.text} action={words.unconfirmed.action} />;
  if (batches.length + orders.length + bookings.length === 0)
    return <Note text={words.nothing.text} action={words.nothing.action} />;
  return (
    <div className="grid gap-10">
      {owed.length > 0 && (
        <ul className="grid gap-4">
          {owed.map((order) => (
            <li key={order.reference}>
              <Owed order={order} words={words.owed} />
            </li>
          ))}
        </ul>
      )}
      {batches.length > 0 && (
        <ul className="grid gap-6 lg:grid-cols-2">
          {batches.map((batch) => (
            <li key={batch.id}>
              <BatchTile own={batch} words={words} />
            </li>
          ))}
        </ul>
      )}
      {bookings.length > 0 && (
        <Rows
          title={words.demos.title}
          rows={bookings.map(({ course, starts, path }) => ({ name: course, text: starts.words, path }))}
          action={words.demos.action}
        />
      )}
      {settled.length > 0 && (
        <Rows
          title={words.orders.title}
          rows={settled.map(({ reference, course, amount, state, path }) => ({
            name: `${course} · ${reference}`,
            text: `${amount}, ${words.orders.states[state]}`,
            path,
          }))}
          action={words.orders.action}
        />
      )}
    </div>
  );
}

type Link = { label: string; href: string };

function Note({ text, action }: { text: string; action: Link }) {
  return (
    <div className="rounded-card bg-surface p-6 shadow-card md:p-8">
      <p className="max-w-2xl text-lead">{text}</p>
      <ButtonLink to={action.href} className="mt-5">
        {action.label}
      </ButtonLink>
    </div>
  );
}

/** An order that waits for its money. */
function Owed({ order, words }: { order: OwnOrder; words: Words["owed"] }) {
  const { amount, course, dueAt, path } = order;
  return (
    <div className="flex flex-wrap items-center justify-between gap-4 rounded-card border border-line-strong bg-surface p-6">
      <p className="text-lead">{fillText(words.text, { amount, course, due: dueAt.words })}</p>
      <ButtonLink to={path}>
        {words.action}
        <span className="sr-only">: {course}</span>
      </ButtonLink>
    </div>
  );
}

/** A batch of the student's with its days, how their seat stands, and the way to its lectures. */
function BatchTile({ own, words }: { own: OwnBatch; words: Words }) {
  const { course, batch, state, place, heldUntil, hasBegun, lecturesPath } = own;
  const names = { until: heldUntil?.words ?? "", place: place ?? 0, start: batch.start };
  const standing = state === "active" && !hasBegun ? words.states.begins : words.states[state];
  return (
    <article aria-labelledby={`own-${own.id}`} className="h-full rounded-card bg-surface p-6 shadow-card md:p-8">
      <h3 id={`own-${own.id}`} dir="auto" className="text-2xl wrap-anywhere">
        {course}
      </h3>
      <p className="mt-1 font-semibold">
        <bdi>{batch.name}</bdi>
      </p>
      <p className="mt-3">
        {batch.schedule}, {batch.timing}
      </p>
      <p className="text-ink-soft">
        <bdi>{batch.instructor}</bdi>
      </p>
      <p className="mt-4 rounded-control bg-sunken px-4 py-3 font-medium">{fillText(standing, names)}</p>
      {lecturesPath && (
        <ButtonLink to={lecturesPath} variant="ink" className="mt-5">
          {words.lectures}
          <span className="sr-only">: {batch.name}</span>
        </ButtonLink>
      )}
    </article>
  );
}

type RowsProps = { title: string; rows: { name: string; text: string; path: string }[]; action: string };

function Rows({ title, rows, action }: RowsProps) {
  return (
    <div>
      <h3 className="text-xl">{title}</h3>
      <ul className="mt-3 divide-y divide-line border-y border-line">
        {rows.map(({ name, text, path }) => (
          <li key={path} className="flex flex-wrap items-center justify-between gap-x-6 py-2">
            <span>
              <bdi className="font-semibold">{name}</bdi> <span className="text-ink-soft">{text}</span>
            </span>
            <SiteLink
              to={path}
              className="inline-flex min-h-11 items-center font-semibold text-link underline underline-offset-4"
            >
              {action}
              <span className="sr-only">: {name}</span>
            </SiteLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
