import { desc, eq } from "drizzle-orm";
import { findOwnPerson } from "#domains/accounts/server/account-people.ts";
import type { Database } from "#server/db/client.ts";
import type { User } from "#server/http/user.ts";
import { enrolmentRequests } from "./tables.ts";

/**
 * The answers to prefill in the enrolment form for the person whom an account acts for: those of their latest request,
 * else the known details. Null while the address is not confirmed, because the records may be another person's.
 */
export async function findOwnAnswers({ database }: { database: Database }, user: User) {
  if (user.email !== null && !user.emailVerified) return null;
  const person = await findOwnPerson(database, user);
  const email = person?.email ?? user.email;
  if (email === null) return null;
  const latest = person && (await findLatestRequest(database, person.id));
  const names = namesIn(person?.name ?? user.name ?? "");
  return {
    firstName: latest?.firstName ?? names.firstName,
    lastName: latest?.lastName ?? names.lastName,
    email,
    phone: person?.phone ?? "",
    country: latest?.country ?? null,
  };
}

/** A name in the two fields of a form: its last word is the last name, and its only one the first. */
function namesIn(name: string): { firstName: string; lastName: string } {
  const words = name.trim().split(/\s+/);
  const last = words.length > 1 ? words.pop() : "";
  return { firstName: words.join(" "), lastName: last ?? "" };
}

async function findLatestRequest(database: Database, id: string) {
  const { firstName, lastName, country, personId, createdAt } = enrolmentRequests;
  const [latest] = await database
    .select({ firstName, lastName, country })
    .from(enrolmentRequests)
    .where(eq(personId, id))
    .orderBy(desc(createdAt))
    .limit(1);
  return latest;
}
