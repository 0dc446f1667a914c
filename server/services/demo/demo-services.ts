import { bookDemo } from "#server/services/demo/book-demo.ts";
import { cancelDemo } from "#server/services/demo/cancel-demo.ts";
import type { DemoDeps } from "#server/services/demo/demo-deps.ts";
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
export function createDemoServices(outside: Pick<DemoDeps, "database" | "emailQueue" | "signedTokens">): DemoServices {
  const { database, emailQueue, signedTokens } = outside;
  const availability = { ...company.demo, timeZone: company.hours.timeZone };
  const deps: DemoDeps = { database, emailQueue, signedTokens, availability, clock: () => new Date() };
  return {
    listSlots: (courseId) => listDemoSlots(deps, courseId),
    book: (request, country) => bookDemo(deps, request, country),
    open: (link) => openDemoBooking(deps, link),
    move: (link, start) => moveDemo(deps, link, start),
    cancel: (link) => cancelDemo(deps, link),
    calendar: (link) => getDemoCalendar(deps, link),
  };
}
