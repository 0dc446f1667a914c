import { useState } from "react";
import { type TeacherChoice, TeacherFields } from "#domains/staff/office/teacher-fields.tsx";
import { fillCount, fillText } from "#shared/fill-text.ts";
import { Field } from "#ui/field.tsx";
import { ActForm } from "#ui/form/act-form.tsx";
import { useActId } from "#ui/form/use-act-id.ts";
import { useClassFrame } from "#ui/office/class-words.ts";
import type { Outcome } from "#ui/office/office-outcome.ts";

/** A class as its row and its forms show it. */
export type ShownClass = {
  id: string;
  /** The time of its last change, for the change that names it. */
  seen: string;
  day: string;
  hours: string;
  /** As the fields of its form. */
  fields: Record<"day" | "startsAt" | "endsAt" | "teacherId" | "title" | "meetingUrl", string>;
  teacher: string;
  state: "past" | "now" | "next" | "coming";
  /** Whether its meeting can be opened now. */
  isOpen: boolean;
  isCancelled: boolean;
  cancelReason: string | null;
  /** Whether it is as its rule made it, was changed, or was added beside the rule. */
  origin: "rule" | "changed" | "extra";
};

type ClassFieldsProps = {
  values: Partial<Record<string, string>>;
  wrong: Partial<Record<string, string>>;
  teachers: TeacherChoice[];
};

/** Day, hours and the rest of a class. */
function ClassFields({ values, wrong, teachers }: ClassFieldsProps) {
  const { change: words } = useClassFrame().words.timetable;
  const of = (name: keyof ShownClass["fields"]) => ({ name, defaultValue: values[name] ?? "", error: wrong[name] });
  return (
    <>
      <Field {...of("day")} label={words.day} type="date" required />
      <div className="grid grid-cols-2 gap-3">
        <Field {...of("startsAt")} label={words.startsAt} type="time" required />
        <Field {...of("endsAt")} label={words.endsAt} type="time" required />
      </div>
      <TeacherFields
        words={words.teacher}
        teachers={teachers}
        chosen={{ name: "teacherId", value: values.teacherId ?? "", error: wrong.teacherId }}
        typed={{ name: "teacher", value: values.teacher ?? "", error: wrong.teacher }}
      />
      <Field {...of("title")} label={words.titleOf} maxLength={160} dir="auto" hint={words.titleHint} />
      <Field {...of("meetingUrl")} label={words.meetingUrl} inputMode="url" maxLength={500} hint={words.meetingHint} />
    </>
  );
}

type ClassFormProps = { one: ShownClass; people: number; teachers: TeacherChoice[]; outcome: Outcome | undefined };

/** A longer list is only in the form that is open: a timetable has a form for each class. */
const shortList = 30;

/** The editable fields of a class, folded below it. */
export function ClassForm({ one, people, teachers, outcome }: ClassFormProps) {
  const [isOpen, setOpen] = useState(false);
  const { list, change: words, cancelSure } = useClassFrame().words.timetable;
  const isThis = outcome?.refused !== undefined && outcome.typed?.classId === one.id;
  const values = (isThis && outcome.intent === "change" && outcome.typed) || one.fields;
  const wrong = isThis ? (outcome.fields ?? {}) : {};
  const isWhole = isOpen || isThis || teachers.length <= shortList;
  const offered = isWhole ? teachers : teachers.filter(({ id }) => id === values.teacherId);
  const ask = (sent: FormData) =>
    sent.get("intent") === "cancel" ? fillCount(cancelSure, people, { day: one.day }) : null;
  const named = (
    <>
      <input type="hidden" name="classId" value={one.id} />
      <input type="hidden" name="seen" value={one.seen} />
    </>
  );
  return (
    <details
      open={isThis || undefined}
      className="mt-1 open:w-full lg:mt-0"
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className="link text-sm">
        {list.change} <span className="sr-only">{fillText(list.ofClass, { day: one.day })}</span>
      </summary>
      <div className="mt-3 mb-2 grid gap-4 lg:grid-cols-2">
        {!one.isCancelled && (
          <ActForm name={`change ${one.id}`} className="grid content-start gap-3">
            {named}
            <ClassFields values={values} wrong={wrong} teachers={offered} />
            <button type="submit" name="intent" value="change" className="button button-main justify-self-start">
              {words.save}
            </button>
          </ActForm>
        )}
        <ActForm name={`cancel ${one.id}`} ask={ask} className="grid content-start gap-3">
          {named}
          {one.isCancelled ? (
            <button type="submit" name="intent" value="restore" className="button button-quiet justify-self-start">
              {words.restore}
            </button>
          ) : (
            <>
              <Field
                label={words.reason}
                hint={words.reasonHint}
                name="reason"
                maxLength={300}
                dir="auto"
                error={wrong.reason}
                defaultValue={isThis ? (outcome.typed?.reason ?? "") : ""}
              />
              <button type="submit" name="intent" value="cancel" className="button button-danger justify-self-start">
                {words.cancel}
              </button>
            </>
          )}
        </ActForm>
      </div>
    </details>
  );
}

type AddClassProps = {
  /** The id that the class will have: a form that is sent twice adds it once. */
  id: string;
  fields: Partial<Record<string, string>>;
  teachers: TeacherChoice[];
  outcome: Outcome | undefined;
};

/** Adds a class beside those of the rule. */
export function AddClass({ id: given, fields, teachers, outcome }: AddClassProps) {
  const id = useActId(given, outcome, /^add$/);
  const { change: words } = useClassFrame().words.timetable;
  const isThis = outcome?.intent === "add" && outcome.refused !== undefined;
  return (
    <details className="card p-4" open={isThis || undefined}>
      <summary>
        <h2 className="inline text-lg">{words.add}</h2>
      </summary>
      <ActForm name="add" className="mt-3 grid gap-3">
        <p className="text-ink-soft">{words.addText}</p>
        <input type="hidden" name="classId" value={id} />
        <ClassFields
          values={(isThis && outcome.typed) || fields}
          wrong={isThis ? (outcome.fields ?? {}) : {}}
          teachers={teachers}
        />
        <button type="submit" name="intent" value="add" className="button button-quiet justify-self-start">
          {words.addButton}
        </button>
      </ActForm>
    </details>
  );
}
