import { z } from "zod";
import { takesDiscount } from "#domains/money/server/discounts.ts";
import { findOrder, findOrdersOfPeople, findSubjectOfOrder } from "#domains/money/server/queries/order-queries.ts";
import { findFamily } from "#domains/people/server/guardians.ts";
import { findSamePeopleById } from "#domains/people/server/queries.ts";
import { findEnrolment } from "#domains/seats/server/queries.ts";
import { findClasses } from "#domains/timetable/server/queries.ts";
import { AppError } from "#server/app-error.ts";
import type { Database } from "#server/db/client.ts";
import { moneyStaff, query } from "#server/verb.ts";
import { ofOrder } from "#server/within.ts";

const hasSeat: readonly string[] = ["active", "held"];

/**
 * What the forms that change an order need to know of it: whether it takes a discount code, its consumer number, the classes of its seat, and the orders of its
 * student's family, by name. Throws `not_found`.
 */
export const showPlan = query(
  { may: moneyStaff, takes: [z.string().max(40)], branch: ofOrder },
  async ({ database }: { database: Database }, reference: string) => {
    const order = await findOrder(database, reference);
    if (!order) throw new AppError("not_found", "order.unknown", { values: { reference } });
    const personId = (await findSubjectOfOrder(database, order.id))?.personId;
    const family = personId ? await findFamily(database, await findSamePeopleById(database, personId)) : [];
    const orders = await Promise.all(
      family.map(async ({ id, name }) => {
        const own = await findOrdersOfPeople(database, [id]);
        return own.filter(({ state }) => state !== "cancelled").map((one) => ({ reference: one.reference, name }));
      }),
    );
    const takesCode = await takesDiscount(database, order);
    const seat = order.enrolmentId === null ? undefined : await findEnrolment(database, order.enrolmentId);
    const classes = seat ? await findClasses(database, seat.batchId) : [];
    return {
      ...{ takesCode, family: orders.flat(), consumerNumber: order.consumerNumber },
      /** The moments of its batch's classes that are held, and since when its student has a seat there; null for none. */
      classes: classes.flatMap(({ startsAt, isCancelled }) => (isCancelled ? [] : startsAt)),
      seatSince: seat && hasSeat.includes(seat.state) ? seat.createdAt : null,
    };
  },
);
