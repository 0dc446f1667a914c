import { CalendarPlus } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import type { DemoBookingAnswer } from "#domains/demo-classes/contract.ts";
import type { BookingWords } from "#domains/demo-classes/words.en.ts";
import { minute } from "#shared/durations.ts";
import { buttonClass } from "#ui/site/button-class.ts";
import { TickList } from "#ui/site/tick-list.tsx";
import { ClassTicket } from "./class-ticket.tsx";

type BookingConfirmedProps = {
  booking: DemoBookingAnswer;
  course: string;
  email: string;
  zones: { own: string; company: string };
  words: Pick<BookingWords, "confirmed" | "time">;
  /** The heading level above it. */
  under: "h1" | "h2";
  /** Another button. */
  children?: ReactNode;
};

/** The confirmation after a booking; it takes the focus. */
export function BookingConfirmed({ booking, course, email, zones, words, under, children }: BookingConfirmedProps) {
  const { confirmed } = words;
  const [Heading, Subheading] = under === "h1" ? (["h2", "h3"] as const) : (["h3", "h4"] as const);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const start = new Date(booking.start);
  const end = new Date(start.getTime() + booking.minutes * minute);
  return (
    <div>
      <Heading ref={heading} tabIndex={-1} className="text-heading outline-none">
        {confirmed.title}
      </Heading>
      <p className="mt-3 text-lead text-ink-soft">
        {confirmed.sentTo} <strong className="font-semibold text-ink wrap-anywhere">{email}</strong>.
      </p>
      <ClassTicket course={course} start={start} end={end} zones={zones} />
      <Subheading className="mt-10 text-xl">{confirmed.nextTitle}</Subheading>
      <div className="mt-4">
        <TickList entries={confirmed.next} />
      </div>
      <div className="mt-8 flex flex-wrap gap-3">
        <a href={booking.calendar} download className={buttonClass({ size: "large" })}>
          <CalendarPlus size={20} aria-hidden="true" />
          {confirmed.calendar}
        </a>
        {children}
      </div>
    </div>
  );
}
