import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import pg from "pg";
import { connectPatience, type DatabaseServers } from "#server/db/database-servers.ts";
import { DatabaseUnavailable, isOutage } from "#server/db/outage.ts";

/**
 * How long a server may take to answer one query, in milliseconds: a visitor then reads that something is wrong instead
 * of waiting for a server that is gone without a word.
 */
const queryPatience = 4_000;

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

interface PoolOptions {
  /** At most so many connections; ten unless it says otherwise. */
  max?: number;
  /** How long one query may take, in milliseconds; 0: as long as it takes, where no visitor waits. */
  queryPatience?: number;
  /** What the server's own lists call these connections. */
  name?: string;
}

/** Connections to whichever of the servers takes writes, as many as needed; one that breaks is replaced on the next query. */
export function createServerPool(servers: DatabaseServers, options: PoolOptions = {}): pg.Pool {
  const pool = new ServerPool({
    Client: servers.Client,
    max: options.max ?? 10,
    application_name: options.name ?? "darsgah",
    connectionTimeoutMillis: connectPatience,
    query_timeout: options.queryPatience ?? queryPatience,
    keepAlive: true,
  });
  // Without a listener a connection that breaks while it is idle ends the process.
  pool.on("error", () => {});
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
