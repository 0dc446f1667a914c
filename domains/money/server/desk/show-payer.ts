import { figuresOf } from "#domains/money/rules/figures.ts";
import { registration } from "#domains/money/rules/instalments.ts";
import { statementOf } from "#domains/money/rules/statement.ts";
import { readLedgers } from "#domains/money/server/ledger.ts";
import { voucherPath } from "#domains/money/server/order-links.ts";
import { findOrdersOfPeople, findStudentOrders } from "#domains/money/server/queries/order-queries.ts";
import { findCommonSponsor, findSponsored } from "#domains/money/server/queries/sponsor-queries.ts";
import { findFamily, findSameGuardian } from "#domains/people/server/guardians.ts";
import { findSamePeopleById } from "#domains/people/server/queries.ts";
import { AppError } from "#server/app-error.ts";
import type { Database } from "#server/db/client.ts";
import type { SignedTokens } from "#server/links/signed-tokens.ts";
import { moneyStaff, query } from "#server/verb.ts";
import { type KnowsBranches, ofPerson } from "#server/within.ts";
import { day } from "#shared/durations.ts";

interface Deps {
  database: Database;
  signedTokens: SignedTokens;
}

/** The open fees of a person by id, those merged with them included. Throws `not_found`. */
export const showPayer = query(
  { may: moneyStaff, branch: ofPerson },
  async ({ database, signedTokens, within }: Deps & KnowsBranches, id: string) => {
    const people = await findSamePeopleById(database, id);
    const [leading] = people;
    if (!leading) throw new AppError("not_found", "person.gone");
    const ids = people.map((one) => one.id);
    const orders = (await findOrdersOfPeople(database, ids)).filter(({ state }) => state !== "cancelled");
    const ledgers = await readLedgers(database, orders);
    const batches = new Map((await findStudentOrders(database, [...ledgers.keys()])).map((one) => [one.order.id, one]));
    const now = new Date();
    const { name, email, phone } = leading;
    const relatives = [...(await findFamily(database, people)), ...(await findSameGuardian(database, ids))];
    const together = new Map<string, string>();
    const sponsor = await findCommonSponsor(
      database,
      orders.filter(({ sponsorId }) => sponsorId !== null),
    );
    if (sponsor)
      for (const { personId, name: called } of await findSponsored(database, { within }, sponsor.id))
        if (!ids.includes(personId)) together.set(personId, called);
    for (const one of relatives)
      if (!within || (await within.holds({ person: one.id }))) together.set(one.id, one.name);
    return {
      /** The company that pays these fees. */
      sponsor: sponsor && { id: sponsor.id, name: sponsor.name, ntn: sponsor.ntn, contact: sponsor.contact },
      /** Who is of the family, or has the same guardian or company: money for all of them may come at once. */
      together: Array.from(together, ([other, called]) => ({ id: other, name: called })),
      person: { id: leading.id, name, email, phone },
      orders: await Promise.all(
        orders.map(async (order) => {
          const ledger = ledgers.get(order.id) ?? [];
          const statement = statementOf(ledger, order, now);
          const figures = figuresOf(statement);
          return {
            ...{ reference: order.reference, course: order.courseTitle, currency: order.currency },
            batch: batches.get(order.id)?.batch?.name ?? null,
            seen: ledger.length,
            proofWaits: order.state === "proof_sent",
            /** The page of its fee voucher; null where nothing is to be paid. */
            voucher: figures.left === null ? null : await voucherPath(signedTokens, order),
            ...{ credit: figures.credit, left: figures.left, standing: figures.standing },
            /** What is to be paid now; null for nothing. */
            asked: figures.isDue ? figures.asked.amount : null,
            charges: statement.instalments.flatMap(({ instalment, amountMinor, leftMinor, dueAt, state }, at) => {
              if (leftMinor === 0) return [];
              const lateDays = dueAt < now ? Math.ceil((now.getTime() - dueAt.getTime()) / day) : 0;
              return {
                kind: kindOf(instalment),
                ...{ dueAt, state, lateDays, leftMinor },
                left: figures.instalments[at]?.left ?? "",
                /** What it asked for, if a part of it is paid. */
                of: leftMinor < amountMinor ? (figures.instalments[at]?.amount ?? null) : null,
              };
            }),
          };
        }),
      ),
    };
  },
);

function kindOf(instalment: number | null): "registration" | "month" | "course" {
  if (instalment === registration) return "registration";
  return instalment === null ? "course" : "month";
}
