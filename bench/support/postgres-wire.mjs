import { once } from "node:events";
import { connect, createServer } from "node:net";

/** Passes `onMessage` the type and the bytes of each message a client of Postgres sends; the first has no type. */
function readMessages(onMessage) {
  let unread = Buffer.alloc(0);
  let lengthAt = 0;
  return (chunk) => {
    unread = Buffer.concat([unread, chunk]);
    while (unread.length >= lengthAt + 4) {
      const end = lengthAt + unread.readUInt32BE(lengthAt);
      if (unread.length < end) return;
      if (lengthAt === 1) onMessage(String.fromCharCode(unread[0]), unread.subarray(0, end));
      lengthAt = 1;
      unread = unread.subarray(end);
    }
  };
}

/**
 * The texts at the start of a message, after its type and length: of `Parse` the statement's name and text, of `Bind`
 * the portal's name and the statement's, which was parsed once and may be bound often.
 */
const words = (bytes) => bytes.toString("latin1", 5).split("\0", 2);

/** Given each message of a connection, returns whether the current query mentions `table`. */
function followStatements(table) {
  const isAbout = (bytes) => bytes.includes(`"${table}"`);
  const statements = new Map();
  let isOfTable = false;
  return (type, bytes) => {
    if (type === "P") statements.set(words(bytes)[0], isAbout(bytes));
    if (type === "B") isOfTable = statements.get(words(bytes)[1]);
    if (type === "Q") isOfTable = isAbout(bytes);
    return isOfTable;
  };
}

/**
 * Listens between a program and the Postgres at `url`, and counts round trips: messages that end a request (`Sync`,
 * `Query`), and among them those whose statement mentions `table`, with the milliseconds until their answer. Resolves
 * to the `url` to use instead, `reset`, `counted` and `close`.
 */
export async function watchPostgres(url, table) {
  const { hostname, port } = new URL(url);
  let counted;
  const reset = () => {
    counted = { all: 0, ofTable: 0, times: [] };
  };
  reset();

  const server = createServer((client) => {
    const postgres = connect(Number(port), hostname);
    const follow = followStatements(table);
    let asked;
    const read = readMessages((type, bytes) => {
      const isOfTable = follow(type, bytes);
      if (type !== "S" && type !== "Q") return;
      counted.all += 1;
      if (!isOfTable) return;
      counted.ofTable += 1;
      asked = performance.now();
    });
    client.on("data", read);
    postgres.on("data", () => {
      if (asked !== undefined) counted.times.push(performance.now() - asked);
      asked = undefined;
    });
    client.pipe(postgres).pipe(client);
    for (const [one, other] of [
      [client, postgres],
      [postgres, client],
    ])
      one.on("error", () => other.destroy());
  }).listen(0, "127.0.0.1");
  await once(server, "listening");

  const own = new URL(url);
  own.port = String(server.address().port);
  return { url: own.href, reset, counted: () => counted, close: () => server.close() };
}
