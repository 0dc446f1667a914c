import { once } from "node:events";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer } from "smtp-server";

/** A mail as the server received it, with its envelope addresses. */
export interface ReceivedMail {
  from: string;
  to: string[];
  raw: string;
  parsed: Email;
}

export interface SmtpPeer {
  url: string;
  received: ReceivedMail[];
  /** While set, the server answers every recipient, or only `refuses`, with this status: 450 try later, 550 never. */
  refuseWith: number | null;
  refuses: string | null;
  /** The names and passwords that were shown to it; it takes any. */
  logins: { user: string; password: string }[];
  /** The recipients that were refused. */
  refused: string[];
  /** While set, a mail that has arrived is answered only once this resolves. */
  holds: PromiseWithResolvers<void> | null;
  /** Number of mails waiting for their answer. */
  held: number;
  close(): Promise<void>;
}

/** A real SMTP server on loopback that keeps its mails; on `port`, or on a free one. */
export async function startSmtpPeer(port = 0): Promise<SmtpPeer> {
  const received: ReceivedMail[] = [];
  const server = new SMTPServer({
    ...{ authOptional: true, allowInsecureAuth: true },
    onAuth({ username, password }, _session, callback) {
      const user = username ?? "";
      peer.logins.push({ user, password: password ?? "" });
      callback(null, { user });
    },
    // A mailer keeps its connections open; closing does not wait for it to let go.
    closeTimeout: 100,
    disabledCommands: ["STARTTLS"],
    onRcptTo({ address }, _session, callback) {
      const isMeant = peer.refuses === null || peer.refuses === address;
      if (peer.refuseWith === null || !isMeant) return callback();
      peer.refused.push(address);
      callback(Object.assign(new Error("Not taken."), { responseCode: peer.refuseWith }));
    },
    onData(stream, session, callback) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", async () => {
        peer.held += 1;
        await peer.holds?.promise;
        peer.held -= 1;
        const raw = Buffer.concat(chunks).toString("utf8");
        const { mailFrom, rcptTo } = session.envelope;
        const from = mailFrom === false ? "" : mailFrom.address;
        received.push({ from, to: rcptTo.map(({ address }) => address), raw, parsed: await PostalMime.parse(raw) });
        callback();
      });
    },
  });
  server.on("error", () => {});
  server.listen(port, "127.0.0.1");
  await once(server.server, "listening");
  const address = server.server.address();
  const listening = typeof address === "object" && address ? address.port : port;
  const peer: SmtpPeer = {
    url: `smtp://127.0.0.1:${listening}`,
    received,
    refuseWith: null,
    refuses: null,
    ...{ logins: [], refused: [] },
    holds: null,
    held: 0,
    close: async () => {
      const { promise, resolve } = Promise.withResolvers<void>();
      server.close(resolve);
      await promise;
    },
  };
  return peer;
}
