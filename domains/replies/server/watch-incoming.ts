import { isDeepStrictEqual } from "node:util";
import type { Log } from "#server/config/log.ts";
import type { Database } from "#server/db/client.ts";
import { repeat } from "#server/jobs/repeat.ts";
import { createMemoryRateLimiter } from "#server/limits/memory.ts";
import { type Door, type SmtpListener, startSmtpListener } from "#server/mail/incoming/smtp-listener.ts";
import type { IncomingSet } from "./incoming-set.ts";
import { findDoor } from "./reply-addresses.ts";
import { type ArrivedMail, hasRoom } from "./take-mail.ts";
import type { ThreadKind } from "./threads.ts";

/** Interval between looks at the settings, and tries of a port that is taken, in milliseconds. */
const interval = 2_000;

/** What one address may be sent: answers of one person in one thread. */
const perAddress = { name: "replies", times: 30, within: 3600 };

/** How the way in is now. */
export type IncomingState = "off" | "on" | "portTaken" | "failing" | "locked";

interface Deps {
  database: Database;
  replyThreads: ThreadKind[];
  /** How e-mails come in now. */
  incomingSet: () => IncomingSet | null;
  mailboxes: () => { from: { address: string }; staff: { address: string } };
  take: (mail: ArrivedMail) => Promise<void>;
  host: string;
  log: Log;
}

/** Opens and closes the way in as an owner sets it, until it is stopped. */
export function watchIncoming(deps: Deps) {
  let opened: { set: IncomingSet | null; listener: SmtpListener | null } = { set: null, listener: null };
  let state: IncomingState = "off";
  const close = async () => {
    await opened.listener?.close();
    opened = { set: null, listener: null };
  };
  const look = async () => {
    const set = deps.incomingSet();
    if (isDeepStrictEqual(set, opened.set) && (state === "on" || state === "off")) return;
    await close();
    state = "off";
    if (!set) return;
    opened = { set, listener: null };
    if (set.way === "imap") return;
    try {
      opened.listener = await listen(deps, set);
      state = "on";
    } catch (error) {
      // Of several processes on one machine one has it.
      state = error instanceof Error && "code" in error && error.code === "EADDRINUSE" ? "portTaken" : "failing";
      deps.log.warn({ err: error }, "the way in for e-mails could not be opened");
    }
  };
  const stop = repeat(look, { every: interval, log: deps.log, failed: "the way in for e-mails could not be changed" });
  return {
    state: () => state,
    look,
    async stop() {
      stop();
      await close();
    },
  };
}

async function listen(deps: Deps, { address: base, port }: Extract<IncomingSet, { way: "smtp" }>) {
  const { database, replyThreads: kinds, mailboxes, take, host, log } = deps;
  const counted = createMemoryRateLimiter(perAddress);
  const name = base.slice(base.lastIndexOf("@") + 1);
  const find = async (address: string, isReport: boolean): Promise<Door> => {
    const { from, staff } = mailboxes();
    const given = { database, kinds, base, office: staff.address, senders: [from.address] };
    const door = await findDoor(given, address, isReport);
    const isMany = door.is === "open" && !isReport && (await counted.take(address.toLowerCase())) !== null;
    return isMany ? { is: "later", words: "Too many answers. Try again later." } : door;
  };
  return await startSmtpListener(
    { host, port, name },
    { find, hasRoom: () => hasRoom(database), take: (mail) => take({ ...mail, base }) },
    log,
  );
}
