import { type FormEvent, useState } from "react";
import { type BranchForm, changeBranchForm, readBranchForm } from "#domains/content/rules/branch-form.ts";
import { fillText } from "#shared/fill-text.ts";
import { Field, LongField } from "#ui/field.tsx";
import { ActForm } from "#ui/form/act-form.tsx";
import { OutcomeNote } from "#ui/form/outcome-note.tsx";
import { useFrame } from "#ui/office/office-frame.ts";
import type { Outcome } from "#ui/office/office-outcome.ts";

type BranchesScreenProps = {
  form: BranchForm[];
  /** The state that the form begins with; another one is not overwritten. */
  seen: string;
  outcome: Outcome | undefined;
};

/** A name for a new branch or room, which nobody reads. */
const newId = () => crypto.randomUUID().slice(0, 8);

/** The institute's branches with their rooms. */
export function BranchesScreen({ form: published, seen, outcome }: BranchesScreenProps) {
  const { branches: words } = useFrame().words.content;
  const begun = (outcome?.document as BranchForm[] | undefined) ?? published;
  const [held, hold] = useState({ form: begun, round: 0, of: outcome?.at });
  // An answer brings the form as the server read it.
  const isAnswered = outcome?.document !== undefined && outcome.at !== held.of;
  const { form, round } = isAnswered ? { form: begun, round: held.round + 1 } : held;
  const wrong = outcome?.fields ?? {};
  const show = (next: BranchForm[]) => hold({ form: next, round: round + 1, of: outcome?.at });
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    const { submitter } = event.nativeEvent as SubmitEvent;
    if (!(submitter instanceof HTMLButtonElement) || submitter.name !== "change") return;
    event.preventDefault();
    show(changeBranchForm(readBranchForm(new FormData(event.currentTarget)), submitter.value, newId));
  };
  return (
    <div className="grid max-w-4xl gap-5 p-4 md:p-6">
      <header>
        <h1 className="text-2xl">{words.title}</h1>
        <p className="mt-1 max-w-prose text-ink-soft">{words.lead}</p>
      </header>
      <ActForm name="branches" stays onSubmit={onSubmit} onEmpty={() => show(published)} className="grid gap-5">
        <input type="hidden" name="intent" value="save" />
        <input type="hidden" name="seen" value={seen} />
        <input type="hidden" name="branches" value={form.length} />
        {/* Enter in a field saves: a form is sent by its first button. */}
        <button type="submit" tabIndex={-1} aria-hidden="true" className="sr-only" />
        <div key={round} className="grid gap-5">
          {form.length === 0 && <p className="card p-4 text-ink-soft">{words.none}</p>}
          {form.map((branch, at) => (
            <BranchFields key={branch.id} branch={branch} at={at} wrong={wrong} />
          ))}
          <button
            type="submit"
            name="change"
            value="add"
            formNoValidate
            className="button button-quiet justify-self-start"
          >
            {words.add}
          </button>
        </div>
        <div className="flex flex-wrap items-center gap-4">
          <button type="submit" name="intent" value="save" className="button button-main">
            {words.save}
          </button>
          <OutcomeNote outcome={outcome} />
        </div>
      </ActForm>
    </div>
  );
}

type FieldsProps = { branch: BranchForm; at: number; wrong: Partial<Record<string, string>> };

function BranchFields({ branch, at, wrong }: FieldsProps) {
  const { branches: words } = useFrame().words.content;
  const place = `branches.${at}`;
  const of = (name: Exclude<keyof BranchForm, "id" | "rooms">) => ({
    ...{ name: `${place}.${name}`, label: words.fields[name], defaultValue: branch[name] },
    error: wrong[`${place}.${name}`],
  });
  const title = branch.name || fillText(words.branch, { number: at + 1 });
  return (
    <fieldset className="card grid gap-4 p-4 sm:grid-cols-2">
      <legend className="sr-only">{title}</legend>
      <h2 className="text-lg sm:col-span-2">
        <bdi>{title}</bdi>
      </h2>
      <input type="hidden" name={`${place}.id`} value={branch.id} />
      <input type="hidden" name={`${place}.rooms`} value={branch.rooms.length} />
      <Field {...of("name")} maxLength={60} required dir="auto" />
      <Field {...of("street")} maxLength={120} required dir="auto" />
      <Field {...of("area")} maxLength={80} dir="auto" />
      <Field {...of("city")} maxLength={80} required dir="auto" />
      <LongField {...of("phones")} rows={2} maxLength={200} dir="ltr" hint={words.hints.phones} />
      <Field {...of("hours")} maxLength={160} dir="auto" hint={words.hints.hours} />
      <div className="sm:col-span-2">
        <Field {...of("mapUrl")} inputMode="url" maxLength={500} dir="ltr" hint={words.hints.mapUrl} />
      </div>
      <section className="grid gap-3 sm:col-span-2" aria-label={fillText(words.roomsOf, { branch: title })}>
        <h3 className="text-base">{words.rooms}</h3>
        {branch.rooms.map((room, number) => {
          const row = `${place}.rooms.${number}`;
          return (
            <div key={room.id} className="flex flex-wrap items-start gap-3">
              <input type="hidden" name={`${row}.id`} value={room.id} />
              <div className="min-w-40 flex-1">
                <Field
                  label={words.room}
                  name={`${row}.name`}
                  defaultValue={room.name}
                  maxLength={60}
                  required
                  dir="auto"
                  error={wrong[`${row}.name`]}
                />
              </div>
              <div className="w-28">
                <Field
                  label={words.seats}
                  name={`${row}.seats`}
                  defaultValue={room.seats}
                  inputMode="numeric"
                  required
                  error={wrong[`${row}.seats`]}
                />
              </div>
              <button
                type="submit"
                name="change"
                value={`removeRoom:${at}:${number}`}
                formNoValidate
                className="button button-quiet mt-6"
              >
                {words.removeRoom} <span className="sr-only">{room.name}</span>
              </button>
            </div>
          );
        })}
        <button
          type="submit"
          name="change"
          value={`addRoom:${at}`}
          formNoValidate
          className="button button-quiet justify-self-start"
        >
          {words.addRoom} <span className="sr-only">{title}</span>
        </button>
      </section>
      <button
        type="submit"
        name="change"
        value={`remove:${at}`}
        formNoValidate
        className="button button-danger justify-self-start"
      >
        {words.remove} <span className="sr-only">{title}</span>
      </button>
    </fieldset>
  );
}
