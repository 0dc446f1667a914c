import { useState } from "react";
import { Link } from "react-router";
import type { previewHolidays, showHolidays } from "#domains/timetable/server/set-holidays.ts";
import { fillCount, fillText } from "#shared/fill-text.ts";
import { Choice, Field } from "#ui/field.tsx";
import { ActForm } from "#ui/form/act-form.tsx";
import { OutcomeNote } from "#ui/form/outcome-note.tsx";
import { useFrame } from "#ui/office/office-frame.ts";
import type { Outcome } from "#ui/office/office-outcome.ts";
import type { HolidayForm } from "./holidays-form.ts";

/** What saving would change, and the mark by which it is confirmed. */
export interface HolidayChanges extends Awaited<ReturnType<typeof previewHolidays>> {
  mark: string;
}

type HolidaysScreenProps = Pick<Awaited<ReturnType<typeof showHolidays>>, "branches" | "seen"> & {
  holidays: HolidayForm[];
  changes: HolidayChanges | null;
  outcome: Outcome | undefined;
};

const empty: HolidayForm = { name: "", from: "", until: "", branchId: "" };

/** The institute's holidays, with two empty ones at the end; changes to classes are shown before they are saved. */
export function HolidaysScreen({ holidays: published, branches, seen, changes, outcome }: HolidaysScreenProps) {
  const { holidays: words } = useFrame().words;
  const typed = useTyped(outcome) ?? published;
  const rows = [...typed, empty, empty];
  return (
    <div className="grid max-w-4xl gap-5 p-4 md:p-6">
      <header>
        <h1 className="text-2xl">{words.title}</h1>
        <p className="mt-1 max-w-prose text-ink-soft">{words.lead}</p>
      </header>
      <ActForm name="holidays" stays className="grid gap-4">
        <input type="hidden" name="seen" value={seen} />
        <input type="hidden" name="sure" value={changes?.mark ?? ""} />
        <input type="hidden" name="holidays" value={rows.length} />
        {/* An answer brings the rows as the server read them. */}
        <div key={JSON.stringify(typed)} className="grid gap-4">
          {rows.map((row, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a holiday is known by its place alone
            <HolidayFields key={at} {...{ row, at, branches, outcome }} isNew={at >= typed.length} />
          ))}
        </div>
        <div className="flex flex-wrap items-center gap-3">
          <button type="submit" name="intent" value="preview" className="button button-quiet">
            {words.preview}
          </button>
          <button type="submit" name="intent" value="save" className="button button-main">
            {changes && changes.batches.length > 0 ? words.sure : words.save}
          </button>
          <OutcomeNote outcome={outcome} />
        </div>
      </ActForm>
      {changes && <Changes changes={changes} />}
    </div>
  );
}

/** The rows of the last answer that brought some; none once they are saved. A refusal leaves the form as it is. */
function useTyped(outcome: Outcome | undefined): HolidayForm[] | undefined {
  const [held, hold] = useState({ rows: outcome?.document as HolidayForm[] | undefined, at: outcome?.at });
  if (!outcome || outcome.at === held.at || !(outcome.document || outcome.done)) return held.rows;
  const rows = outcome.document as HolidayForm[] | undefined;
  hold({ rows, at: outcome.at });
  return rows;
}

type HolidayFieldsProps = {
  row: HolidayForm;
  at: number;
  isNew: boolean;
  branches: HolidaysScreenProps["branches"];
  outcome: Outcome | undefined;
};

function HolidayFields({ row, at, isNew, branches, outcome }: HolidayFieldsProps) {
  const { holidays: words } = useFrame().words;
  const title = row.name || (isNew ? words.another : fillText(words.holiday, { number: at + 1 }));
  const of = (name: keyof HolidayForm) => {
    const field = `holidays.${at}.${name}`;
    return { name: field, defaultValue: row[name], error: outcome?.fields?.[field] };
  };
  return (
    <fieldset className="card grid min-w-0 gap-3 p-4 sm:grid-cols-2">
      <legend className="sr-only">{title}</legend>
      <h2 className="text-lg sm:col-span-2">
        <bdi>{title}</bdi>
      </h2>
      <Field {...of("name")} label={words.name} hint={words.nameHint} maxLength={60} dir="auto" />
      {branches.length > 0 ? (
        <Choice
          {...of("branchId")}
          label={words.place}
          options={[["", words.everywhere], ...branches.map(({ id, name }): [string, string] => [id, name])]}
        />
      ) : (
        <span />
      )}
      <Field {...of("from")} label={words.from} type="date" />
      <Field {...of("until")} label={words.until} hint={words.untilHint} type="date" />
      {!isNew && (
        <label className="flex items-center gap-2 sm:col-span-2">
          <input type="checkbox" name={`holidays.${at}.remove`} />
          <span>{words.remove}</span>
        </label>
      )}
    </fieldset>
  );
}

/** The most days that are named for a batch. */
const mostDays = 8;

function Changes({ changes: { batches, people } }: { changes: HolidayChanges }) {
  const { holidays: words } = useFrame().words;
  const say = (text: string, days: string[]) => {
    const named = days.slice(0, mostDays).join("; ");
    const left = days.length - mostDays;
    return fillText(text, { days: left > 0 ? fillCount(words.more, left, { days: named }) : named });
  };
  return (
    <section className="card grid gap-3 p-4" aria-labelledby="changes">
      <h2 id="changes" className="text-lg">
        {words.changes}
      </h2>
      {batches.length === 0 ? (
        <p>{words.nothing}</p>
      ) : (
        <>
          <p className="font-semibold">{fillCount(words.people, people)}</p>
          <ul className="grid gap-3">
            {batches.map(({ id, name, course, leftOut, putBack, staying }) => (
              <li key={id}>
                <Link className="link" to={`/batches/${id}/timetable`}>
                  <bdi>{name}</bdi>
                </Link>{" "}
                <span className="text-ink-soft">{course}</span>
                {leftOut.length > 0 && <p>{say(words.leftOut, leftOut)}</p>}
                {putBack.length > 0 && <p>{say(words.putBack, putBack)}</p>}
                {staying.length > 0 && <p className="text-ink-soft">{say(words.staying, staying)}</p>}
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
