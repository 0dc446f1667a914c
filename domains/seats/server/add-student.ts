import { eq } from "drizzle-orm";
import type { z } from "zod";
import { findOrInsertStudent } from "#domains/accounts/server/find-or-insert-people.ts";
import type { Site } from "#domains/content/rules/site.ts";
import { joinFamilies, setGuardian } from "#domains/people/server/guardians.ts";
import { findPeopleByEmail, findPeopleByNumber, onePersonEach } from "#domains/people/server/queries.ts";
import { readAnyPhone, readPhoneOfField } from "#domains/people/server/read-any-phone.ts";
import { people } from "#domains/people/server/tables.ts";
import { newStudent } from "#domains/seats/contract/new-student.ts";
import { fieldError } from "#server/app-error.ts";
import { type Actor, audit, system } from "#server/audit/actor.ts";
import type { Database } from "#server/db/client.ts";
import { office, verb } from "#server/verb.ts";
import { lockBatch } from "./queries.ts";
import { confirmSeat, offerLasts, type SeatDeps, takeSeat } from "./seats.ts";

interface Deps extends SeatDeps {
  database: Database;
  site: () => Site;
}

/**
 * Writes a student down by hand, with a seat in a batch if one is named, and answers their id. Somebody who is known by
 * address and name, or by number and name, is that person. Throws `invalid` for a field, and `conflict` for the address
 * of somebody of another name unless the two share it.
 */
export const addStudent = verb(
  { may: office, takes: [newStudent], branch: ({ batchId: batch }) => ({ batch }) },
  async (deps: Deps, actor: Actor, student: z.infer<typeof newStudent>): Promise<string> => {
    const { name, email, shares = false, batchId, guardian, sibling } = student;
    const country = deps.site().content.company.address.countryCode;
    const phone = readPhoneOfField(student.phone, "phone", country);
    const guardianPhone = readPhoneOfField(guardian?.phone ?? null, "guardian.phone", country);
    return await deps.database.transaction(async (transaction) => {
      const at = new Date();
      const family = sibling ? await requireSibling(transaction, sibling, country) : null;
      const personId = await findOrInsertStudent(transaction, { name, email, phone }, { shares });
      await transaction.update(people).set({ addedAt: at }).where(eq(people.id, personId));
      if (guardian) await setGuardian(transaction, { ...guardian, phone: guardianPhone, personId, changedAt: at });
      if (family) await joinFamilies(transaction, [personId, family]);
      if (batchId) {
        await lockBatch(transaction, batchId);
        const until = new Date(at.getTime() + offerLasts);
        const taken = await takeSeat(deps, transaction, { personId, batchId, until }, system);
        const given = await confirmSeat(deps, transaction, taken.id, actor);
        if (student.tell && email !== null)
          await deps.emailQueue.enqueue(transaction, [{ email: "student-added", about: given.id }]);
      }
      await audit(transaction, actor, { verb: "addStudent", subject: "person", subjectId: personId }, at);
      return personId;
    });
  },
);

/** The one person with an address or a number. Throws `invalid` for the field where there is none, or several. */
async function requireSibling(transaction: Database, typed: string, country: string): Promise<string> {
  const number = readAnyPhone(typed, country);
  const byNumber = !typed.includes("@") && "e164" in number;
  const found = byNumber
    ? await findPeopleByNumber(transaction, number.e164)
    : onePersonEach(await findPeopleByEmail(transaction, typed));
  const [one] = found;
  const isOneFamily = one?.familyId != null && found.every(({ familyId }) => familyId === one.familyId);
  if (!one || (found.length > 1 && !isOneFamily))
    throw fieldError("sibling", one ? "person.siblingUnclear" : "person.siblingUnknown");
  return one.id;
}
