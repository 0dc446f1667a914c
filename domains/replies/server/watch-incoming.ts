import { isDeepStrictEqual } from "node:util";
import type { Site } from "#domains/content/rules/site.ts";
import type { Log } from "#server/config/log.ts";
import type { Database } from "#server/db/client.ts";
import { repeat } from "#server/jobs/repeat.ts";
import { createMemoryRateLimiter } from "#server/limits/memory.ts";
import { failureOf, type MailboxFailure, tryMailbox, watchMailbox } from "#server/mail/incoming/imap-mailbox.ts";
import { type Door, startSmtpListener } from "#server/mail/incoming/smtp-listener.ts";
import type { IncomingSet } from "./incoming-set.ts";
import { mailboxDoors } from "./mailbox-doors.ts";
import { findDoor } from "./reply-addresses.ts";
import { type ArrivedMail, hasRoom } from "./take-mail.ts";
import type { ThreadKind } from "./threads.ts";

/** Interval between looks at the settings, and tries of a way that is closed, in milliseconds. */
const [interval, triedAgain] = [2_000, 15_000];

/** What one address may be sent: answers of one person in one thread. */
const perAddress = { name: "replies", times: 30, within: 3600 };

/** How the way in is now. */
export type IncomingState = "off" | "on" | "opening" | "portTaken" | "failing" | "locked";

/** The outcome of a trial of the way in. */
export type IncomingTried =
  | { works: true }
  | { works: false; reason: MailboxFailure | "off" | "portTaken" | "port" | "locked" };

interface Deps {
  database: Database;
  replyThreads: ThreadKind[];
  site: () => Site;
  /** How e-mails come in now. */
  incomingSet: () => IncomingSet | null;
  mailboxes: () => { from: { address: string }; staff: { address: string } };
  take: (mail: ArrivedMail) => Promise<void>;
  host: string;
  siteUrl: string;
  log: Log;
}

/** An open way in. */
interface Way {
  state: IncomingState;
  close(): Promise<void>;
}

const closed: Way = { state: "off", close: async () => {} };

/** Opens and closes the way in as an owner sets it, until it is stopped. */
export function watchIncoming(deps: Deps) {
  let opened: { set: IncomingSet | null; way: Way } = { set: null, way: closed };
  let triedAt = 0;
  const look = async () => {
    const set = deps.incomingSet();
    const isSame = isDeepStrictEqual(set, opened.set);
    const { state } = opened.way;
    const isClosed = state === "portTaken" || state === "failing";
    if (isSame && !(isClosed && Date.now() - triedAt > triedAgain)) return;
    await opened.way.close();
    triedAt = Date.now();
    opened = { set, way: closed };
    if (set) opened = { set, way: await open(deps, set) };
  };
  // A trial and the regular look never open the way twice.
  let turn: Promise<void> = Promise.resolve();
  const inTurn = () => {
    turn = turn.catch(() => {}).then(look);
    return turn;
  };
  const stop = repeat(inTurn, {
    every: interval,
    log: deps.log,
    failed: "the way in for e-mails could not be changed",
  });
  return {
    state: () => opened.way.state,
    look: inTurn,
    /** Opens the way in as it is set now, and says how that went. */
    async attempt(): Promise<IncomingTried> {
      const set = deps.incomingSet();
      if (!set) return { works: false, reason: "off" };
      if (set.way === "imap") return await tryImap(deps, set);
      triedAt = 0;
      await inTurn();
      const { state } = opened.way;
      if (state === "on") return { works: true };
      return { works: false, reason: state === "portTaken" ? "portTaken" : "port" };
    },
    async stop() {
      stop();
      await turn.catch(() => {});
      await opened.way.close();
    },
  };
}

async function tryImap({ siteUrl }: Deps, { server, login }: Extract<IncomingSet, { way: "imap" }>) {
  if (login === "locked") return { works: false, reason: "locked" } as const;
  const reason = await tryMailbox({ server, login, siteUrl });
  return reason ? ({ works: false, reason } as const) : ({ works: true } as const);
}

async function open(deps: Deps, set: IncomingSet): Promise<Way> {
  if (set.way === "imap") return openImap(deps, set);
  try {
    const listener = await listen(deps, set);
    return { state: "on", close: () => listener.close() };
  } catch (err) {
    deps.log.warn({ err }, "the port for e-mails could not be opened");
    // Of several processes on one machine one has it.
    const isTaken = err instanceof Error && "code" in err && err.code === "EADDRINUSE";
    return { ...closed, state: isTaken ? "portTaken" : "failing" };
  }
}

async function listen(deps: Deps, { address: base, port }: Extract<IncomingSet, { way: "smtp" }>) {
  const { database, replyThreads, site, mailboxes, take, host, log } = deps;
  const counted = createMemoryRateLimiter(perAddress);
  const name = base.slice(base.lastIndexOf("@") + 1);
  const find = async (address: string, isReport: boolean): Promise<Door> => {
    const { from, staff } = mailboxes();
    const given = { database, replyThreads, site, base, office: staff.address, senders: [from.address] };
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

function openImap(deps: Deps, { address: base, server, login }: Extract<IncomingSet, { way: "imap" }>): Way {
  if (login === "locked") return { ...closed, state: "locked" };
  const { database, take, siteUrl, log } = deps;
  const ending = new AbortController();
  const way: Way = {
    state: "opening",
    async close() {
      ending.abort();
      await watching;
    },
  };
  const doors = mailboxDoors({ database, take, base, mailbox: `${login.user}@${server.host}:${server.port}` });
  const opened = () => {
    way.state = "on";
  };
  const watching = watchMailbox({ server, login, siteUrl }, doors, { opened, signal: ending.signal })
    .catch((err: unknown) => log.warn({ err, reason: failureOf(err) }, "the mailbox could not be read"))
    .finally(() => {
      if (!ending.signal.aborted) way.state = "failing";
    });
  return way;
}
