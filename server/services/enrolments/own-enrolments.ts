import type { Database } from "#server/db/client.ts";
import { findUpcomingBookingsOfPeople } from "#server/db/queries/demo-bookings.ts";
import { findEnrolmentsOfPeople, hasActiveEnrolment } from "#server/db/queries/enrolments.ts";
import { findOrdersOfPeople } from "#server/db/queries/orders.ts";
import type { User } from "#server/integrations/auth/port.ts";
import { demoBookingPath } from "#server/services/demo/demo-links.ts";
import type { SignedTokens } from "#server/services/links/signed-tokens.ts";
import { orderPath } from "#server/services/orders/order-links.ts";
import { shownBatch, shownTime } from "#server/services/orders/shown.ts";
import { findOwnPeople } from "#server/services/people/account-people.ts";
import { findCourse } from "#shared/rules/find-course.ts";
import { formatMoney } from "#shared/rules/format-money.ts";
import { instalmentTerms } from "#shared/rules/instalments.ts";
import { isUnpaid, orderStateAt } from "#shared/rules/order-state.ts";
import type { Site } from "#shared/rules/site.ts";
import { weekInWords } from "#shared/rules/week-of-batch.ts";

interface Deps {
  database: Database;
  signedTokens: SignedTokens;
  site: () => Site;
}

/** Whether the account of a user has a seat in a batch that opens its lectures. */
export async function hasSeat(database: Database, user: User, batchId: string): Promise<boolean> {
  const personIds = await findOwnPeople(database, user);
  const owingSince = new Date(Date.now() - instalmentTerms.grace);
  return personIds.length > 0 && (await hasActiveEnrolment(database, { personIds, batchId, owingSince }));
}

/** What the portal shows a student of their own: batches, what is owed, demo classes to come. */
export type OwnPortal = Awaited<ReturnType<typeof showOwnPortal>>;

/** A student's own batches, open orders and demo classes. Empty while the account's e-mail address is not confirmed. */
export async function showOwnPortal(deps: Deps, user: User) {
  const { database, site } = deps;
  const personIds = await findOwnPeople(database, user);
  const { content } = site();
  const { timeZone } = content.company.hours;
  const titleOf = (courseId: string) => findCourse(content, courseId)?.title ?? courseId;
  const now = new Date();
  const enrolments = await findEnrolmentsOfPeople(database, personIds);
  const orders = await findOrdersOfPeople(database, personIds);
  const bookings = await findUpcomingBookingsOfPeople(database, personIds, now);
  const shownOrders = orders.map(async (order) => {
    const { reference, amountMinor: minor, currency, dueAt, courseTitle, enrolmentId } = order;
    const state = orderStateAt(order, now);
    return {
      ...{ reference, state, enrolmentId, course: courseTitle },
      isOwed: isUnpaid(state),
      amount: formatMoney({ minor, currency }),
      dueAt: shownTime(dueAt, "day", timeZone),
      path: await orderPath(deps.signedTokens, order),
    };
  });
  const shownBookings = bookings.map(async (booking) => ({
    course: titleOf(booking.courseId),
    starts: shownTime(booking.startsAt, "minute", timeZone),
    path: await demoBookingPath(deps.signedTokens, booking),
  }));
  return {
    /** Whether earlier requests can be shown yet. */
    isConfirmed: user.emailVerified,
    batches: enrolments
      .filter(({ enrolment }) => enrolment.state !== "withdrawn")
      .map(({ enrolment: { id, state, heldUntil }, batch, place }) => ({
        id,
        state,
        place,
        heldUntil: heldUntil && shownTime(heldUntil, "minute", timeZone),
        course: titleOf(batch.courseId),
        batch: {
          ...shownBatch(batch),
          ...{ id: batch.id, instructor: batch.instructor, schedule: weekInWords(site(), batch.schedule) },
        },
        hasBegun: new Date(batch.startDate) <= now,
        lecturesPath: state === "active" || state === "completed" ? `/recorded-lectures/${batch.id}` : null,
      })),
    orders: await Promise.all(shownOrders),
    bookings: await Promise.all(shownBookings),
  };
}
