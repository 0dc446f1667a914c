import { lazy, Suspense, useMemo, useSyncExternalStore } from "react";
import type { Pages } from "#domains/content/contract/page.ts";
import type { BookingWords } from "#domains/demo-classes/words.en.ts";
import type { ErrorTexts } from "#shared/error-words.ts";
import { Button } from "#ui/site/button.tsx";
import { ButtonLink } from "#ui/site/site-link.tsx";
import { useSitePath } from "#ui/site/use-site-path.ts";
import { BookingStep } from "./booking-step.tsx";
import { CourseChoice } from "./course-choice.tsx";
import type { DemoCourse } from "./demo-course.ts";
import { DetailsFields } from "./details-fields.tsx";
import { NoneFits } from "./none-fits.tsx";
import { type DemoPlaces, PlaceField } from "./place-field.tsx";
import { SlotSkeleton, SlotsFailed } from "./slot-skeleton.tsx";
import { ChosenTime, Times } from "./times.tsx";
import { loadConfirmed, useBookingForm } from "./use-booking-form.ts";
import type { FirstSlots } from "./use-demo-slots.ts";

// The confirmation's code is loaded when needed.
const BookingConfirmed = lazy(async () => ({ default: (await loadConfirmed()).BookingConfirmed }));

type BookingFormProps = {
  courses: DemoCourse[];
  words: Pick<
    BookingWords,
    "time" | "details" | "chosen" | "notChosen" | "submit" | "submitting" | "noScript" | "confirmed"
  >;
  /** The possible errors of a field. */
  errorTexts: ErrorTexts;
  chooser: Pages["demo"]["chooser"];
  /** IANA name. */
  companyZone: string;
  whatsapp: string;
  /** The number of the chat that takes wishes, in E.164. */
  chatNumber: string;
  places: DemoPlaces;
  first: FirstSlots;
};

/**
 * Booking in the page: course, time, details, confirmation. Until React has hydrated it is a native form that leads to
 * the booking page, which works without scripts.
 */
export function BookingForm(props: BookingFormProps) {
  const addressOf = useSitePath();
  const { courses, words, errorTexts, chooser, companyZone, whatsapp, chatNumber, places, first } = props;
  const booking = useBookingForm(errorTexts, first);
  const { form, timesArea, slots, reload, restored, draft, errors, submitting, booked } = booking;
  const { change, submit, prepare, again } = booking;
  // The page is the same for everyone, in the company's zone; the visitor's own clock takes over in the browser.
  const own = useSyncExternalStore(never, ownZone, () => companyZone);
  const zones = useMemo(() => ({ own, company: companyZone }), [own, companyZone]);
  const courseOf = (id: string | undefined) => courses.find((course) => course.id === id)?.title ?? "";

  if (booked)
    return (
      <Suspense>
        <BookingConfirmed {...booked} course={courseOf(booked.booking.courseId)} zones={zones} words={words} under="h2">
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
      action={addressOf("/demo-booking")}
      noValidate
      onChange={change}
      onSubmit={submit}
      onFocus={prepare}
      className="grid gap-12"
    >
      <BookingStep number={1} legend={chooser.legend} hint={chooser.hint}>
        <CourseChoice courses={courses} chosen={courses[0]?.id} />
        <NoScriptWay words={words.noScript} whatsapp={whatsapp} places={places} />
      </BookingStep>
      <div className="grid gap-12 noscript:hidden">
        <BookingStep number={2} legend={words.time.legend}>
          <div ref={timesArea} className="min-h-[42rem] sm:min-h-[36rem]">
            {slots.is === "loading" && <SlotSkeleton words={words.time} />}
            {slots.is === "failed" && <SlotsFailed words={words.time} retry={() => void reload("visibly")} />}
            {slots.is === "loaded" && (
              <Times
                key={restored}
                slots={slots.slots}
                chosen={draft.start}
                error={errors.start}
                zones={zones}
                words={words.time}
              />
            )}
          </div>
          <NoneFits words={words.time.noneFits} e164={chatNumber} course={courseOf(draft.courseId ?? first.courseId)} />
        </BookingStep>
        <BookingStep number={3} legend={words.details.legend}>
          <DetailsFields words={words.details} errors={errors} />
        </BookingStep>
        <div className="sm:ms-14">
          <p aria-live="polite" className="mb-4 min-h-6">
            {draft.start && slots.is === "loaded" ? (
              <span key="chosen">
                {words.chosen}: <strong>{courseOf(draft.courseId)}</strong>,{" "}
                <ChosenTime start={draft.start} timeZone={zones.own} />
              </span>
            ) : (
              <span key="none" className="text-ink-soft">
                {words.notChosen}
              </span>
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

const never = () => () => {};

const ownZone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone;

type NoScriptWayProps = { words: BookingWords["noScript"] } & Pick<BookingFormProps, "whatsapp" | "places">;

/** For browsers without scripts: a link to the page that needs none, or to a person. */
function NoScriptWay({ words, whatsapp, places }: NoScriptWayProps) {
  return (
    <noscript>
      <p className="mt-6 mb-4">{words.text}</p>
      <PlaceField places={places} />
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
