import type { ReactNode, RefObject } from "react";
import { useNavigation } from "react-router";
import { type TeacherChoice, TeacherFields } from "#domains/staff/office/teacher-fields.tsx";
import { Weekdays } from "#domains/timetable/office/weekdays.tsx";
import { Choice, Field, LongField } from "#ui/field.tsx";
import { ActForm } from "#ui/form/act-form.tsx";
import { useFrame } from "#ui/office/office-frame.ts";
import type { Outcome } from "#ui/office/office-outcome.ts";
import type { BatchField } from "./batch-fields.ts";
import { idOfBatchField as idOf } from "./page-of-batch.ts";

export type BatchFormProps = {
  /** The batch as it is stored; null for a new one. */
  shown: Record<BatchField | "place", string> | null;
  /** The branches and rooms to choose from; none where the institute has one place. */
  places: [string, string][];
  courses: { id: string; title: string }[];
  teachers: TeacherChoice[];
  /** Names of people of the institute who are no teachers yet. */
  spellings: string[];
  /** The currencies of a price of its own, by name. */
  currencies: [string, string][];
  /** The course that a new batch is proposed for. */
  course?: string | undefined;
  /** Whether days, hours and dates follow from its timetable. */
  hasTimetable?: boolean;
  outcome: Outcome | undefined;
  intent: "add" | "save";
  element: RefObject<HTMLFormElement | null>;
  /** A further button. */
  children?: ReactNode;
};

const empty = { enrolledElsewhere: "0" };

/** Every field of a batch that staff enter. */
export function BatchForm({
  shown,
  courses,
  teachers,
  spellings,
  places,
  currencies,
  course = "",
  hasTimetable = false,
  outcome,
  intent,
  element,
  children,
}: BatchFormProps) {
  const { settings: words } = useFrame().words.batches;
  const isThis = outcome?.intent === intent;
  const wrong = isThis ? (outcome.fields ?? {}) : {};
  const values: Partial<Record<string, string>> = (isThis && outcome.typed) || shown || { ...empty, courseId: course };
  const of = (name: BatchField) => ({
    ...{ id: idOf(name), name, label: words.fields[name], error: wrong[name], defaultValue: values[name] ?? "" },
  });
  const ruled = (name: BatchField, hint?: string) => ({
    ...of(name),
    ...(hasTimetable ? { readOnly: true, hint: words.byTimetable } : { hint }),
  });
  const ofRule = (name: string) => ({ id: idOf(name), name, error: wrong[name], defaultValue: values[name] ?? "" });
  const isSending = useNavigation().state !== "idle";
  return (
    <ActForm name={intent} element={element} className="card grid max-w-4xl gap-4 p-4 sm:grid-cols-2">
      {shown && <input type="hidden" name="seen" value={JSON.stringify(shown)} />}
      <Field {...of("name")} maxLength={120} required dir="auto" />
      <Choice {...of("courseId")} options={courses.map(({ id, title }) => [id, title])} />
      {shown ? (
        <>
          <Field {...ruled("schedule", words.hints.schedule)} maxLength={120} required />
          <Field {...ruled("timing", words.hints.timing)} maxLength={240} required />
        </>
      ) : (
        <>
          <Weekdays
            id={idOf("weekdays")}
            title={words.fields.schedule}
            days={words.days}
            values={values}
            error={wrong.weekdays}
          />
          <div className="grid content-start gap-4">
            <Field {...ofRule("startsAt")} label={words.from} type="time" required />
            <Field {...ofRule("endsAt")} label={words.to} type="time" required hint={words.hoursHint} />
          </div>
        </>
      )}
      <Field {...ruled("startDate")} error={wrong.startDate ?? wrong.fromDay} type="date" required />
      <Field {...ruled("endDate")} error={wrong.endDate ?? wrong.untilDay} type="date" required />
      <TeacherFields
        words={words.teacher}
        teachers={teachers}
        chosen={{ id: idOf("teacherId"), name: "teacherId", value: values.teacherId ?? "", error: wrong.teacherId }}
        typed={{ name: "instructor", value: values.instructor ?? "", error: wrong.instructor }}
        spellings={spellings}
      />
      <Choice {...of("mode")} options={Object.entries(words.modes)} />
      {places.length > 0 && (
        <Choice
          label={words.place.label}
          name="place"
          defaultValue={values.place ?? ""}
          options={[["", words.place.none], ...places]}
          error={wrong.branchId ?? wrong.roomId}
        />
      )}
      <Field {...of("seats")} inputMode="numeric" required />
      <Field {...of("enrolledElsewhere")} inputMode="numeric" required hint={words.hints.enrolledElsewhere} />
      <Field {...of("price")} inputMode="decimal" hint={words.hints.price} />
      <Choice {...of("priceCurrency")} options={currencies} />
      <div className="sm:col-span-2">
        <LongField {...of("description")} rows={4} maxLength={2000} required dir="auto" />
      </div>
      <div className="flex flex-wrap gap-3 sm:col-span-2">
        <button
          type="submit"
          name="intent"
          value={intent}
          // A refusal is shown before the current value; only then can the form be sent again.
          disabled={isSending}
          className="button button-main"
        >
          {words[intent]}
        </button>
        {children}
      </div>
    </ActForm>
  );
}
