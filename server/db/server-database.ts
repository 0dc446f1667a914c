import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import pg from "pg";
import { DatabaseUnavailable, isOutage } from "#server/db/outage.ts";

/**
 * How long a connection may take to be there, and a server to answer one query, in milliseconds: a visitor then reads
 * that something is wrong instead of waiting for a server that is gone without a word.
 */
const patience = 4_000;

type Connected = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  release: (broken?: unknown) => void,
) => void;

/** A pool that says `DatabaseUnavailable` when no connection can be had: the driver's own errors have no common sign. */
class ServerPool extends pg.Pool {
  override connect(): Promise<pg.PoolClient>;
  override connect(callback: Connected): void;
  override connect(callback?: Connected) {
    if (!callback) return super.connect().catch((cause) => Promise.reject(unreachable(cause)));
    super.connect((error, client, release) => callback(error && unreachable(error), client, release));
  }
}

/**
 * Connections to the server at `url`, as many as needed up to ten; one that breaks is replaced on the next query. Where
 * no visitor waits, `queries` may take as long as they take.
 */
export function createServerPool(url: string, queries: "in time" | "in their time" = "in time"): pg.Pool {
  const queryTimeout = queries === "in time" ? patience : 0;
  const limits = { connectionTimeoutMillis: patience, query_timeout: queryTimeout, keepAlive: true };
  const pool = new ServerPool({ connectionString: url, max: 10, ...limits });
  // Without these listeners a connection that breaks, idle or between two queries of a transaction, ends the process.
  pool.on("error", () => {});
  pool.on("connect", (client) => client.on("error", () => {}));
  return pool;
}

/**
 * The database behind a pool. Transactions are Drizzle's on a connection of their own, which goes back to the pool only
 * if it is sound: by itself Drizzle never gives back one whose first word fails, and ten of those end the pool.
 */
export function createServerDatabase(pool: pg.Pool): NodePgDatabase {
  const database = drizzle(pool);
  database.transaction = async (work, config) => {
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
  return database;
}

function unreachable(cause: Error): DatabaseUnavailable {
  return new DatabaseUnavailable("The database server does not let us in.", { cause });
}
