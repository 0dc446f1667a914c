import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";

/** The proxy's treatment of the traffic to a database. */
type Mode =
  /** Passes everything on. */
  | "open"
  /** Takes connections and queries, and answers nothing. */
  | "silent"
  /** Refuses connections that listen for notifications; existing ones stay. */
  | "refuses listeners"
  /** Passes the next COMMIT on, breaks off instead of passing its answer back, and is open again from then on. */
  | "loses the next commit's answer"
  /** Passes the COMMIT of the next publication on, and keeps its answer back. */
  | "keeps a publication's answer back";

export interface PostgresProxy {
  /** The database's address through the proxy. */
  url: string;
  mode: Mode;
  /** Resolves once the database has committed a publication whose answer is kept back. */
  committed: Promise<void>;
  close(): Promise<void>;
}

/** A proxy to the Postgres database at `url` that can fail. */
export async function startPostgresProxy(url: string): Promise<PostgresProxy> {
  const target = new URL(url);
  const open = new Set<Socket>();
  const { promise: committed, resolve: tellCommitted } = Promise.withResolvers<void>();
  const server = createServer((client) => {
    const upstream = connect(Number(target.port || 5432), target.hostname);
    for (const [side, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      open.add(side);
      side.on("error", () => {});
      side.on("close", () => {
        open.delete(side);
        other.destroy();
      });
    }
    let isCommitting = false;
    let isPublishing = false;
    let isKeptBack = false;
    client.once("data", (greeting) => {
      const isListener = greeting.includes("darsgah notices");
      if (isListener && proxy.mode === "refuses listeners") client.destroy();
    });
    client.on("data", (query) => {
      if (proxy.mode === "silent" || client.destroyed) return;
      if (proxy.mode === "loses the next commit's answer" && /\bcommit\b/i.test(query.toString("latin1"))) {
        isCommitting = true;
        proxy.mode = "open";
      }
      if (proxy.mode === "keeps a publication's answer back") {
        const text = query.toString("latin1");
        isPublishing ||= /insert into "publications"/i.test(text);
        isKeptBack = isPublishing && /\bcommit\b/i.test(text);
      }
      upstream.write(query);
    });
    upstream.on("data", (answer) => {
      if (isKeptBack) return tellCommitted();
      if (isCommitting) client.destroy();
      else if (proxy.mode !== "silent") client.write(answer);
    });
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const through = new URL(url);
  through.host = `127.0.0.1:${typeof address === "object" && address ? address.port : 0}`;
  const proxy: PostgresProxy = {
    url: through.href,
    mode: "open",
    committed,
    async close() {
      for (const socket of open) socket.destroy();
      server.close();
      await once(server, "close");
    },
  };
  return proxy;
}
