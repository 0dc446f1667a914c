import { ButtonLink } from "#app/ui/site-link.tsx";
import type { OwnPortal } from "#server/services/enrolments/own-enrolments.ts";
import type { Messages } from "#shared/messages/en/messages.ts";
import { fillText } from "#shared/rules/fill-text.ts";
import { NextClass } from "./next-class.tsx";
import { OwnBatchTile } from "./own-batch.tsx";
import { OwedList, orderRows, Rows } from "./own-money.tsx";

type Words = Messages["portal"];

type OwnProps = { own: OwnPortal; words: Words };

/** Whether the portal knows anything of a student's own. */
export function hasOwn({ isConfirmed, batches, orders, bookings }: OwnPortal): boolean {
  return isConfirmed && batches.length + orders.length + bookings.length > 0;
}

/** How a student begins who has nothing here yet, or whose address is not confirmed. */
export function NothingYet({ own, words }: OwnProps) {
  const { text, action } = own.isConfirmed ? words.nothing : words.unconfirmed;
  return (
    <div className="rounded-card bg-surface p-6 shadow-card md:p-8">
      <p className="max-w-2xl text-lead">{text}</p>
      <ButtonLink to={action.href} className="mt-5">
        {action.label}
      </ButtonLink>
    </div>
  );
}

/** A student's week: the next class, what is owed, batches with their lectures, demo classes, receipts, and who helps. */
export function OwnWeek({ own, words }: OwnProps) {
  const { nextClass, batches, orders, bookings } = own;
  const owed = orders.filter(({ owed }) => owed !== null);
  const rows = orders.flatMap((order) => orderRows(order, words.orders));
  const isAlone = (nextClass === null) !== (owed.length === 0);
  return (
    <section aria-labelledby="own-title" className="page pt-8 pb-14 md:pt-10 md:pb-20">
      <h1 id="own-title" className="text-heading font-extrabold">
        {words.title}
      </h1>
      <div className="mt-6 grid gap-6 lg:grid-cols-[1.7fr_1fr]">
        {nextClass && (
          <div className={isAlone ? "lg:col-span-2" : ""}>
            <NextClass next={nextClass} words={words.next} />
          </div>
        )}
        {owed.length > 0 && (
          <div className={isAlone ? "lg:col-span-2" : ""}>
            <OwedList orders={owed} words={words.owed} />
          </div>
        )}
        <section aria-labelledby="own-batches" className="grid content-start gap-6">
          <h2 id="own-batches" className="sr-only">
            {words.batches}
          </h2>
          {batches.map((batch) => (
            <OwnBatchTile key={batch.id} own={batch} words={words} />
          ))}
        </section>
        <div className="grid content-start gap-6">
          {bookings.length > 0 && (
            <Rows
              id="own-demos"
              title={words.demos.title}
              rows={bookings.map(({ course, starts, path }) => ({
                ...{ name: course, text: starts.words, path },
                action: words.demos.action,
              }))}
            />
          )}
          {rows.length > 0 && <Rows id="own-orders" title={words.orders.title} rows={rows} />}
          <Help help={own.help} words={words.help} />
        </div>
      </div>
    </section>
  );
}

function Help({ help: { whatsapp, email, replyTime }, words }: { help: OwnPortal["help"]; words: Words["help"] }) {
  return (
    <section aria-labelledby="own-help" className="rounded-card bg-surface p-6 shadow-card">
      <h2 id="own-help" className="text-xl">
        {words.title}
      </h2>
      <p className="mt-1 text-ink-soft">{fillText(words.lead, { replyTime })}</p>
      <p className="mt-3 flex flex-wrap gap-3">
        <ButtonLink to={whatsapp} newTab variant="quiet">
          {words.whatsapp}
        </ButtonLink>
        {email && (
          <ButtonLink to={email.href} variant="quiet">
            {words.email}
            <span className="sr-only">: {email.address}</span>
          </ButtonLink>
        )}
      </p>
    </section>
  );
}
