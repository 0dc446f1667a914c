import { SelectField } from "#app/ui/select-field.tsx";
import type { Messages } from "#shared/messages/en/messages.ts";
import { clockTime, placeOfZone } from "#shared/rules/class-time.ts";
import { fillText } from "#shared/rules/fill-text.ts";
import type { Offer, OfferedBatch, OfferedCourse } from "./offer.ts";
import { Step } from "./step.tsx";

type Words = Messages["labels"]["enrolment"]["form"];

type CourseStepProps = {
  offer: Offer;
  chosen: { course?: OfferedCourse; batch?: OfferedBatch };
  /** What the address asks for and is not offered. */
  unknown: string[];
  words: Pick<Words, "course" | "batch">;
  entered?: Record<string, string>;
  errors: Record<string, string>;
};

/** The course, and the batch to join or "not sure yet"; each course's batches stand under its name until one is chosen. */
export function CourseStep({ offer, chosen, unknown, words, entered = {}, errors }: CourseStepProps) {
  const { course, batch } = chosen;
  const groups = offer.courses
    .filter(({ id }) => !course || id === course.id)
    .map(({ id, title }) => ({
      label: title,
      options: offer.batches
        .filter(({ courseId }) => courseId === id)
        .map(({ id: value, label }) => ({ value, label })),
    }))
    .filter(({ options }) => options.length > 0);
  return (
    <Step title={words.course.title}>
      <SelectField
        label={words.course.label}
        name="course"
        required
        placeholder={words.course.placeholder}
        options={offer.courses.map(({ id, title }) => ({ value: id, label: title }))}
        defaultValue={entered.course ?? ""}
        error={errors.course}
        hint={unknown.includes("course") ? words.course.unknown : undefined}
      />
      <SelectField
        label={words.batch.label}
        name="batch"
        options={[{ value: "", label: words.batch.unsure }]}
        groups={groups}
        defaultValue={entered.batch ?? ""}
        error={errors.batch}
        hint={unknown.includes("batch") ? words.batch.unknown : hintOf(batch, offer.timeZone, words.batch)}
      />
    </Step>
  );
}

function hintOf(batch: OfferedBatch | undefined, timeZone: string, words: Words["batch"]): string {
  if (!batch) return words.hint;
  return [batch.details, yourTime(batch, timeZone, words), batch.isFull ? words.waiting : ""].filter(Boolean).join(" ");
}

/** The hours by the visitor's own clock, if it shows others than the institute's. */
function yourTime({ firstClass }: OfferedBatch, timeZone: string, words: Words["batch"]): string {
  if (!firstClass) return "";
  const own = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const [from, to] = [new Date(firstClass.from), new Date(firstClass.to)];
  if (clockTime(from, own) === clockTime(from, timeZone)) return "";
  return fillText(words.yourTime, { from: clockTime(from, own), to: clockTime(to, own), place: placeOfZone(own) });
}
