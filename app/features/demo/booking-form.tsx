import { lazy, Suspense } from "react";
import { Button } from "#app/ui/button.tsx";
import { ButtonLink } from "#app/ui/site-link.tsx";
import type { Pages } from "#shared/contracts/content/page.ts";
import type { BookingWords } from "#shared/messages/en/demo-booking.ts";
import type { ErrorTexts } from "#shared/rules/error-words.ts";
import { CourseChoice } from "./course-choice.tsx";
import type { DemoCourse } from "./demo-course.ts";
import { DetailsFields } from "./details-fields.tsx";
import { SlotSkeleton, SlotsFailed } from "./slot-skeleton.tsx";
import { Step } from "./step.tsx";
import { loadConfirmed, useBookingForm } from "./use-booking-form.ts";
import { loadTimes } from "./use-demo-slots.ts";

// Code for the times and the confirmation is loaded when needed.
const Times = lazy(async () => ({ default: (await loadTimes()).Times }));
const ChosenTime = lazy(async () => ({ default: (await loadTimes()).ChosenTime }));
const BookingConfirmed = lazy(async () => ({ default: (await loadConfirmed()).BookingConfirmed }));

type BookingFormProps = {
  courses: DemoCourse[];
  words: Pick<
    BookingWords,
    "time" | "details" | "chosen" | "notChosen" | "submit" | "submitting" | "noScript" | "confirmed"
  >;
  /** What may be wrong with a field. */
  errorTexts: ErrorTexts;
  chooser: Pages["demo"]["chooser"];
  /** IANA name. */
  companyZone: string;
  whatsapp: string;
};

/**
 * Booking in the page: course, time, details, confirmation. Until React has hydrated it is a native form that leads to
 * the booking page, which works without scripts.
 */
export function BookingForm({ courses, words, errorTexts, chooser, companyZone, whatsapp }: BookingFormProps) {
  const { form, timesArea, slots, reload, draft, errors, submitting, booked, change, submit, prepare, again } =
    useBookingForm(errorTexts);
  const courseOf = (id: string | undefined) => courses.find((course) => course.id === id)?.title ?? "";

  if (booked)
    return (
      <Suspense>
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
      </Suspense>
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
          <div ref={timesArea} className="min-h-[46.75rem] sm:min-h-[35.25rem]">
            {slots.is === "loading" && <SlotSkeleton words={words.time} />}
            {slots.is === "failed" && <SlotsFailed words={words.time} retry={() => void reload("visibly")} />}
            {slots.is === "loaded" && (
              <Suspense fallback={<SlotSkeleton words={words.time} />}>
                <Times
                  slots={slots.slots}
                  chosen={draft.start}
                  error={errors.start}
                  zones={{ own: ownZone(), company: companyZone }}
                  words={words.time}
                />
              </Suspense>
            )}
          </div>
        </Step>
        <Step number={3} legend={words.details.legend}>
          <DetailsFields words={words.details} errors={errors} />
        </Step>
        <div className="sm:ml-14">
          <p aria-live="polite" className="mb-4 min-h-6">
            {draft.start && slots.is === "loaded" ? (
              <Suspense>
                {words.chosen}: <strong>{courseOf(draft.courseId)}</strong>,{" "}
                <ChosenTime start={draft.start} timeZone={ownZone()} />
              </Suspense>
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

/** For browsers without scripts: a link to the page that needs none, or to a person. */
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
