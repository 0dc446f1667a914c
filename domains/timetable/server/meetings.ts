import { createHmac } from "node:crypto";
import { eq } from "drizzle-orm";
import { z } from "zod";
import { lockCatalogue } from "#domains/catalogue/server/entry-queries.ts";
import type { batches } from "#domains/catalogue/server/tables.ts";
import { type BatchMeeting, batchMeeting, meetingServer } from "#domains/timetable/contract.ts";
import { AppError } from "#server/app-error.ts";
import { type Actor, audit } from "#server/audit/actor.ts";
import type { Database } from "#server/db/client.ts";
import { byBatch, managers, query, verb, workOfClass } from "#server/verb.ts";
import { requireBatch } from "./manage-timetable.ts";
import { findRule } from "./queries.ts";
import { batchRules, meetingServers } from "./tables.ts";

interface Deps {
  database: Database;
  clock: () => Date;
}

/** Makes meetings: the address of one for a class, the same at each call. */
export interface MeetingMaker {
  addressOf(wanted: { classId: string; subject: string }): string | Promise<string>;
}

/** A Jitsi server: whoever opens a room's address makes the room, so a room is safe while nobody can guess its name. */
function jitsiMeetings(server: string, secret: string): MeetingMaker {
  return {
    addressOf({ classId, subject }) {
      const name = createHmac("sha256", secret).update(`meeting:${classId}`).digest("hex").slice(0, 32);
      const address = new URL(`class-${name}`, server.endsWith("/") ? server : `${server}/`);
      address.hash = `config.subject=${encodeURIComponent(JSON.stringify(subject))}`;
      return address.href;
    },
  };
}

/** The name of the one row. */
const name = "institute";

async function readServer(database: Database): Promise<string | null> {
  const [row] = await database.select().from(meetingServers).where(eq(meetingServers.name, name));
  return row?.address ?? null;
}

/** What makes the meetings of classes that have no address; null where nothing does. */
export async function findMeetingMaker(database: Database, secret: string): Promise<MeetingMaker | null> {
  const server = await readServer(database);
  return server === null ? null : jitsiMeetings(server, secret);
}

/** A class as its meeting depends on it: its own address, its batch's, and whether the batch meets online at all. */
export interface MeetingOf {
  id: string;
  own: string | null;
  ofBatch: string | null;
  batch: Pick<typeof batches.$inferSelect, "name" | "mode">;
}

/** Whether a class has a meeting: an address, or one that is made. */
export const hasMeeting = ({ own, ofBatch, batch }: MeetingOf, maker: MeetingMaker | null): boolean =>
  isHttps(own ?? ofBatch) || ((own ?? ofBatch) === null && maker !== null && batch.mode !== "On-site");

/** The address of a class's meeting; null for none. */
export async function meetingAddress(of: MeetingOf, maker: MeetingMaker | null): Promise<string | null> {
  if (!hasMeeting(of, maker)) return null;
  const given = of.own ?? of.ofBatch;
  return given ?? (await maker?.addressOf({ classId: of.id, subject: of.batch.name })) ?? null;
}

/** Whether a browser may be sent to an address: rows of earlier releases hold others. */
const isHttps = (text: string | null) => text !== null && URL.parse(text)?.protocol === "https:";

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
const showMeetingServer = query({ may: managers }, async ({ database }: Deps) => await readServer(database));

/** Sets the server on which meetings are made; null for none. */
const setMeetingServer = verb(
  { may: managers, takes: [meetingServer] },
  async ({ database, clock }: Deps, actor: Actor, address: string | null): Promise<void> => {
    await database.transaction(async (transaction) => {
      const row = { name, kind: "jitsi" as const, address };
      const before = await readServer(transaction);
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
