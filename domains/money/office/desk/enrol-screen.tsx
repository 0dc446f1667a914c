import { Link } from "react-router";
import { fillCount, fillText } from "#shared/fill-text.ts";
import { Badge } from "#ui/badge.tsx";
import { Empty } from "#ui/empty.tsx";
import { ActForm } from "#ui/form/act-form.tsx";
import { OutcomeNote } from "#ui/form/outcome-note.tsx";
import { useFrame } from "#ui/office/office-frame.ts";
import type { Outcome } from "#ui/office/office-outcome.ts";
import { type FeeTerms, FeeTermsFields } from "./fee-terms-fields.tsx";

/** A batch that a person may be enrolled in. */
type OpenBatch = {
  id: string;
  name: string;
  schedule: string;
  timing: string;
  begins: string;
  free: number;
  /** The place that the person has there. */
  place: "active" | "held" | "waitlisted" | "completed" | null;
};

type EnrolScreenProps = {
  person: { id: string; name: string; email: string | null };
  batches: OpenBatch[];
  /** The batch that was chosen, with its fees; `terms` is null where its course is not sold. */
  chosen: { batch: OpenBatch; terms: FeeTerms | null } | null;
  outcome: Outcome | undefined;
};

/** Enrols a known person: the class first, then the fees for it, or the waiting list of a full one. */
export function EnrolScreen({ person, batches, chosen, outcome }: EnrolScreenProps) {
  const { enrol: words } = useFrame().words.fees;
  return (
    <div className="grid max-w-5xl gap-5 p-4 md:p-6">
      <header>
        <Link to={`/people/${person.id}`} className="link text-sm">
          <bdi>{person.name}</bdi>
        </Link>
        <h1 className="text-2xl">{words.title}</h1>
      </header>
      <OutcomeNote outcome={outcome} />
      {chosen ? <EnrolForm person={person} {...chosen} outcome={outcome} /> : <Batches {...{ person, batches }} />}
    </div>
  );
}

function Batches({ person, batches }: Pick<EnrolScreenProps, "person" | "batches">) {
  const { enrol: words } = useFrame().words.fees;
  if (batches.length === 0)
    return (
      <div className="grid justify-items-center">
        <Empty title={words.none} text={words.noneText} />
        <Link to="/batches/new" className="button button-quiet">
          {words.newBatch}
        </Link>
      </div>
    );
  return (
    <section className="card" aria-labelledby="open-batches">
      <h2 id="open-batches" className="p-4 text-base font-normal text-ink-soft">
        {fillText(words.text, { name: person.name })}
      </h2>
      <ul>
        {batches.map((batch) => (
          <li key={batch.id} className="flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-line px-4 py-2">
            <span className="min-w-0 grow">
              {batch.place === null ? (
                <Link to={`?batch=${encodeURIComponent(batch.id)}`} className="link font-semibold">
                  {batch.name}
                </Link>
              ) : (
                <span className="font-semibold">{batch.name}</span>
              )}
              <Hours batch={batch} />
            </span>
            <SeatsLeft batch={batch} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Hours({ batch: { schedule, timing, begins } }: { batch: OpenBatch }) {
  const { enrol: words } = useFrame().words.fees;
  return (
    <span className="block text-sm text-ink-soft">
      {schedule}, {timing}, {fillText(words.begins, { day: begins })}
    </span>
  );
}

function SeatsLeft({ batch: { free, place } }: { batch: OpenBatch }) {
  const { enrol: words } = useFrame().words.fees;
  if (place !== null) return <Badge look="green">{words.places[place]}</Badge>;
  if (free <= 0) return <Badge look="plain">{words.full}</Badge>;
  return <span className="text-sm tabular-nums text-ink-soft">{fillCount(words.left, free)}</span>;
}

type EnrolFormProps = Pick<EnrolScreenProps, "person" | "outcome"> & NonNullable<EnrolScreenProps["chosen"]>;

function EnrolForm({ person, batch, terms, outcome }: EnrolFormProps) {
  const { enrol: words } = useFrame().words.fees;
  const isFull = batch.free <= 0;
  return (
    <ActForm name={`enrol ${batch.id}`} className="card grid gap-4 p-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <h2 className="text-lg">{batch.name}</h2>
        <SeatsLeft batch={batch} />
        <Link to="?" className="link ms-auto text-sm">
          {words.another}
        </Link>
        <span className="basis-full">
          <Hours batch={batch} />
        </span>
      </div>
      <input type="hidden" name="batch" value={batch.id} />
      {isFull && <p>{words.waits}</p>}
      {!isFull && terms && (
        <fieldset className="grid gap-3">
          <legend className="mb-1 font-semibold">{words.fees}</legend>
          <p className="text-sm text-ink-soft">{words.feesText}</p>
          <FeeTermsFields terms={terms} typed={outcome?.typed} wrong={outcome?.fields ?? {}} />
        </fieldset>
      )}
      {person.email === null ? (
        <p className="text-sm text-ink-soft">{words.noEmail}</p>
      ) : (
        <label className="flex min-h-11 items-center gap-2">
          <input type="checkbox" name="tell" value="yes" defaultChecked className="size-5" />
          {words.tell}
        </label>
      )}
      <p className="flex flex-wrap gap-3">
        {isFull ? (
          <button type="submit" name="intent" value="wait" className="button button-main">
            {words.waitButton}
          </button>
        ) : (
          <>
            {terms && (
              <button type="submit" name="intent" value="enrol" className="button button-main">
                {words.button}
              </button>
            )}
            <button type="submit" name="intent" value="seat" formNoValidate className="button button-quiet">
              {words.seatAlone}
            </button>
          </>
        )}
      </p>
    </ActForm>
  );
}
