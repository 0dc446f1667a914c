import { CalendarPlus } from "lucide-react";
import type { DemoSlot } from "#domains/demo-classes/contract.ts";
import type { BookingWords } from "#domains/demo-classes/words.en.ts";
import { Button } from "#ui/site/button.tsx";
import { buttonClass } from "#ui/site/button-class.ts";
import { FoldedForm } from "#ui/site/folded-form.tsx";
import { FormMessage } from "#ui/site/form-message.tsx";
import { ButtonLink } from "#ui/site/site-link.tsx";
import { ClassTicket } from "./class-ticket.tsx";
import { SlotPicker } from "./slot-picker.tsx";
import { NoSlots } from "./slot-skeleton.tsx";
import { ZoneNote } from "./zone-note.tsx";

type ManagedBooking = {
  course: string;
  /** ISO 8601, UTC. */
  start: string;
  end: string;
  name: string;
  timeZone: string;
  companyZone: string;
  state: "upcoming" | "begun" | "cancelled";
  calendar: string;
  joinUrl: string;
  slots: DemoSlot[];
  hasReminders: boolean;
};

type ManageBookingProps = {
  booking: ManagedBooking;
  words: Pick<BookingWords, "time" | "manage">;
  /** The act that was just done, as text. */
  done: string | null;
  /** The reason of a refusal, as text. */
  refused: string | undefined;
};

/** A booking on its own page: the class, and the forms that move or cancel it without scripts. */
export function ManageBooking({ booking, words, done, refused }: ManageBookingProps) {
  const { manage } = words;
  const zones = { own: booking.timeZone, company: booking.companyZone };
  const isCancelled = booking.state === "cancelled";
  return (
    <div className="grid items-start gap-x-16 gap-y-12 lg:grid-cols-[1fr_1.3fr]">
      <div>
        {refused ? <FormMessage kind="refused" text={refused} /> : done && <FormMessage kind="done" text={done} />}
        <p className="text-ink-soft">
          {manage.booked} <strong className="font-semibold text-ink wrap-anywhere">{booking.name}</strong>
        </p>
        <ClassTicket
          course={booking.course}
          start={new Date(booking.start)}
          end={new Date(booking.end)}
          zones={zones}
          isOff={isCancelled}
        />
        <div className="mt-6 flex flex-wrap gap-3">
          {isCancelled ? (
            <ButtonLink to={manage.bookAgain.href} size="large">
              {manage.bookAgain.label}
            </ButtonLink>
          ) : (
            <>
              <ButtonLink to={booking.joinUrl} newTab size="large">
                {manage.join}
              </ButtonLink>
              <a href={booking.calendar} download className={buttonClass({ size: "large", variant: "quiet" })}>
                <CalendarPlus size={20} aria-hidden="true" />
                {manage.calendar}
              </a>
            </>
          )}
        </div>
      </div>
      {!isCancelled && (
        <div className="grid gap-12">
          <MoveForm booking={booking} words={words} zones={zones} />
          {booking.state === "upcoming" && (
            <>
              <Reminders isOn={booking.hasReminders} words={manage.reminders} />
              <FoldedForm {...manage.cancel} says={{ name: "intent", value: "cancel" }} />
            </>
          )}
        </div>
      )}
    </div>
  );
}

type RemindersProps = { isOn: boolean; words: BookingWords["manage"]["reminders"] };

/** Whether reminders of the class are sent, and the button that changes it. */
function Reminders({ isOn, words }: RemindersProps) {
  const { title, text, button } = isOn ? words.on : words.off;
  return (
    <form method="post" id="reminders" aria-labelledby="reminders-title" className="scroll-mt-24">
      <h2 id="reminders-title" className="text-xl">
        {title}
      </h2>
      <p className="mt-2 text-ink-soft">{text}</p>
      <Button type="submit" name="intent" value={isOn ? "quiet" : "remind"} variant="quiet" className="mt-4">
        {button}
      </Button>
    </form>
  );
}

type MoveFormProps = Pick<ManageBookingProps, "booking" | "words"> & { zones: { own: string; company: string } };

function MoveForm({ booking, words, zones }: MoveFormProps) {
  const { title, lead, submit } = words.manage.move;
  const others = booking.slots.filter(({ start }) => start !== booking.start);
  return (
    <form method="post" aria-labelledby="move-title">
      <h2 id="move-title" className="text-heading">
        {title}
      </h2>
      <p className="mt-3 text-ink-soft">{lead}</p>
      <div className="mt-7 grid gap-5">
        {others.some(({ free }) => free > 0) ? (
          <>
            <ZoneNote {...zones} words={words.time} />
            <SlotPicker slots={others} zones={zones} words={words.time} />
            <Button
              type="submit"
              name="intent"
              value="move"
              variant="ink"
              size="large"
              className="sm:justify-self-start"
            >
              {submit}
            </Button>
          </>
        ) : (
          <NoSlots words={words.time} />
        )}
      </div>
    </form>
  );
}
