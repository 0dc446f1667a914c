import type { ReactNode } from "react";
import { ButtonLink, SiteLink } from "#ui/site/site-link.tsx";
import { NextClass } from "./next-class.tsx";
import { OwedList } from "./owed-list.tsx";
import { OwnBatchTile } from "./own-batch.tsx";
import type { OwnView, OwnWeek } from "./own-view.ts";
import type { RecordList } from "./week-records.ts";

/** The first steps for a student who has nothing here yet, or whose address is not confirmed. */
export function NothingYet({ title, note: { text, action } }: { title: string; note: NonNullable<OwnView["note"]> }) {
  return (
    <section aria-labelledby="own-title" className="page pt-8 pb-14 md:pt-10 md:pb-20">
      <h1 id="own-title" className="text-heading font-extrabold">
        {title}
      </h1>
      <div className="mt-6 rounded-card bg-surface p-6 shadow-card md:p-8">
        <p className="max-w-2xl text-lead">{text}</p>
        <ButtonLink to={action.href} className="mt-5">
          {action.label}
        </ButtonLink>
      </div>
    </section>
  );
}

/** A student's week: the next class, payments due, batches with their lectures, demo classes, receipts, and help. */
export function OwnCourses({ title, week }: { title: string; week: OwnWeek }) {
  const { next, owed, batches, ways, takenOut, records, help } = week;
  const helpPanel = <Help help={help} />;
  const isHelpOnTop = next !== null && owed === null;
  const hasSide = records.length > 0 || !isHelpOnTop;
  return (
    <section aria-labelledby="own-title" className="page pt-8 pb-14 md:pt-10 md:pb-20">
      <h1 id="own-title" className="text-heading font-extrabold">
        {title}
      </h1>
      <div className="mt-6 grid gap-6 lg:grid-cols-[1.7fr_1fr]">
        {next && <NextClass next={next} />}
        {isHelpOnTop && helpPanel}
        {owed && (
          <div className={next ? "" : "lg:col-span-2"}>
            <OwedList owed={owed} />
          </div>
        )}
        <section
          aria-labelledby="own-batches"
          className={`grid content-start gap-6 ${hasSide ? "" : "lg:col-span-2 lg:grid-cols-2"}`}
        >
          <h2 id="own-batches" className="sr-only">
            {batches.title}
          </h2>
          {batches.list.map((batch) => (
            <OwnBatchTile key={batch.id} batch={batch} ways={ways} />
          ))}
          {takenOut.map(({ id, text, reason, note }) => (
            <div key={id} dir="auto" className="grid gap-2 rounded-card bg-surface p-6 shadow-card wrap-anywhere">
              <p className="font-medium">{text}</p>
              {reason && <p className="whitespace-pre-wrap">{reason}</p>}
              <p className="text-ink-soft">{note}</p>
            </div>
          ))}
        </section>
        {hasSide && (
          <div className="grid content-start gap-6">
            {records.map((list) => (
              <Records key={list.id} {...list} />
            ))}
            {!isHelpOnTop && helpPanel}
          </div>
        )}
      </div>
    </section>
  );
}

/** Records, each with the link to its page, if it has one. */
function Records({ id, title, rows, more, none }: RecordList) {
  return (
    <section aria-labelledby={id} className="rounded-card bg-surface p-6 shadow-card">
      <h2 id={id} className="text-xl">
        {title}
      </h2>
      {none && <p className="mt-2 text-ink-soft">{none}</p>}
      <ul className="mt-2 divide-y divide-line empty:hidden">
        {rows.map(({ id: key, name, text, link }) => (
          <li key={key} className="flex flex-wrap items-center justify-between gap-x-4 py-1">
            <span>
              <bdi className="font-semibold">{name}</bdi> <span className="text-ink-soft">{text}</span>
            </span>
            {link && (
              <RecordLink {...link}>
                <span className="sr-only">: {name}</span>
              </RecordLink>
            )}
          </li>
        ))}
      </ul>
      {more && <RecordLink {...more} />}
    </section>
  );
}

function RecordLink({ label, path, children }: { label: string; path: string; children?: ReactNode }) {
  return (
    <SiteLink
      to={path}
      className="inline-flex min-h-11 items-center font-semibold text-link underline underline-offset-4"
    >
      {label}
      {children}
    </SiteLink>
  );
}

function Help({ help: { title, lead, whatsapp, email } }: { help: OwnWeek["help"] }) {
  return (
    <section aria-labelledby="own-help" className="rounded-card bg-surface p-6 shadow-card">
      <h2 id="own-help" className="text-xl">
        {title}
      </h2>
      <p className="mt-1 text-ink-soft">{lead}</p>
      <p className="mt-3 flex flex-wrap gap-3">
        <ButtonLink to={whatsapp.href} newTab variant="quiet">
          {whatsapp.label}
        </ButtonLink>
        {email && (
          <ButtonLink to={email.href} variant="quiet">
            {email.label}
            <span className="sr-only">: {email.address}</span>
          </ButtonLink>
        )}
      </p>
    </section>
  );
}
