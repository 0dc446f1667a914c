import { createHmac } from "node:crypto";
import { eq } from "drizzle-orm";
import type { batches } from "#domains/catalogue/server/tables.ts";
import type { MeetingAccount } from "#domains/timetable/contract.ts";
import { unknownClass } from "#domains/timetable/server/class-with-batch.ts";
import { batchClasses, madeMeetings, meetingServers } from "#domains/timetable/server/tables.ts";
import type { Config } from "#server/config/env.ts";
import type { Log } from "#server/config/log.ts";
import type { Database } from "#server/db/client.ts";
import type { SealedSettings } from "#server/links/sealed-settings.ts";
import { createGoogleMeetings } from "./google-meet.ts";
import { meetingAccountOf, meetingSetting } from "./meeting-account.ts";
import { type MeetingService, NoMeeting } from "./port.ts";
import { createZoomMeetings } from "./zoom.ts";

interface Deps {
  database: Database;
  sealedSettings: Pick<SealedSettings, "find">;
  /** The program's secret, from which the names of rooms are made. */
  secret: string;
  meetingUrls: Config["meetingUrls"];
  log: Pick<Log, "warn">;
}

/** A class as its meeting depends on it: the addresses of it, of its batch and made before, and whether the batch meets online. */
export interface MeetingOf {
  id: string;
  own: string | null;
  ofBatch: string | null;
  made: string | null;
  batch: Pick<typeof batches.$inferSelect, "name" | "mode">;
}

/** A class whose meeting may be made now. */
type StartedClass = MeetingOf & { startsAt: Date; endsAt: Date };

export type Meetings = ReturnType<typeof createMeetings>;

/** Time limits in milliseconds: for an act of a service, and how long it is left alone after it failed. */
const times = { patience: 6_000, calm: 10_000 };

/** Whether a browser may be sent to an address: rows of earlier releases hold others. */
const isHttps = (text: string) => URL.parse(text)?.protocol === "https:";

/** The address that a class has without making one; null for none. */
export function knownAddress({ own, ofBatch, made, batch }: Omit<MeetingOf, "id">): string | null {
  const given = own ?? ofBatch;
  if (given !== null) return isHttps(given) ? given : null;
  return batch.mode === "On-site" ? null : made;
}

/** Whether a class has a meeting: an address, or one that is made where the program makes some. */
export const hasMeeting = (of: Omit<MeetingOf, "id">, makes: boolean): boolean =>
  knownAddress(of) !== null || (makes && (of.own ?? of.ofBatch) === null && of.batch.mode !== "On-site");

/** The name of the one row. */
export const serverRow = "institute";

/** The Jitsi server on which meetings are made; null for none. */
export async function readMeetingServer(database: Database): Promise<string | null> {
  const [row] = await database.select().from(meetingServers).where(eq(meetingServers.name, serverRow));
  return row?.address ?? null;
}

/**
 * The meetings of classes without an address of their own: at the account elsewhere that an owner has typed, or on the
 * institute's Jitsi server.
 */
export function createMeetings(deps: Deps, { patience, calm } = times) {
  const { database, sealedSettings, secret, meetingUrls, log } = deps;
  /** The account in use, which keeps its token; after a failure it is left alone for a while. */
  let used: { account: string; service: MeetingService; failed: { error: NoMeeting; at: number } | null } | null = null;
  /** Those who come at once wait for the same meeting. */
  const making = new Map<string, Promise<string>>();

  function accountInUse(account: MeetingAccount) {
    const text = JSON.stringify(account);
    if (used?.account === text) return used;
    const service =
      account.kind === "zoom"
        ? createZoomMeetings(account, { url: meetingUrls.zoom, patience })
        : createGoogleMeetings(account, { url: meetingUrls.google, patience });
    used = { account: text, service, failed: null };
    return used;
  }

  async function make(account: MeetingAccount, of: StartedClass): Promise<string> {
    const { kind } = account;
    const now = accountInUse(account);
    const [before] = await database.select().from(madeMeetings).where(eq(madeMeetings.classId, of.id));
    if (before) return before.address;
    if (now.failed && Date.now() - now.failed.at < calm) throw now.failed.error;
    try {
      const address = await now.service.make({ ...of, subject: of.batch.name });
      now.failed = null;
      return await keepMeeting(database, { classId: of.id, kind, address });
    } catch (error) {
      if (!(error instanceof NoMeeting)) throw error;
      now.failed = { error, at: Date.now() };
      log.warn({ kind, trouble: error.trouble }, "no meeting could be made for a class");
      throw error;
    }
  }

  return {
    /** Whether classes without an address get one. */
    async makes(): Promise<boolean> {
      const account = meetingAccountOf(sealedSettings.find(meetingSetting));
      return account !== null || (await readMeetingServer(database)) !== null;
    },
    /**
     * The address of a class's meeting, which is made by the first who comes; null for none. Throws `NoMeeting` if it
     * cannot be made now.
     */
    async addressOf(of: StartedClass): Promise<string | null> {
      const known = knownAddress(of);
      if (known !== null || !hasMeeting(of, true)) return known;
      const account = meetingAccountOf(sealedSettings.find(meetingSetting));
      if (account === "locked") throw new NoMeeting("locked");
      if (account === null) return jitsiRoom(await readMeetingServer(database), secret, of);
      const made = making.get(of.id) ?? make(account, of).finally(() => making.delete(of.id));
      making.set(of.id, made);
      return await made;
    },
    /** Resolves if the account in use can make meetings. Throws `NoMeeting`. */
    async attempt(account: MeetingAccount): Promise<void> {
      const now = accountInUse(account);
      await now.service.attempt();
      now.failed = null;
    },
  };
}

/** A room on a Jitsi server: whoever opens its address makes it, so it is safe while nobody can guess its name. */
function jitsiRoom(server: string | null, secret: string, { id, batch }: MeetingOf): string | null {
  if (server === null) return null;
  const name = createHmac("sha256", secret).update(`meeting:${id}`).digest("hex").slice(0, 32);
  const address = new URL(`class-${name}`, server.endsWith("/") ? server : `${server}/`);
  address.hash = `config.subject=${encodeURIComponent(JSON.stringify(batch.name))}`;
  return address.href;
}

type MadeMeeting = Pick<typeof madeMeetings.$inferInsert, "classId" | "kind" | "address">;

/** Keeps a class's meeting, and returns the one that is kept: of two that were made at once, the first. */
async function keepMeeting(database: Database, { classId, ...made }: MadeMeeting): Promise<string> {
  return await database.transaction(async (transaction) => {
    const isIt = eq(batchClasses.id, classId);
    const [found] = await transaction.select({ id: batchClasses.id }).from(batchClasses).where(isIt).for("key share");
    if (!found) throw unknownClass();
    await transaction
      .insert(madeMeetings)
      .values({ classId, ...made, madeAt: new Date() })
      .onConflictDoNothing();
    const [kept] = await transaction.select().from(madeMeetings).where(eq(madeMeetings.classId, classId));
    return kept?.address ?? made.address;
  });
}
