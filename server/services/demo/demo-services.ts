import { bookDemo } from "#server/services/demo/book-demo.ts";
import { cancelDemo } from "#server/services/demo/cancel-demo.ts";
import type { DemoNeeds } from "#server/services/demo/demo-needs.ts";
import { getDemoCalendar } from "#server/services/demo/get-demo-calendar.ts";
import { listDemoSlots } from "#server/services/demo/list-demo-slots.ts";
import { moveDemo } from "#server/services/demo/move-demo.ts";
import { type DemoBookingView, type DemoLink, openDemoBooking } from "#server/services/demo/open-demo-booking.ts";
import { company } from "#shared/content/company.ts";
import type { DemoBookingAnswer, DemoBookingRequest, DemoSlot } from "#shared/contracts/demo.ts";

/** The verbs about demo bookings, bound to what they need. */
export interface DemoServices {
  listSlots(courseId: string): Promise<DemoSlot[]>;
  book(request: DemoBookingRequest, country: string | null): Promise<DemoBookingAnswer>;
  open(link: DemoLink): Promise<DemoBookingView>;
  move(link: DemoLink, start: string): Promise<void>;
  cancel(link: DemoLink): Promise<void>;
  calendar(link: DemoLink): Promise<string>;
}

/** Binds the verbs to the company's hours and the clock. */
export function createDemoServices(outside: Pick<DemoNeeds, "database" | "mailOrders" | "tokens">): DemoServices {
  const { database, mailOrders, tokens } = outside;
  const availability = { ...company.demo, timeZone: company.hours.timeZone };
  const needs: DemoNeeds = { database, mailOrders, tokens, availability, clock: () => new Date() };
  return {
    listSlots: (courseId) => listDemoSlots(needs, courseId),
    book: (request, country) => bookDemo(needs, request, country),
    open: (link) => openDemoBooking(needs, link),
    move: (link, start) => moveDemo(needs, link, start),
    cancel: (link) => cancelDemo(needs, link),
    calendar: (link) => getDemoCalendar(needs, link),
  };
}
