import pg from "pg";
import { ConfigError } from "#server/config/config-error.ts";
import { type DatabaseServer, readDatabaseUrl } from "#server/config/database-url.ts";
import { DatabaseUnavailable } from "#server/db/outage.ts";

/** Timeout for connecting, in milliseconds, and for the search for the server that takes writes. */
const connectPatience = 4_000;

const askWhetherReadOnly = "show transaction_read_only";

/** No server takes writes at present: between the end of a primary and the promotion of its standby. */
class NoPrimary extends DatabaseUnavailable {
  override name = "NoPrimary";
  readonly code = "none of its servers takes writes";
}

/** The servers of one database. All connections share the knowledge of which takes writes. */
export class DatabaseServers {
  readonly #servers: DatabaseServer[];
  readonly #mustTakeWrites: boolean;
  #primary: DatabaseServer | null = null;
  #search: Promise<DatabaseServer> | null = null;
  /** A client of `pg` that finds the server by itself, for pools. */
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
   * The server that takes writes: the last one that did, else the first that says so when all are asked at once. Throws
   * `DatabaseUnavailable` if none does within four seconds.
   */
  async findPrimary(): Promise<DatabaseServer> {
    if (this.#primary) return this.#primary;
    this.#search ??= this.#searchPrimary().finally(() => {
      this.#search = null;
    });
    return await this.#search;
  }

  /** To be called when a connection to `server` broke or failed: the server is asked again before it is used again. */
  forget(server: DatabaseServer) {
    if (this.#primary === server) this.#primary = null;
  }

  /** Throws `DatabaseUnavailable` if the server behind `client` only reads, unless the address accepts any server. */
  async requireWrites(client: pg.Client): Promise<void> {
    if (!this.#mustTakeWrites) return;
    const { rows } = await client.query<{ transaction_read_only: string }>(askWhetherReadOnly);
    if (rows[0]?.transaction_read_only !== "off") throw new NoPrimary("This database server takes no writes.");
  }

  async #searchPrimary(): Promise<DatabaseServer> {
    const [only] = this.#servers;
    // A single server is asked on the connection itself.
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
    // Without a listener a connection that breaks between two queries ends the process.
    client.on("error", () => {});
    const patience = breakOffLater(client);
    try {
      await client.connect();
      await this.requireWrites(client);
      return server;
    } finally {
      clearTimeout(patience);
      // Not awaited: a server that hangs never answers.
      client.end().catch(() => {});
    }
  }
}

/** Breaks the connection after a while, which fails everything that waits for it. */
function breakOffLater({ connection }: pg.Client): NodeJS.Timeout {
  return setTimeout(() => connection.stream.destroy(), connectPatience);
}

/** `pg`'s callback for a connection. */
interface Connected {
  (error: Error): void;
  (error: null, client: pg.Client): void;
}

function clientOf(servers: DatabaseServers, firstUrl: string) {
  return class PrimaryClient extends pg.Client {
    #server: DatabaseServer | null = null;

    constructor(options: pg.ClientConfig = {}) {
      super({ ...options, connectionString: firstUrl });
      // A query in progress fails by itself; without a listener a break between two queries would end the process.
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
      // The address already leads to the first, or only, server.
      if (this.#server.url !== firstUrl) Object.assign(this, { host: this.#server.host, port: this.#server.port });
      // The pool gave up during the search.
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
