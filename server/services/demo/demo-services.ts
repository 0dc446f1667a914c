import { bindVerbs } from "#server/services/bind-verbs.ts";
import { bookDemo } from "#server/services/demo/book-demo.ts";
import { cancelDemo } from "#server/services/demo/cancel-demo.ts";
import type { DemoDeps } from "#server/services/demo/demo-deps.ts";
import { getDemoCalendar } from "#server/services/demo/get-demo-calendar.ts";
import { listDemoSlots } from "#server/services/demo/list-demo-slots.ts";
import { moveDemo } from "#server/services/demo/move-demo.ts";
import { openDemoBooking } from "#server/services/demo/open-demo-booking.ts";
import { company } from "#shared/content/company.ts";

/** The verbs about demo bookings, bound to the company's hours and the clock. */
export function createDemoServices(outside: Pick<DemoDeps, "database" | "emailQueue" | "signedTokens">) {
  const { database, emailQueue, signedTokens } = outside;
  const availability = { ...company.demo, timeZone: company.hours.timeZone };
  const deps: DemoDeps = { database, emailQueue, signedTokens, availability, clock: () => new Date() };
  return bindVerbs(deps, {
    listSlots: listDemoSlots,
    book: bookDemo,
    open: openDemoBooking,
    move: moveDemo,
    cancel: cancelDemo,
    calendar: getDemoCalendar,
  });
}
