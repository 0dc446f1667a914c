import type { ReactNode } from "react";
import { Button } from "#app/ui/button.tsx";
import { ButtonLink } from "#app/ui/site-link.tsx";
import type { BookingWords } from "#shared/content/demo-booking.ts";
import type { demoPage } from "#shared/content/demo-page.ts";
import { clockTime, dayInWords } from "#shared/rules/class-time.ts";
import { BookingConfirmed } from "./booking-confirmed.tsx";
import { CourseChoice, type DemoCourse } from "./course-choice.tsx";
import { DetailsFields } from "./details-fields.tsx";
import { SlotPicker } from "./slot-picker.tsx";
import { NoSlots, SlotSkeleton, SlotsFailed } from "./slot-skeleton.tsx";
import { Step } from "./step.tsx";
import { useBookingForm } from "./use-booking-form.ts";
import { ZoneNote } from "./zone-note.tsx";

type BookingFormProps = {
  courses: DemoCourse[];
  words: BookingWords;
  chooser: typeof demoPage.chooser;
  /** IANA name. */
  companyZone: string;
  whatsapp: string;
};

/**
 * Booking in the page: course, time, details, confirmation. Until React is awake it is a native form that leads to the
 * booking's own page, which does the same without scripts.
 */
export function BookingForm({ courses, words, chooser, companyZone, whatsapp }: BookingFormProps) {
  const { form, slots, reload, draft, errors, submitting, booked, change, submit, prepare, again } = useBookingForm();
  const courseOf = (id: string | undefined) => courses.find((course) => course.id === id)?.title ?? "";

  if (booked)
    return (
      <BookingConfirmed
        {...booked}
        course={courseOf(booked.booking.courseId)}
        zones={{ own: ownZone(), company: companyZone }}
        words={words}
        under="h2"
      >
        <Button size="large" variant="quiet" onClick={again}>
          {words.confirmed.another}
        </Button>
      </BookingConfirmed>
    );

  return (
    <form
      ref={form}
      method="post"
      action="/demo-booking"
      noValidate
      onChange={change}
      onSubmit={submit}
      onFocus={prepare}
      className="grid gap-12"
    >
      <Step number={1} legend={chooser.legend} hint={chooser.hint}>
        <CourseChoice courses={courses} chosen={courses[0]?.id} />
        <NoScriptWay words={words.noScript} whatsapp={whatsapp} />
      </Step>
      <div className="grid gap-12 noscript:hidden">
        <Step number={2} legend={words.time.legend}>
          <div className="min-h-[46.75rem] sm:min-h-[35.25rem]">
            {slots.is === "loading" && <SlotSkeleton words={words.time} />}
            {slots.is === "failed" && <SlotsFailed words={words.time} retry={() => void reload("visibly")} />}
            {slots.is === "loaded" && (
              <Times
                slots={slots.slots}
                chosen={draft.start}
                error={errors.start}
                companyZone={companyZone}
                words={words}
              />
            )}
          </div>
        </Step>
        <Step number={3} legend={words.details.legend}>
          <DetailsFields words={words.details} errors={errors} />
        </Step>
        <div className="sm:ml-14">
          <p aria-live="polite" className="mb-4 min-h-6">
            {draft.start && slots.is === "loaded" ? (
              <>
                {words.chosen}: <strong>{courseOf(draft.courseId)}</strong>, {momentInWords(draft.start)}
              </>
            ) : (
              <span className="text-ink-soft">{words.notChosen}</span>
            )}
          </p>
          <Button type="submit" size="large" disabled={submitting} className="w-full sm:w-auto">
            {submitting ? words.submitting : words.submit}
          </Button>
        </div>
      </div>
    </form>
  );
}

const ownZone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone;

function momentInWords(start: string): string {
  const moment = new Date(start);
  return `${dayInWords(moment, ownZone(), "without year")}, ${clockTime(moment, ownZone())}`;
}

type TimesProps = Pick<Parameters<typeof SlotPicker>[0], "slots" | "chosen" | "error"> & {
  companyZone: string;
  words: BookingWords;
};

function Times({ slots, chosen, error, companyZone, words }: TimesProps): ReactNode {
  if (!slots.some(({ free }) => free > 0)) return <NoSlots words={words.time} />;
  const own = ownZone();
  return (
    <div className="grid gap-5">
      <ZoneNote own={own} company={companyZone} words={words.time} />
      <SlotPicker
        slots={slots}
        zones={{ own, company: companyZone }}
        words={words.time}
        chosen={chosen}
        error={error}
      />
    </div>
  );
}

/** For a browser that runs no scripts: on to the page that needs none, or to a person. */
function NoScriptWay({ words, whatsapp }: { words: BookingWords["noScript"]; whatsapp: string }) {
  return (
    <noscript>
      <p className="mt-6">{words.text}</p>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button type="submit" size="large">
          {words.action}
        </Button>
        <ButtonLink to={whatsapp} variant="quiet" size="large">
          {words.whatsapp}
        </ButtonLink>
      </div>
      <p className="mt-3 text-ink-soft">{words.otherwise}</p>
    </noscript>
  );
}
