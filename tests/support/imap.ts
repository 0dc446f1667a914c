import { once } from "node:events";
import { createServer, type Socket } from "node:net";

interface HeldMail {
  uid: number;
  raw: Buffer;
  /** In bytes, as the mailbox says. */
  size: number;
}

/** The lines of a head with these names. */
function headOf(raw: Buffer, names: string[]): string {
  const [head = ""] = raw.toString("latin1").split("\r\n\r\n");
  const lines = head.replace(/\r\n[ \t]+/g, " ").split("\r\n");
  return `${lines.filter((line) => names.includes(line.split(":")[0]?.toLowerCase() ?? "")).join("\r\n")}\r\n\r\n`;
}

/** The part of a mail that a command asks for, as it is named in the answer; null for none. */
function partOf(raw: Buffer, asked: string): { name: string; content: Buffer } | null {
  const [, fields] = /BODY\.PEEK\[HEADER\.FIELDS \(([^)]*)\)\]/i.exec(asked) ?? [];
  if (fields !== undefined) {
    const content = Buffer.from(headOf(raw, fields.toLowerCase().split(" ")));
    return { name: `BODY[HEADER.FIELDS (${fields})]`, content };
  }
  const [isBody, start, length] = /BODY\.PEEK\[\](?:<(\d+)\.(\d+)>)?/i.exec(asked) ?? [];
  if (!isBody) return null;
  if (!start) return { name: "BODY[]", content: raw };
  const begin = Number(start);
  return { name: `BODY[]<${start}>`, content: raw.subarray(begin, begin + Number(length)) };
}

/** The answer to FETCH for a range of numbers. */
function fetched(mails: HeldMail[], range: string, asked: string): Buffer {
  const [from = "1", to = from] = range.split(":");
  const last = to === "*" ? Number.POSITIVE_INFINITY : Number(to);
  const rows = mails.flatMap(({ uid, raw, size }, at) => {
    if (uid < Number(from) || uid > last) return [];
    const part = partOf(raw, asked);
    const named = part ? ` ${part.name} {${part.content.length}}\r\n` : "";
    const row = `* ${at + 1} FETCH (UID ${uid} RFC822.SIZE ${size}${named}`;
    return [Buffer.from(row), part?.content ?? Buffer.alloc(0), Buffer.from(")\r\n")];
  });
  return Buffer.concat(rows);
}

/** A mailbox on loopback that speaks as much of IMAP4rev1 (RFC 3501) as reading it takes. */
export async function startImapPeer({ user, password }: { user: string; password: string }) {
  const mails: HeldMail[] = [];
  const told = new Map<Socket, number>();
  const idle = new Map<Socket, string>();
  const sockets = new Set<Socket>();
  let next = 1;

  /** Tells a client of mails that it does not know. */
  const tell = (socket: Socket) => {
    if (told.get(socket) === mails.length) return;
    told.set(socket, mails.length);
    socket.write(`* ${mails.length} EXISTS\r\n`);
  };
  const answer = (socket: Socket, line: string) => {
    const [tag = "", command = "", ...rest] = line.split(" ");
    const write = (text: Buffer | string) => void socket.write(text);
    const done = (text = "done") => write(`${tag} OK ${text}\r\n`);
    const given = rest.join(" ");
    switch (command.toUpperCase()) {
      case "CAPABILITY":
        write("* CAPABILITY IMAP4rev1 IDLE\r\n");
        return done();
      case "LOGIN":
        return given.replaceAll('"', "") === `${user} ${password}`
          ? done()
          : write(`${tag} NO [AUTHENTICATIONFAILED] Wrong name or password.\r\n`);
      case "SELECT":
        tell(socket);
        write("* 0 RECENT\r\n* FLAGS (\\Seen)\r\n");
        write(`* OK [UIDVALIDITY 7] ok\r\n* OK [UIDNEXT ${next}] ok\r\n`);
        return write(`${tag} OK [READ-WRITE] done\r\n`);
      case "UID": {
        const [, range = "", asked = ""] = /^FETCH (\S+) (.*)$/i.exec(given) ?? [];
        write(fetched(mails, range, asked));
        return done();
      }
      case "IDLE":
        idle.set(socket, tag);
        write("+ idling\r\n");
        return tell(socket);
      case "LIST":
        write('* LIST () "/" INBOX\r\n');
        return done();
      case "LOGOUT":
        write("* BYE\r\n");
        done();
        return socket.end();
      default:
        return done();
    }
  };
  const server = createServer((socket) => {
    sockets.add(socket);
    let rest = "";
    socket.write("* OK [CAPABILITY IMAP4rev1 IDLE] ready\r\n");
    socket
      .on("error", () => {})
      .on("close", () => {
        sockets.delete(socket);
        idle.delete(socket);
      });
    socket.on("data", (chunk) => {
      rest += chunk.toString("latin1");
      for (let end = rest.indexOf("\r\n"); end >= 0; end = rest.indexOf("\r\n")) {
        const line = rest.slice(0, end);
        rest = rest.slice(end + 2);
        const tag = idle.get(socket);
        if (tag && line.toUpperCase() === "DONE") {
          idle.delete(socket);
          socket.write(`${tag} OK done\r\n`);
        } else answer(socket, line);
      }
    });
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  return {
    port: typeof address === "object" && address ? address.port : 0,
    /** Puts a mail into the mailbox, as one of `size` bytes where that is not its own. */
    deliver(text: string, size?: number) {
      const raw = Buffer.from(text.replace(/\r?\n/g, "\r\n"));
      mails.push({ uid: next, raw, size: size ?? raw.length });
      next += 1;
      for (const socket of idle.keys()) tell(socket);
    },
    /** Breaks every connection. */
    cut() {
      for (const socket of sockets) socket.destroy();
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, "close");
    },
  };
}
