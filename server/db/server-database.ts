import { setTimeout as sleep } from "node:timers/promises";
import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import pg from "pg";
import type { DatabaseServers } from "#server/db/database-servers.ts";
import { DatabaseUnavailable, isDeadlock, isOutage } from "#server/db/outage.ts";
import { ownTurn } from "#shared/serving/own-turn.ts";

/**
 * Timeout of one query on a server, in milliseconds. After that a visitor sees an error instead of waiting for a server
 * that does not answer. The job queue's own queries take longer.
 */
const queryPatience = 4_000;
const jobQueryPatience = 15_000;

/**
 * Timeout of a query that waits for a lock, and of waiting for a free connection, in milliseconds: the server answers, and
 * others are before this one. Forty people who pay for one batch at once take turns.
 */
const turnPatience = 12_000;

/**
 * Timeout of the query that completes a job, in milliseconds. Where a server hangs, a job that is done must be completed
 * on its successor before another process is given it.
 */
const completionPatience = 2_000;

type Connected = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  release: (broken?: unknown) => void,
) => void;

/** A pool that throws `DatabaseUnavailable` if it gets no connection: the driver's own errors have nothing in common. */
class ServerPool extends pg.Pool {
  override connect(): Promise<pg.PoolClient>;
  override connect(callback: Connected): void;
  override connect(callback?: Connected) {
    if (!callback) return super.connect().catch((cause) => Promise.reject(unreachable(cause)));
    super.connect((error, client, release) => callback(error && unreachable(error), client, release));
  }
}

function unreachable(cause: Error): DatabaseUnavailable {
  return new DatabaseUnavailable("The database server does not let us in.", { cause });
}

interface PoolOptions {
  /** Maximum number of connections; ten by default. */
  max?: number;
  /** Timeout of one query, in milliseconds; 0 for none, if no visitor waits. */
  queryPatience?: number;
  /** Timeout of a query that waits for a lock, and of waiting for a free connection, in milliseconds. */
  turnPatience?: number;
  /** The name of these connections in the server's own lists. */
  name?: string;
}

/** Connections to whichever server takes writes; one that breaks is replaced on the next query. */
export function createServerPool(servers: DatabaseServers, options: PoolOptions = {}): pg.Pool {
  const patience = options.turnPatience ?? turnPatience;
  const pool = new ServerPool({
    Client: inTurn(servers.Client, patience),
    max: options.max ?? 10,
    application_name: options.name ?? "darsgah",
    // A client that connects ends its try itself, sooner.
    connectionTimeoutMillis: patience,
    query_timeout: options.queryPatience ?? queryPatience,
    keepAlive: true,
  });
  // Without a listener a connection that breaks while it is idle ends the process.
  pool.on("error", () => {});
  return pool;
}

const waitsForLock = /\bpg_advisory_xact_lock|\bfor (?:no key )?update\b/;

/** The same client, whose queries that wait for a lock are given `patience` milliseconds instead of a query's. */
function inTurn(Client: DatabaseServers["Client"], patience: number): DatabaseServers["Client"] {
  return class extends Client {
    constructor(options?: pg.ClientConfig) {
      super(options);
      const ask = this.query.bind(this) as (...query: unknown[]) => unknown;
      const query = (asked: unknown, ...rest: unknown[]) => {
        const isLong = isQuery(asked) && waitsForLock.test(asked.text);
        return ask(isLong ? { ...asked, query_timeout: patience } : asked, ...rest);
      };
      this.query = query as typeof this.query;
    }
  };
}

const isQuery = (asked: unknown): asked is { text: string } =>
  typeof asked === "object" && asked !== null && "text" in asked && typeof asked.text === "string";

/** An answer of more rows is large. */
const manyRows = 200;

/**
 * Makes a pool hand out each large answer in a turn of its own: those of ten connections come at once, and what is made
 * of them would be one long turn.
 */
function answerInTurns(pool: pg.Pool): void {
  const ask = pool.query.bind(pool) as (...query: unknown[]) => Promise<pg.QueryResult>;
  const query = async (...asked: unknown[]) => {
    const answer = await ask(...asked);
    if (answer.rows.length > manyRows) await ownTurn();
    return answer;
  };
  pool.query = query as typeof pool.query;
}

/** How often a transaction is begun that others wait for while it waits for them. */
const mostBegun = 6;
/** The longest pause before it is begun again, in milliseconds for each time: those that met go on one after the other. */
const pauseAfterDeadlock = 50;

/**
 * The database behind a pool. A transaction that the server ended because it and another one waited for each other is
 * done again: two clerks who take money for families, each of two batches, name them in any order. A transaction gets a
 * connection of its own, which goes back to the pool only if it is sound: Drizzle by itself never gives back a connection
 * whose first statement fails, and ten of those exhaust the pool.
 */
export function createServerDatabase(pool: pg.Pool): NodePgDatabase {
  answerInTurns(pool);
  const database = drizzle(pool);
  const begin: typeof database.transaction = async (work, config) => {
    const connection = await pool.connect();
    let isBroken = false;
    try {
      return await drizzle(connection).transaction(work, config);
    } catch (error) {
      isBroken = isOutage(error);
      throw error;
    } finally {
      connection.release(isBroken);
    }
  };
  database.transaction = async (work, config) => {
    for (let begun = 1; ; begun += 1) {
      try {
        return await begin(work, config);
      } catch (error) {
        if (begun === mostBegun || !isDeadlock(error)) throw error;
        await sleep(Math.random() * pauseAfterDeadlock * begun);
      }
    }
  };
  return database;
}

/**
 * The job queue's own connections, in the shape it takes. They go to whichever server takes writes; the queue's own would
 * stay with the first server.
 */
export function openJobDatabase(servers: DatabaseServers) {
  const name = "darsgah jobs";
  const pool = createServerPool(servers, { max: 4, queryPatience: jobQueryPatience, name });
  // One connection, so that none is left that does not know yet that its server hangs.
  const completing = createServerPool(servers, { max: 1, queryPatience: completionPatience, name });
  return {
    executeSql: async (text: string, values?: unknown[]) => await pool.query(text, values),
    completions: { executeSql: async (text: string, values?: unknown[]) => await completing.query(text, values) },
    async listen(channel: string, onNotification: (payload: string) => void, onListening: () => void) {
      return { close: await listenOnServer(servers, channel, { onNotification, onListening }) };
    },
    async close() {
      await Promise.all([pool.end(), completing.end()]);
    },
  };
}

/** Delay before a lost connection is tried again, in milliseconds. */
const retryAfter = 1_000;
/** Interval between checks of a silent connection, and the timeout of a check, in milliseconds. */
const pulse = { every: 15_000, within: 5_000 };

interface Listener {
  onNotification(payload: string): void;
  /** Called each time listening begins: at first, and whenever a lost connection is restored. */
  onListening(): void;
}

/**
 * Listens to `channel` on whichever server takes writes, on a connection of its own, again after each loss. Resolves, once
 * it listens, to the function that stops it.
 */
export async function listenOnServer(servers: DatabaseServers, channel: string, listener: Listener) {
  const stopping = new AbortController();
  const ready = Promise.withResolvers<void>();
  const onListening = () => {
    listener.onListening();
    ready.resolve();
  };
  const listening = { servers, channel, onNotification: listener.onNotification, onListening, signal: stopping.signal };
  const keepListening = async () => {
    while (!stopping.signal.aborted) {
      await listenUntilLost(listening).catch(() => {});
      await sleep(retryAfter, undefined, { signal: stopping.signal }).catch(() => {});
    }
  };
  const stopped = keepListening();
  await ready.promise;
  return async () => {
    stopping.abort();
    await stopped;
  };
}

interface Listening extends Listener {
  servers: DatabaseServers;
  channel: string;
  signal: AbortSignal;
}

/** Resolves or throws when the connection is lost or the signal aborts. */
async function listenUntilLost({ servers, channel, onNotification, onListening, signal }: Listening): Promise<void> {
  const client = new servers.Client({
    application_name: "darsgah notices",
    connectionTimeoutMillis: pulse.within,
    query_timeout: pulse.within,
  });
  const lost = Promise.withResolvers<void>();
  const onLost = () => lost.resolve();
  client
    .on("error", onLost)
    .on("end", onLost)
    .on("notification", ({ payload }) => onNotification(payload ?? ""));
  signal.addEventListener("abort", onLost, { once: true });
  let beating: NodeJS.Timeout | undefined;
  try {
    await client.connect();
    await client.query(`listen ${client.escapeIdentifier(channel)}`);
    onListening();
    beating = setInterval(() => client.query("select 1").catch(onLost), pulse.every);
    await lost.promise;
  } finally {
    clearInterval(beating);
    signal.removeEventListener("abort", onLost);
    // A connection that hangs never ends by itself.
    await Promise.race([client.end().catch(() => {}), sleep(retryAfter, undefined, { ref: false })]);
  }
}
