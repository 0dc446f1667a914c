import type { ComponentProps } from "react";
import type { PageHead } from "#domains/content/site/page-head.ts";
import { PageIntro } from "#ui/site/page-intro.tsx";
import { ButtonLink } from "#ui/site/site-link.tsx";
import { ManageBooking } from "./manage-booking.tsx";

type Managed = ComponentProps<typeof ManageBooking>;

type ManageBookingPageProps = Pick<Managed, "words" | "done"> & {
  head: Pick<PageHead, "tiling">;
  /** Null if the link opens none. */
  booking: Managed["booking"] | null;
  /** The reason why the link opens no booking. */
  refused: string | null;
  outcome: { refused: string } | undefined;
};

/** The page of a booking, or of a link that opens none. */
export function ManageBookingPage({ head, words, booking, done, refused, outcome }: ManageBookingPageProps) {
  if (!booking) {
    const { title, contactAction } = words.manage.refused;
    return (
      <PageIntro title={title} lead={refused} tiling={head.tiling}>
        <div className="flex flex-wrap gap-3">
          <ButtonLink to={words.manage.bookAgain.href} size="large">
            {words.manage.bookAgain.label}
          </ButtonLink>
          <ButtonLink to={contactAction.href} size="large" variant="quiet">
            {contactAction.label}
          </ButtonLink>
        </div>
      </PageIntro>
    );
  }
  return (
    <>
      <PageIntro title={words.manage.title} lead={words.manage.leads[booking.state]} tiling={head.tiling} />
      <div className="page pb-24">
        <ManageBooking booking={booking} words={words} done={done} refused={outcome?.refused} />
      </div>
    </>
  );
}
