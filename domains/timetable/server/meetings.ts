import { eq } from "drizzle-orm";
import { z } from "zod";
import { lockCatalogue } from "#domains/catalogue/server/entry-queries.ts";
import { type BatchMeeting, batchMeeting, meetingServer } from "#domains/timetable/contract.ts";
import { AppError } from "#server/app-error.ts";
import { type Actor, audit } from "#server/audit/actor.ts";
import type { Database } from "#server/db/client.ts";
import { byBatch, managers, query, verb, workOfClass } from "#server/verb.ts";
import { requireBatch } from "./manage-timetable.ts";
import { readMeetingServer, serverRow } from "./meetings/create-meetings.ts";
import { findRule } from "./queries.ts";
import { batchRules, meetingServers } from "./tables.ts";

interface Deps {
  database: Database;
  clock: () => Date;
}

/**
 * Sets where the classes of a batch meet online; null for nowhere. Throws `conflict` if it is another by now than the page
 * showed, or if the batch has no timetable, and `not_found`.
 */
const setMeeting = verb(
  { may: workOfClass, scope: byBatch, takes: [z.string(), batchMeeting] },
  async (
    { database, clock }: Deps,
    actor: Actor,
    batchId: string,
    { meetingUrl, seen }: BatchMeeting,
  ): Promise<void> => {
    await database.transaction(async (transaction) => {
      await lockCatalogue(transaction);
      await requireBatch(transaction, batchId);
      const rule = await findRule(transaction, batchId);
      if (!rule) throw new AppError("conflict", "timetable.noRule");
      if (rule.meetingUrl === meetingUrl) return;
      if ((rule.meetingUrl ?? "") !== seen) throw new AppError("conflict", "timetable.meetingChanged");
      // A rule that was opened before holds the old address, and is refused.
      const change = { meetingUrl, version: rule.version + 1, changedAt: clock() };
      await transaction.update(batchRules).set(change).where(eq(batchRules.batchId, batchId));
      const act = { verb: "setMeeting", subject: "timetable", subjectId: batchId } as const;
      await audit(transaction, actor, act, change.changedAt);
    });
  },
);

/** The server on which meetings are made; null for none. */
const showMeetingServer = query({ may: managers }, async ({ database }: Deps) => await readMeetingServer(database));

/** Sets the server on which meetings are made; null for none. */
const setMeetingServer = verb(
  { may: managers, takes: [meetingServer] },
  async ({ database, clock }: Deps, actor: Actor, address: string | null): Promise<void> => {
    await database.transaction(async (transaction) => {
      const row = { name: serverRow, kind: "jitsi" as const, address };
      const before = await readMeetingServer(transaction);
      if (before === address) return;
      await transaction
        .insert(meetingServers)
        .values(row)
        .onConflictDoUpdate({ target: meetingServers.name, set: row });
      const act = { verb: "setMeetingServer", subject: "document", subjectId: "settings/meetings" } as const;
      await audit(transaction, actor, act, clock());
    });
  },
);

/** The verbs about where classes meet online. */
export const meetingVerbs = { setMeeting, showMeetingServer, setMeetingServer };
