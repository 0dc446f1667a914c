import type { ComponentProps } from "react";
import { Link } from "react-router";
import type { LeadRow } from "#domains/leads/office/lead-table.tsx";
import { Ledger, type LedgerRow } from "#domains/money/office/ledger.tsx";
import { OpenOrder } from "#domains/money/office/open-order.tsx";
import { type ShownReduction, WaitingReductions } from "#domains/money/office/reduction-list.tsx";
import type { Standing } from "#domains/money/rules/statement.ts";
import { fillText } from "#shared/fill-text.ts";
import { Field } from "#ui/field.tsx";
import { ActForm } from "#ui/form/act-form.tsx";
import { OutcomeNote } from "#ui/form/outcome-note.tsx";
import { useMember } from "#ui/office/member.ts";
import { useFrame } from "#ui/office/office-frame.ts";
import type { Outcome } from "#ui/office/office-outcome.ts";
import { DetailsCard } from "./details-card.tsx";
import { DocumentsCard, type DocumentsCardProps } from "./documents-card.tsx";
import { FamilyCard, type FamilyCardProps, GuardianCard } from "./family-card.tsx";
import type { HistoryEvent } from "./history.ts";
import { History } from "./history.tsx";
import { LanguageCard } from "./language-card.tsx";
import { PersonHead } from "./person-head.tsx";
import type { TextLanguage } from "./text-languages.ts";

type Head = ComponentProps<typeof PersonHead>;

type PersonScreenProps = {
  person: Head["person"] & ComponentProps<typeof LanguageCard>["person"];
  languages: TextLanguage[];
  others: Head["others"];
  relatives: Omit<FamilyCardProps, "personId">;
  leads: Pick<LeadRow, "id" | "source" | "state" | "since">[];
  orders: { reference: string; standing: Standing; ledger: LedgerRow[] }[];
  /** The requests for fewer fees that wait. */
  reductions: ShownReduction[];
  /** The places that have no order, whose fees may be opened. */
  unbilled: { id: string; batch: string; plans: [id: string, title: string][] }[];
  currencies: string[];
  /** The merges that can be undone, each with the address or the name that was merged. */
  merges: { id: string; called: string | null }[];
  history: HistoryEvent[];
  documents: DocumentsCardProps["documents"];
  /** The id of the next document. */
  formId: string;
  outcome: Outcome | undefined;
};

/** A person's card with their whole history. */
export function PersonScreen(props: PersonScreenProps) {
  const { company, words: all } = useFrame();
  const { leads: words, payments, frame, fees, students } = all;
  const { may } = useMember();
  const { person, others, relatives, leads, orders, reductions, unbilled, currencies, merges, history, outcome } =
    props;
  const wrong = outcome?.intent === "merge" ? (outcome.fields?.[""] ?? outcome.fields?.email) : undefined;
  return (
    <div className="grid items-start gap-6 p-4 md:p-6 xl:grid-cols-[minmax(0,1fr)_24rem]">
      <div className="grid gap-6">
        <PersonHead person={person} others={others} />
        <div className="flex flex-wrap gap-3">
          {may.includes("takeMoney") && orders.length > 0 && (
            <Link to={`/fees/${person.id}`} className="button button-main">
              <span>{fees.drawer.take}</span>
              <kbd className="key max-md:hidden">{fees.drawer.takeKey}</kbd>
            </Link>
          )}
          {may.includes("enrolAtDesk") && (
            <Link to={`/people/${person.id}/enrol`} className="button button-quiet">
              {fees.enrol.title}
            </Link>
          )}
          {may.includes("announce") && (
            <Link to={`/announcements/new?people=${person.id}`} className="button button-quiet">
              {students.announce}
            </Link>
          )}
        </div>
        <OutcomeNote outcome={outcome} />
        {unbilled.map(({ id, batch, plans }) => (
          <OpenOrder
            key={id}
            {...{ request: id, plans, currencies, outcome }}
            said={{ ...words.bill, title: fillText(words.bill.title, { batch }) }}
          />
        ))}
        <WaitingReductions reductions={reductions} />
        {orders.map(({ reference, ledger }) => (
          <Ledger key={reference} rows={ledger} title={`${payments.ledger.title}, ${reference}`} />
        ))}
        <section>
          <h2 className="mb-4 text-lg">{words.card.history}</h2>
          <History events={history} />
        </section>
      </div>
      <div className="grid gap-4">
        <section className="card p-4 has-[ul:empty]:hidden">
          <h2 className="text-lg">{words.person.leads}</h2>
          <ul className="mt-2 grid gap-1">
            {leads.map(({ id, source, state, since }) => (
              <li key={id}>
                <Link to={`/leads/${id}?state=all`} className="link">
                  {words.sources[source]}, {words.states[state]}
                </Link>{" "}
                <span className="text-ink-faint">{since}</span>
              </li>
            ))}
            {orders.map(({ reference, standing }) => (
              <li key={reference}>
                <Link to={`/payments/${reference}`} className="link">
                  {reference}, {payments.states[standing]}
                </Link>
              </li>
            ))}
          </ul>
        </section>
        {person.email !== null && (
          <ActForm name="write" className="card grid gap-3 p-4">
            <input type="hidden" name="person" value={person.id} />
            <label htmlFor="write-text" className="font-display text-lg font-bold">
              {words.write.emailTitle}
            </label>
            <textarea
              id="write-text"
              name="text"
              rows={4}
              maxLength={5000}
              dir="auto"
              required
              className="control"
              aria-describedby="write-hint"
            />
            <p id="write-hint" className="text-sm text-ink-faint">
              {fillText(words.write.hint, { company })}
            </p>
            <button type="submit" name="intent" value="email" className="button button-quiet justify-self-start">
              {words.write.email}
            </button>
          </ActForm>
        )}
        <ActForm name="note" className="card grid gap-3 p-4">
          <input type="hidden" name="person" value={person.id} />
          <label htmlFor="note-text" className="font-display text-lg font-bold">
            {words.write.noteTitle}
          </label>
          <textarea id="note-text" name="text" rows={3} maxLength={5000} dir="auto" required className="control" />
          <button type="submit" name="intent" value="note" className="button button-quiet justify-self-start">
            {words.write.note}
          </button>
        </ActForm>
        <DetailsCard person={person} outcome={outcome} />
        {may.includes("addPersonDocument") && (
          <DocumentsCard {...{ personId: person.id, documents: props.documents, formId: props.formId, outcome }} />
        )}
        <LanguageCard person={person} languages={props.languages} />
        <GuardianCard personId={person.id} guardian={relatives.guardian} outcome={outcome} />
        <FamilyCard personId={person.id} {...relatives} />
        <section className="card grid gap-3 p-4">
          <h2 className="text-lg">{words.person.merge}</h2>
          {merges.map(({ id, called }) => (
            <ActForm name={`unmerge ${id}`} key={id} className="flex items-center justify-between gap-3">
              <input type="hidden" name="merge" value={id} />
              <bdi className="min-w-0 truncate">{called}</bdi>
              <button type="submit" name="intent" value="unmerge" className="button button-quiet">
                {frame.undo}
              </button>
            </ActForm>
          ))}
          <ActForm name="merge" className="grid gap-3">
            <p className="text-ink-soft">{words.person.mergeText}</p>
            <input type="hidden" name="kept" value={person.id} />
            <Field label={words.person.mergeWith} name="email" required maxLength={254} error={wrong} dir="ltr" />
            <button type="submit" name="intent" value="merge" className="button button-quiet justify-self-start">
              {words.person.mergeButton}
            </button>
          </ActForm>
        </section>
      </div>
    </div>
  );
}
