import { Temporal } from "temporal-polyfill";
import type { Site } from "#domains/content/rules/site.ts";
import { type NewClosing, newClosing } from "#domains/money/contract.ts";
import { deskFigures } from "#domains/money/rules/figures.ts";
import {
  findClosing,
  findClosings,
  findDrawers,
  findTakenByMethod,
  insertClosing,
  lockDrawers,
} from "#domains/money/server/queries/drawer-queries.ts";
import { requireCount } from "#domains/money/server/require-amount.ts";
import { findMember } from "#domains/staff/server/queries.ts";
import { AppError, fieldError } from "#server/app-error.ts";
import { audit } from "#server/audit/actor.ts";
import type { Database } from "#server/db/client.ts";
import { type Caller, desk, keepsDrawer, moneyStaff, query, verb } from "#server/verb.ts";
import type { KnowsBranches } from "#server/within.ts";
import { dayOf } from "#shared/formats/class-time.ts";
import type { Currency } from "#shared/money.ts";

interface Deps {
  database: Database;
  site: () => Site;
}

/** The closings that a day shows. */
const shownClosings = 20;

const textOf = (minor: number, currency: Currency) => deskFigures(minor, currency).amount;

/**
 * A day at the desk, by the moments of writing: what each member of staff took and gave back, by method; the cash that
 * is in their drawers until it is handed over; and the last closings.
 */
export const showDeskDay = query(
  { may: moneyStaff, branch: "own" },
  async ({ database, site, within }: Deps & KnowsBranches) => {
    const { timeZone } = site().content.company.hours;
    const today = Temporal.PlainDate.from(dayOf(new Date(), timeZone));
    const momentOf = (on: Temporal.PlainDate) => new Date(on.toZonedDateTime(timeZone).epochMilliseconds);
    const taken = await findTakenByMethod(database, { from: momentOf(today), to: momentOf(today.add({ days: 1 })) });
    /** A member who is limited to branches sees their own drawer: another's cash may be of any branch. */
    const mayBeSeen = ({ userId }: { userId: string | null }) => !within || userId === within.userId;
    return {
      taken: taken
        .filter(mayBeSeen)
        .map(({ minor, currency, ...row }) => ({ ...row, amount: textOf(minor, currency) })),
      drawers: (await findDrawers(database)).filter(mayBeSeen).map(({ userId, currency, cashMinor }) => {
        return {
          userId,
          currency,
          cash: textOf(cashMinor, currency),
          seen: String(cashMinor),
          isEmpty: cashMinor === 0,
        };
      }),
      closings: (await findClosings(database, shownClosings))
        .filter(mayBeSeen)
        .map(({ expectedMinor, countedMinor, ...closing }) => ({
          ...{ id: closing.id, userId: closing.userId, closedAt: closing.closedAt },
          ...{ reason: closing.differenceReason, handedTo: closing.handedTo },
          expected: textOf(expectedMinor, closing.currency),
          counted: textOf(countedMinor, closing.currency),
          difference: countedMinor === expectedMinor ? null : textOf(countedMinor - expectedMinor, closing.currency),
        })),
    };
  },
);

/**
 * Closes the caller's drawer in a currency: the cash is counted, and handed over. A count that differs from the ledger
 * needs a reason, and stays as it is: nothing is written into the ledger. The same key is one closing. Throws `conflict`
 * if cash was taken since the drawer was seen, and `invalid` for a drawer without cash, a count that is no amount, a
 * difference without a reason, or a receiver without a drawer. Cash that a colleague takes over is in their drawer then.
 */
export const closeDrawer = verb(
  { may: desk, takes: [newClosing], branch: "no branch" },
  async ({ database }: Deps, who: Caller, given: NewClosing): Promise<{ difference: string | null }> => {
    const { key, currency, counted, reason, handedTo, seen } = given;
    const userId = who.id;
    if (userId === null) throw new AppError("forbidden", "staff.notAllowed");
    return await database.transaction(async (transaction) => {
      const receiver = await receiverOf(transaction, handedTo, userId);
      await lockDrawers(transaction, [userId, ...(receiver.handedToUserId ? [receiver.handedToUserId] : [])]);
      const before = await findClosing(transaction, key);
      if (before?.userId === userId) return { difference: differenceOf(before) };
      const drawer = (await findDrawers(transaction, userId)).find((one) => one.currency === currency);
      if (!drawer) throw new AppError("invalid", "desk.noCash");
      if (String(drawer.cashMinor) !== seen) throw new AppError("conflict", "desk.moreCash");
      const countedMinor = requireCount(counted, currency);
      if (countedMinor !== drawer.cashMinor && !reason) throw fieldError("reason", "desk.reason");
      const closing = {
        ...{ id: key, userId, currency, closedAt: new Date(), expectedMinor: drawer.cashMinor, countedMinor },
        ...{ ...receiver, differenceReason: reason || null, untilEntryId: drawer.untilEntryId },
      };
      await insertClosing(transaction, closing);
      const details = { expectedMinor: drawer.cashMinor, countedMinor, currency };
      const act = { verb: "closeDrawer", subject: "staff" as const, subjectId: userId, details };
      await audit(transaction, who, act, closing.closedAt);
      return { difference: differenceOf(closing) };
    });
  },
);

/** Who has the cash from now on; throws `invalid` for whoever has no drawer, or has this one. */
async function receiverOf(transaction: Database, handedTo: NewClosing["handedTo"], giver: string) {
  if ("place" in handedTo) return { handedTo: handedTo.place, handedToUserId: null };
  const member = await findMember(transaction, handedTo.userId);
  if (!member || member.userId === giver || !keepsDrawer(member)) throw fieldError("handedTo", "desk.noDrawer");
  return { handedTo: member.name, handedToUserId: member.userId };
}

function differenceOf({
  expectedMinor,
  countedMinor,
  currency,
}: {
  expectedMinor: number;
  countedMinor: number;
  currency: Currency;
}) {
  return countedMinor === expectedMinor ? null : textOf(countedMinor - expectedMinor, currency);
}
