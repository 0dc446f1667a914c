import type { Pages } from "#domains/content/contract/page.ts";
import type { DemoSlot } from "#domains/demo-classes/contract.ts";
import type { BookingWords } from "#domains/demo-classes/words.en.ts";
import { Button } from "#ui/site/button.tsx";
import { useSitePath } from "#ui/site/use-site-path.ts";
import { BookingStep } from "./booking-step.tsx";
import { CourseChoice } from "./course-choice.tsx";
import type { DemoCourse } from "./demo-course.ts";
import { DetailsFields } from "./details-fields.tsx";
import { NoneFits } from "./none-fits.tsx";
import { type DemoPlaces, PlaceField } from "./place-field.tsx";
import { SlotPicker } from "./slot-picker.tsx";
import { NoSlots } from "./slot-skeleton.tsx";
import { ZoneNote } from "./zone-note.tsx";

type NativeBookingFormProps = {
  courses: DemoCourse[];
  courseId: string;
  slots: DemoSlot[];
  companyZone: string;
  /** The visitor's zone by its IANA name; null until they have chosen it. */
  zone: string | null;
  places: DemoPlaces;
  /** The number of the chat that takes wishes, in E.164. */
  chatNumber: string;
  words: Pick<BookingWords, "time" | "details" | "submit" | "page">;
  chooser: Pages["demo"]["chooser"];
  /** A refused form: its errors, and what was entered. */
  refused?: { message: string; fields: Record<string, string>; entered: Record<string, string> } | undefined;
};

/** Booking as two plain forms without scripts: one asks for course and place and shows the times, the other books. */
export function NativeBookingForm(props: NativeBookingFormProps) {
  const addressOf = useSitePath();
  const { courses, courseId, slots, companyZone, zone, places, chatNumber, words, chooser, refused } = props;
  const courseTitle = courses.find(({ id }) => id === courseId)?.title ?? "";
  const isFree = slots.some(({ free }) => free > 0);
  return (
    <div className="grid max-w-3xl gap-12">
      {refused && (
        <p role="alert" className="rounded-control bg-danger-tint p-4 font-medium text-danger">
          {refused.message}
        </p>
      )}
      <form method="get" action={addressOf("/demo-booking")}>
        <BookingStep number={1} legend={chooser.legend}>
          <CourseChoice courses={courses} chosen={courseId} />
          <div className="mt-5">
            <PlaceField places={places} chosen={zone ?? ""} />
          </div>
          <Button type="submit" variant={zone ? "quiet" : "main"} className="mt-4">
            {words.page.showTimes}
          </Button>
        </BookingStep>
      </form>
      {zone && (
        <form method="post" action={addressOf("/demo-booking")} noValidate className="grid gap-12">
          <input type="hidden" name="courseId" value={courseId} />
          <input type="hidden" name="timeZone" value={zone} />
          <BookingStep number={2} legend={words.time.legend}>
            {isFree ? (
              <div className="grid gap-5">
                <ZoneNote own={zone} company={companyZone} words={words.time} />
                <SlotPicker
                  slots={slots}
                  zones={{ own: zone, company: companyZone }}
                  words={words.time}
                  chosen={refused?.entered.start}
                  error={refused?.fields.start}
                />
              </div>
            ) : (
              <NoSlots words={words.time} />
            )}
            <NoneFits words={words.time.noneFits} e164={chatNumber} course={courseTitle} />
          </BookingStep>
          {isFree && (
            <>
              <BookingStep number={3} legend={words.details.legend}>
                <DetailsFields words={words.details} errors={refused?.fields ?? {}} entered={refused?.entered} />
              </BookingStep>
              <Button type="submit" size="large" className="w-full sm:ms-14 sm:w-auto sm:justify-self-start">
                {words.submit}
              </Button>
            </>
          )}
        </form>
      )}
    </div>
  );
}
