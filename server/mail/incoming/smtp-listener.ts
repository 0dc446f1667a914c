import { once } from "node:events";
import { type Readable, Transform } from "node:stream";
import type { SMTPServerSession } from "smtp-server";
import type { Log } from "#server/config/log.ts";
import { createMemoryRateLimiter } from "#server/limits/memory.ts";
import { minute } from "#shared/durations.ts";
import { type Envelope, largestMail } from "./port.ts";

/** Open connections: of all machines, and of one. */
const [mostConnections, mostOfOne] = [60, 6];

/** What one machine may do in ten minutes: connect, send mails, and name recipients that there are not. */
const limits = {
  connections: { name: "mail-connections", times: 120, within: 600 },
  mails: { name: "mails", times: 60, within: 600 },
  unknown: { name: "mail-unknown", times: 20, within: 600 },
};

/** The most of a mail that is read at all, in bytes. */
const mostDiscarded = 4 * largestMail;

/** Silence that ends a connection, and the longest one at all, in milliseconds. */
const [silence, longest] = [minute, 15 * minute];

/** A recipient's verdict: taken, or refused with the words that its sender reads. */
export type Door = { is: "open" } | { is: "closed" | "unknown" | "later"; words: string };

/** What the listener asks the program. */
export interface Doors {
  /** Whether mails can be taken at all now: false while too many wait. */
  hasRoom(): Promise<boolean>;
  /** Whether mail for an address is taken; `isReport` for one without a sender. */
  find(address: string, isReport: boolean): Promise<Door>;
  /** Stores a mail; once it resolves the mail cannot be lost any more. */
  take(mail: { content: Readable; envelope: Envelope; recipients: string[] }): Promise<void>;
}

export interface SmtpListener {
  /** The port that it listens on. */
  port: number;
  close(): Promise<void>;
}

interface Place {
  host: string;
  /** 0 for any free one. */
  port: number;
  /** The name that it greets with. */
  name: string;
}

/** A reply in the protocol: 4xx asks the other machine to come again, 5xx refuses for good. */
const reply = (responseCode: number, words: string) => Object.assign(new Error(words), { responseCode });

const busy = () => reply(451, "Try again later.");

/** The sender's machine, as limits count it: an IPv6 network counts as one. */
const machineOf = (address: string) =>
  address.includes(":") && !address.includes(".") ? address.split(":").slice(0, 4).join(":") : address;

/**
 * Takes mail from other mail servers for the addresses that `doors` knows. Everything that can be refused is refused
 * before a mail's content is sent; a mail is acknowledged once it is stored.
 */
export async function startSmtpListener({ host, port, name }: Place, doors: Doors, log: Log): Promise<SmtpListener> {
  const open = new Map<string, number>();
  const counts = {
    connections: createMemoryRateLimiter(limits.connections),
    mails: createMemoryRateLimiter(limits.mails),
    unknown: createMemoryRateLimiter(limits.unknown),
  };
  const ends = new Map<string, NodeJS.Timeout>();
  const hangUp = (id: string) => {
    for (const connection of server.connections) if (connection.id === id) connection.close();
  };
  /** Answers a command with what `ask` throws, and a fault of ours with "try again". */
  const answering = (ask: () => Promise<void>, callback: (error?: Error | null) => void) => {
    ask().then(
      () => callback(),
      (error: unknown) => {
        if (error instanceof Error && "responseCode" in error) return callback(error);
        log.warn({ err: error }, "a mail could not be taken");
        callback(busy());
      },
    );
  };

  // Few installations take mail.
  const { SMTPServer } = await import("smtp-server");
  const server = new SMTPServer({
    ...{ name, banner: "ready", size: largestMail, rejectOversized: true, disableReverseLookup: true, logger: false },
    // Without a certificate of its own a connection would only look encrypted.
    ...{ authOptional: true, disabledCommands: ["AUTH", "STARTTLS"], maxRecipients: 5, maxClients: mostConnections },
    ...{ socketTimeout: silence, closeTimeout: 1_000, maxCommandLength: 2_000 },
    onConnect({ id, remoteAddress }, callback) {
      answering(async () => {
        const machine = machineOf(remoteAddress);
        const others = open.get(machine) ?? 0;
        open.set(machine, others + 1);
        ends.set(id, setTimeout(hangUp, longest, id));
        if (others >= mostOfOne) throw reply(421, "Too many connections.");
        const waits = (await counts.connections.take(machine)) ?? (await counts.unknown.peek(machine));
        if (waits !== null) throw reply(421, "Too many attempts. Please come back later.");
      }, callback);
    },
    onMailFrom(_, { remoteAddress }, callback) {
      answering(async () => {
        if (!(await doors.hasRoom())) throw reply(452, "Too many mails wait here. Try again later.");
        if ((await counts.mails.take(machineOf(remoteAddress))) !== null) throw busy();
      }, callback);
    },
    onRcptTo({ address }, session, callback) {
      answering(async () => {
        const door = await doors.find(address, senderOf(session) === "");
        if (door.is === "open") return;
        if (door.is === "later") throw reply(451, door.words);
        if ((await counts.unknown.take(machineOf(session.remoteAddress))) !== null) setImmediate(hangUp, session.id);
        throw reply(550, door.words);
      }, callback);
    },
    onData(stream, session, callback) {
      answering(async () => {
        const { remoteAddress, hostNameAppearsAs, envelope } = session;
        const content = stream.pipe(atMost(largestMail));
        stream.once("error", (error) => content.destroy(error));
        try {
          await doors.take({
            content,
            envelope: { from: senderOf(session), address: remoteAddress, helo: hostNameAppearsAs },
            recipients: envelope.rcptTo.map(({ address }) => address),
          });
        } catch (error) {
          // The rest is read and not kept, so that the other machine hears why; one that never ends is cut off.
          stream.unpipe(content);
          stream.on("data", () => {
            if (stream.byteLength > mostDiscarded) hangUp(session.id);
          });
          stream.resume();
          throw error;
        }
      }, callback);
    },
    onClose({ id, remoteAddress }) {
      clearTimeout(ends.get(id));
      if (!ends.delete(id)) return;
      const machine = machineOf(remoteAddress);
      const left = (open.get(machine) ?? 1) - 1;
      if (left > 0) open.set(machine, left);
      else open.delete(machine);
    },
  });
  // Broken connections are everyday.
  server.on("error", (err) => log.debug({ err }, "a connection of the mail listener broke"));
  server.listen(port, host);
  await once(server.server, "listening");
  const address = server.server.address();
  return {
    port: typeof address === "object" && address ? address.port : port,
    async close() {
      const closed = Promise.withResolvers<void>();
      server.close(closed.resolve);
      await closed.promise;
      for (const end of ends.values()) clearTimeout(end);
    },
  };
}

const senderOf = ({ envelope }: SMTPServerSession) =>
  envelope.mailFrom ? envelope.mailFrom.address.toLowerCase() : "";

/** Passes a mail on, and breaks off once it is too large. */
function atMost(bytes: number): Transform {
  let received = 0;
  return new Transform({
    transform(chunk: Buffer, _, done) {
      received += chunk.byteLength;
      if (received > bytes) done(reply(552, "The mail is too large."));
      else done(null, chunk);
    },
  });
}
