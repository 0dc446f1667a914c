import type { Database } from "#server/db/client.ts";
import { findPerson } from "#server/db/queries/people.ts";
import type { OutboxFiles } from "#server/integrations/mail/port.ts";
import { AppError } from "#server/services/app-error.ts";
import { describePerson, type PersonRecords } from "#server/services/people/person-records.ts";

/**
 * Everything that is held under an e-mail address, in small letters or capitals, for the person who asks for it. Throws
 * `not_found` where nothing is.
 */
export async function exportPerson(
  { database, outboxFiles }: { database: Database; outboxFiles: OutboxFiles },
  email: string,
): Promise<PersonRecords> {
  const files = await outboxFiles.findAbout(email);
  const rows = await findPerson(database, email);
  if (files.length === 0 && Object.values(rows).every(({ length }) => length === 0))
    throw new AppError("not_found", `Nothing is held about ${email}.`);
  return await describePerson(database, email, { rows, files });
}
