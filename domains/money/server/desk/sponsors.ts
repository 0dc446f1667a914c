import { type NamedSponsor, namedSponsor } from "#domains/money/contract/sponsors.ts";
import { requireOrder } from "#domains/money/server/manage-orders.ts";
import { findSponsored, saveSponsor, setOrderSponsor } from "#domains/money/server/queries/sponsor-queries.ts";
import { audit } from "#server/audit/actor.ts";
import type { Database } from "#server/db/client.ts";
import { type Caller, desk, moneyStaff, query, verb } from "#server/verb.ts";
import type { KnowsBranches } from "#server/within.ts";

/**
 * Says which company pays the fees of these orders: it has one voucher for them all. What is typed about a company with a
 * known name is written to that one. Throws `not_found` for an unknown order.
 */
export const nameSponsor = verb(
  { may: desk, takes: [namedSponsor], branch: ({ references }: NamedSponsor) => ({ order: references }) },
  async (
    { database }: { database: Database },
    who: Caller,
    { references, sponsor }: NamedSponsor,
  ): Promise<{ id: string | null }> => {
    return await database.transaction(async (transaction) => {
      const saved = sponsor && (await saveSponsor(transaction, sponsor));
      const id = saved?.id ?? null;
      for (const reference of references.toSorted()) {
        const order = await requireOrder(transaction, reference);
        if (order.sponsorId === id) continue;
        await setOrderSponsor(transaction, [order.id], id);
        const details = { company: saved?.name ?? null };
        const act = { verb: "nameSponsor", subject: "order" as const, subjectId: order.id, details };
        await audit(transaction, who, act, new Date());
      }
      return { id };
    });
  },
);

/** The companies that pay for students, by name, each with the students for whom it pays. */
export const listSponsors = query(
  { may: moneyStaff, branch: "own" },
  async ({ database, within }: { database: Database } & KnowsBranches) => {
    const found = await findSponsored(database, { within });
    return [...Map.groupBy(found, ({ sponsor }) => sponsor.id).values()].flatMap((own) => {
      const [first] = own;
      if (!first) return [];
      const { id, name, ntn, contact } = first.sponsor;
      const students = new Map(own.map((one) => [one.personId, one.name]));
      return [
        {
          id,
          name,
          ntn,
          contact,
          students: Array.from(students, ([personId, called]) => ({ personId, name: called })),
        },
      ];
    });
  },
);
