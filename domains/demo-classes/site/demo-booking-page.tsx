import type { ComponentProps } from "react";
import type { DemoBookingAnswer } from "#domains/demo-classes/contract.ts";
import { PageIntro } from "#ui/site/page-intro.tsx";
import { BookingConfirmed } from "./booking-confirmed.tsx";
import type { DemoBookingPageData } from "./demo-booking-page-data.ts";
import { NativeBookingForm } from "./native-booking-form.tsx";

/** A booking, or the choices and errors of a form that books nothing yet. */
type Outcome =
  | { booking: DemoBookingAnswer; email: string; zone: string | null }
  | Pick<ComponentProps<typeof NativeBookingForm>, "refused" | "courseId" | "slots" | "zone">;

type DemoBookingPageProps = DemoBookingPageData & { outcome: Outcome | undefined };

/** Booking a demo class without scripts: the form, or the confirmation. */
export function DemoBookingPage({ head, hero, form, outcome }: DemoBookingPageProps) {
  return (
    <>
      <PageIntro title={hero.title} lead={hero.lead} tiling={head.tiling} trail={head.trail} />
      <div className="page pb-24">
        {outcome && "booking" in outcome ? (
          <div className="max-w-3xl">
            <BookingConfirmed
              {...outcome}
              course={form.courses.find(({ id }) => id === outcome.booking.courseId)?.title ?? ""}
              zones={{ own: outcome.zone ?? form.companyZone, company: form.companyZone }}
              words={form.words}
              under="h1"
            />
          </div>
        ) : (
          <NativeBookingForm {...form} {...outcome} />
        )}
      </div>
    </>
  );
}
