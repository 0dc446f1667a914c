import { useFrame } from "#domains/content/site/site-frame.ts";
import type { AskedPlace } from "#domains/seats/rules/asked-place.ts";
import { fillText } from "#shared/fill-text.ts";
import { clockTime, placeOfZone } from "#shared/formats/class-time.ts";
import type { Locale } from "#shared/formats/formats.ts";
import type { Messages } from "#shared/words.ts";
import { SelectField } from "#ui/site/select-field.tsx";
import { EnrolmentStep } from "./enrolment-step.tsx";
import type { Offer, OfferedBatch, OfferedCourse } from "./offer.ts";

type Words = Messages["labels"]["enrolment"]["form"];

type CourseStepProps = {
  offer: Offer;
  chosen: { course?: OfferedCourse; batch?: OfferedBatch };
  /** The offer that the address asks for; `unknown` is not offered. */
  asked: AskedPlace;
  /** Whether the browser has taken over: it shows only the batches of the chosen course, and the visitor's clock. */
  isFilled: boolean;
  words: Pick<Words, "course" | "batch">;
  entered?: Record<string, string>;
  errors: Record<string, string>;
};

/** The course, and the batch or "not sure yet"; each course's batches are under its name until one is chosen. */
export function CourseStep({ offer, chosen, asked, isFilled, words, entered = {}, errors }: CourseStepProps) {
  const { course, batch } = chosen;
  const groups = offer.courses
    .filter(({ id }) => !isFilled || !course || id === course.id)
    .map(({ id, title }) => ({
      label: title,
      options: offer.batches
        .filter(({ courseId }) => courseId === id)
        .map(({ id: value, label }) => ({ value, label })),
    }))
    .filter(({ options }) => options.length > 0);
  const { unknown } = asked;
  const { lang } = useFrame().language;
  const zones = [offer.timeZone, isFilled ? Intl.DateTimeFormat().resolvedOptions().timeZone : offer.timeZone] as const;
  return (
    <EnrolmentStep title={words.course.title}>
      <SelectField
        label={words.course.label}
        name="course"
        required
        placeholder={words.course.placeholder}
        options={offer.courses.map(({ id, title }) => ({ value: id, label: title }))}
        defaultValue={entered.course ?? asked.course ?? ""}
        error={errors.course}
        hint={unknown.includes("course") ? words.course.unknown : undefined}
      />
      <SelectField
        label={words.batch.label}
        name="batch"
        options={[{ value: "", label: words.batch.unsure }]}
        groups={groups}
        defaultValue={entered.batch ?? asked.batch ?? ""}
        error={errors.batch}
        hint={unknown.includes("batch") ? words.batch.unknown : hintOf(batch, { zones, lang }, words.batch)}
      />
    </EnrolmentStep>
  );
}

/** The zones of the institute's clock and of the visitor's, and the language of the page. */
type Clock = { zones: readonly [institute: string, own: string]; lang: Locale };

function hintOf(batch: OfferedBatch | undefined, clock: Clock, words: Words["batch"]): string {
  if (!batch) return words.hint;
  return [batch.details, yourTime(batch, clock, words), batch.isFull ? words.waiting : ""].filter(Boolean).join(" ");
}

/** The hours by the visitor's own clock, if they differ from the institute's. */
function yourTime(
  { firstClass }: OfferedBatch,
  { zones: [institute, own], lang }: Clock,
  words: Words["batch"],
): string {
  if (!firstClass) return "";
  const [from, to] = [new Date(firstClass.from), new Date(firstClass.to)];
  if (clockTime(from, own) === clockTime(from, institute)) return "";
  return fillText(words.yourTime, {
    from: clockTime(from, own, lang),
    to: clockTime(to, own, lang),
    place: placeOfZone(own),
  });
}
