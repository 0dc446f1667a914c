import type { EnrolmentState } from "../../contracts/enrolment.ts";
import type { OrderState } from "../../contracts/order.ts";

/** The student's own part of the portal. */
export const portalWords = {
  title: "My courses",
  unconfirmed: {
    text: "Confirm your e-mail address, and what you have booked with it appears here: your batches, your orders and your demo classes.",
    action: { label: "Confirm my address", href: "/account" },
  },
  nothing: {
    text: "You have no seat yet. Choose a batch, and it appears here with its lectures and its dates.",
    action: { label: "Choose a course", href: "/enrollnow" },
  },
  owed: {
    text: "{amount} to pay for {course}, by {due}.",
    action: "Pay or send your receipt",
  },
  /** How a seat stands; `begins` is an active one before the first class. */
  states: {
    begins: "Your seat is yours. The first class is on {start}.",
    active: "Your seat is yours. Classes are under way.",
    held: "Your seat is held until {until}.",
    waitlisted: "You are number {place} on the waiting list. We write as soon as a seat is free.",
    withdrawn: "You have no seat in this batch.",
    completed: "You have completed this course. Its lectures stay open to you.",
  } satisfies Record<EnrolmentState | "begins", string>,
  lectures: "Open the lectures",
  demos: { title: "Your demo classes", action: "Move or cancel" },
  orders: {
    title: "Your orders",
    action: "See the order",
    states: {
      awaiting_payment: "to be paid",
      proof_sent: "receipt being checked",
      paid: "paid",
      rejected: "receipt not accepted",
      expired: "expired",
      cancelled: "cancelled",
    } satisfies Record<OrderState, string>,
  },
};

/** The page of a seat that is offered to the next on the waiting list. */
export const seatPage = {
  title: "A seat for you | {company.name}",
  heading: "A seat is free for you",
  lead: "We hold it for you until {until}. After that it goes to the next in line.",
  facts: { course: "Course", batch: "Batch", days: "Days and hours", teacher: "Teacher", start: "First class" },
  take: "Take this seat",
  decline: "I no longer want it",
  taken: { title: "The seat is held for you", lead: "Our team will contact you via WhatsApp shortly." },
  declined: { title: "Thank you for telling us", lead: "The seat goes to the next in line." },
  refused: { title: "This seat is no longer on offer", action: { label: "See all batches", href: "/courses" } },
};
