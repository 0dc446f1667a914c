import type { ReactNode } from "react";
import { Link } from "react-router";
import type { BatchContents } from "#domains/batches/server/batch-contents.ts";
import { fillCount, fillText } from "#shared/fill-text.ts";
import { Choice, Field } from "#ui/field.tsx";
import { ActForm } from "#ui/form/act-form.tsx";
import { useFrame } from "#ui/office/office-frame.ts";
import type { Outcome } from "#ui/office/office-outcome.ts";

/** A batch that an act has just made. */
export type CopiedBatch = { id: string; name: string };

export interface BatchLifeProps {
  name: string;
  isHidden: boolean;
  /** The days between which its last one may be set, and the one that is proposed; null once it has ended. */
  end: { first: string; last: string; proposed: string } | null;
  /** The first day that is proposed for a copy. */
  nextDay: string;
  /** Whether a timetable is copied too. */
  hasTimetable: boolean;
  /** The numbers of what a copy may have too. */
  contents: BatchContents & { lectures: number };
  /** The number of students who are told of its end. */
  people: number;
  /** Its history, as text: the reasons why it cannot be removed. */
  traces: string[];
}

type Shown = BatchLifeProps & { outcome: Outcome | undefined; copied: CopiedBatch | undefined };

/** Forms for a batch as a whole: copy it for the next term, end it, hide it from visitors, remove it. */
export function BatchLife({ outcome, copied, ...batch }: Shown) {
  const { life: words } = useFrame().words.batches;
  return (
    <section aria-labelledby="batch-life" className="grid gap-3">
      <h2 id="batch-life" className="text-xl">
        {words.title}
      </h2>
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <CopyForm {...batch} outcome={outcome} copied={copied} />
        <div className="grid gap-5">
          <HideForm isHidden={batch.isHidden} />
          {batch.end && <EndForm {...batch.end} people={batch.people} outcome={outcome} />}
          <Removal {...batch} />
        </div>
      </div>
    </section>
  );
}

function Part({ title, text, children }: { title: string; text: string; children?: ReactNode }) {
  return (
    <section className="card grid gap-3 p-4">
      <h3 className="text-lg">{title}</h3>
      <p className="text-ink-soft">{text}</p>
      {children}
    </section>
  );
}

/** The fields of a form as they were typed, with what is wrong with each. */
function fieldsOf(outcome: Outcome | undefined, intent: string) {
  const isThis = outcome?.intent === intent && outcome.done === undefined;
  return (name: string, proposed: string) => ({
    ...{ name, error: isThis ? outcome.fields?.[name] : undefined },
    defaultValue: (isThis && outcome.typed?.[name]) || proposed,
  });
}

/** What a copy has only if it is asked for, and whether it is chosen at first. */
const chosenContents = [
  ["assignments", true],
  ["quizzes", true],
  ["materials", true],
  ["lectures", false],
] as const;

function CopyForm({ name, nextDay, hasTimetable, contents, outcome, copied }: Shown) {
  const { copy: words } = useFrame().words.batches.life;
  const of = fieldsOf(outcome, "copyBatch");
  const typed = outcome?.intent === "copyBatch" && outcome.done === undefined ? outcome.typed : undefined;
  return (
    <Part title={words.title} text={words.text}>
      <ActForm name="copy batch" className="grid gap-4">
        <Field {...of("name", name)} label={words.name} maxLength={120} required dir="auto" />
        <Field {...of("startDate", nextDay)} label={words.startDate} type="date" required />
        {hasTimetable && (
          <Choice {...of("holidays", "moved")} label={words.holidays} options={Object.entries(words.holidayChoices)} />
        )}
        {chosenContents.some(([kind]) => contents[kind] > 0) && (
          <fieldset className="grid gap-1">
            <legend className="text-sm font-semibold">{words.contents}</legend>
            {chosenContents.map(
              ([kind, isChosen]) =>
                contents[kind] > 0 && (
                  <label key={kind} className="flex items-center gap-2 max-md:min-h-11">
                    <input
                      type="checkbox"
                      name={kind}
                      value="yes"
                      defaultChecked={typed ? typed[kind] === "yes" : isChosen}
                      className="size-5 shrink-0"
                    />
                    <span>{fillCount(words[kind], contents[kind])}</span>
                  </label>
                ),
            )}
            {contents.assignments + contents.quizzes + contents.materials > 0 && (
              <p className="text-sm text-ink-soft">{words.contentsHint}</p>
            )}
          </fieldset>
        )}
        <button type="submit" name="intent" value="copyBatch" className="button button-main justify-self-start">
          {words.button}
        </button>
      </ActForm>
      {copied && (
        <Link to={`/batches/${copied.id}/timetable`} className="link justify-self-start">
          {fillText(words.open, { name: copied.name })}
        </Link>
      )}
    </Part>
  );
}

function HideForm({ isHidden }: Pick<BatchLifeProps, "isHidden">) {
  const { life } = useFrame().words.batches;
  return (
    <Part title={life.hide.title} text={isHidden ? life.hiddenText : life.hide.text}>
      <ActForm name="hide batch">
        <button type="submit" name="intent" value={isHidden ? "show" : "hide"} className="button button-quiet">
          {isHidden ? life.hide.show : life.hide.button}
        </button>
      </ActForm>
    </Part>
  );
}

type EndFormProps = NonNullable<BatchLifeProps["end"]> & { people: number; outcome: Outcome | undefined };

function EndForm({ first, last, proposed, people, outcome }: EndFormProps) {
  const { end: words } = useFrame().words.batches.life;
  const of = fieldsOf(outcome, "endBatch");
  return (
    <Part title={words.title} text={words.text}>
      <ActForm name="end batch" className="grid gap-3">
        <Field {...of("lastDay", proposed)} label={words.lastDay} type="date" min={first} max={last} required />
        <Sure>{fillCount(words.sure, people)}</Sure>
        <button type="submit" name="intent" value="endBatch" className="button button-danger justify-self-start">
          {words.button}
        </button>
      </ActForm>
    </Part>
  );
}

function Removal({ name, contents: { lectures }, traces }: Pick<BatchLifeProps, "name" | "contents" | "traces">) {
  const { remove: words } = useFrame().words.batches.life;
  if (traces.length > 0)
    return (
      <Part title={words.title} text={words.used}>
        <ul className="list-disc ps-5">
          {traces.map((trace) => (
            <li key={trace}>{trace}</li>
          ))}
        </ul>
      </Part>
    );
  return (
    <Part title={words.title} text={words.text}>
      <ActForm name="remove batch" className="grid gap-3">
        {lectures > 0 && <p>{fillCount(words.lectures, lectures)}</p>}
        <Sure>{fillText(words.sure, { name })}</Sure>
        <button type="submit" name="intent" value="remove" className="button button-danger justify-self-start">
          {words.button}
        </button>
      </ActForm>
    </Part>
  );
}

/** The question before an act that cannot be undone, which a form without scripts asks too. */
function Sure({ children }: { children: string }) {
  const { frame } = useFrame().words;
  return (
    <label className="flex items-center gap-2 max-md:min-h-11">
      <input type="checkbox" required className="size-5 shrink-0" />
      <span>{children}</span>
      <span className="sr-only">{frame.required}</span>
    </label>
  );
}
