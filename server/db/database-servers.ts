import pg from "pg";
import { ConfigError } from "#server/config/config-error.ts";
import { type DatabaseServer, readDatabaseUrl } from "#server/config/database-url.ts";
import { DatabaseUnavailable } from "#server/db/outage.ts";

/** How long a connection may take to be there, in milliseconds; the search for the server that takes writes as long. */
export const connectPatience = 4_000;

const askWhetherReadOnly = "show transaction_read_only";

/** No server of the address can be written to just now: between a primary's end and its standby's promotion. */
class NoPrimary extends DatabaseUnavailable {
  override name = "NoPrimary";
  readonly code = "none of its servers takes writes";
}

/** The servers of one database. All connections to them share one memory of which takes writes. */
export class DatabaseServers {
  readonly #servers: DatabaseServer[];
  readonly #mustTakeWrites: boolean;
  #primary: DatabaseServer | null = null;
  #search: Promise<DatabaseServer> | null = null;
  /** A client of `pg` that finds the server by itself; a pool makes its connections of it. */
  readonly Client: new (
    options?: pg.ClientConfig,
  ) => pg.Client;

  /** Throws a `ConfigError` for an address that `readDatabaseUrl` does not take. */
  constructor(databaseUrl: string) {
    const read = readDatabaseUrl(databaseUrl);
    const [first] = read?.servers ?? [];
    if (!read || !first) throw new ConfigError("DATABASE_URL must be a postgres:// address.");
    this.#servers = read.servers;
    this.#mustTakeWrites = read.mustTakeWrites;
    this.Client = clientOf(this, first.url);
  }

  /**
   * The server that takes writes: the one that did last, else the first of them to say so, all being asked at once. Throws
   * `DatabaseUnavailable` when none does within four seconds.
   */
  async findPrimary(): Promise<DatabaseServer> {
    if (this.#primary) return this.#primary;
    this.#search ??= this.#searchPrimary().finally(() => {
      this.#search = null;
    });
    return await this.#search;
  }

  /** To be told of a server whose connection broke or cannot be had: it is asked again before it is used again. */
  forget(server: DatabaseServer) {
    if (this.#primary === server) this.#primary = null;
  }

  /** Throws `DatabaseUnavailable` when the server behind `client` only reads; any server will do where none has to be asked. */
  async requireWrites(client: pg.Client): Promise<void> {
    if (!this.#mustTakeWrites) return;
    const { rows } = await client.query<{ transaction_read_only: string }>(askWhetherReadOnly);
    if (rows[0]?.transaction_read_only !== "off") throw new NoPrimary("This database server takes no writes.");
  }

  async #searchPrimary(): Promise<DatabaseServer> {
    const [only] = this.#servers;
    // One that stands alone is asked on the connection itself.
    if (only && this.#servers.length === 1) return only;
    try {
      this.#primary = await Promise.any(this.#servers.map((server) => this.#ask(server)));
      return this.#primary;
    } catch (error) {
      const causes: unknown[] = error instanceof AggregateError ? error.errors : [error];
      throw causes.find((cause) => cause instanceof NoPrimary) ?? causes[0];
    }
  }

  async #ask(server: DatabaseServer): Promise<DatabaseServer> {
    const client = new pg.Client({ connectionString: server.url, application_name: "darsgah search" });
    // Without a listener a connection that breaks between two words ends the process.
    client.on("error", () => {});
    const patience = breakOffLater(client);
    try {
      await client.connect();
      await this.requireWrites(client);
      return server;
    } finally {
      clearTimeout(patience);
      // Not waited for: a server that hangs never says that it has let go.
      client.end().catch(() => {});
    }
  }
}

/** Breaks the connection when the patience is over, which fails whatever waits for it. */
function breakOffLater({ connection }: pg.Client): NodeJS.Timeout {
  return setTimeout(() => connection.stream.destroy(), connectPatience);
}

/** How `pg` is told of a connection: that it is there, or why not. */
interface Connected {
  (error: Error): void;
  (error: null, client: pg.Client): void;
}

function clientOf(servers: DatabaseServers, firstUrl: string) {
  return class PrimaryClient extends pg.Client {
    #server: DatabaseServer | null = null;

    constructor(options: pg.ClientConfig = {}) {
      super({ ...options, connectionString: firstUrl });
      // A query in flight fails by itself; without a listener a break between two queries would end the process.
      this.on("error", () => this.#forget());
    }

    override connect(): Promise<pg.Client>;
    override connect(callback: Connected): void;
    override connect(callback?: Connected) {
      const connecting = this.#connect();
      if (!callback) return connecting;
      connecting.then(
        () => callback(null, this),
        (error: Error) => callback(error),
      );
    }

    async #connect(): Promise<pg.Client> {
      this.#server = await servers.findPrimary();
      // The first, or the only one, is where the address has led already.
      if (this.#server.url !== firstUrl) Object.assign(this, { host: this.#server.host, port: this.#server.port });
      // Its pool has lost patience during the search.
      if (this.connection.stream.destroyed) throw new DatabaseUnavailable("No server was found in time.");
      const patience = breakOffLater(this);
      try {
        await super.connect();
        await servers.requireWrites(this);
        return this;
      } catch (error) {
        this.#forget();
        this.end().catch(() => {});
        throw error;
      } finally {
        clearTimeout(patience);
      }
    }

    #forget() {
      if (this.#server) servers.forget(this.#server);
    }
  };
}
