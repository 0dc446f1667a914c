/** One server of a database that may have several. */
export interface DatabaseServer {
  host: string;
  port: number;
  /** The address of the database on this server, as node-postgres takes it. */
  url: string;
}

/** The content of a `DATABASE_URL`. */
export interface DatabaseUrl {
  /** At least one; of several, one at a time takes writes. */
  servers: DatabaseServer[];
  /** Whether a server is used only if it reports that it takes writes. */
  mustTakeWrites: boolean;
}

/** The accepted attributes. libpq's other values may lead to a server that only reads, and the program always writes. */
const takesWrites = new Set(["read-write", "primary"]);

const defaultPort = 5432;

/**
 * Reads an address in libpq's form, of one server or of several
 * (`postgres://user:password@one:5432,two:5432/database?target_session_attrs=read-write`). Of several, only the one that
 * takes writes is used. Null for anything else.
 */
export function readDatabaseUrl(text: string): DatabaseUrl | null {
  const parts = /^(?<scheme>postgres(?:ql)?:\/\/)(?<login>[^/?#]*@)?(?<hosts>[^/?#@]*)(?<rest>[/?#].*)?$/i.exec(text);
  if (!parts?.groups) return null;
  const { scheme = "", login = "", hosts = "", rest = "" } = parts.groups;
  const names = hosts.split(",");
  const servers = names.map((name) => readServer(`${scheme}${login}${name}${rest}`));
  if (!servers.every((server) => server !== null)) return null;
  const query = new URLSearchParams(/\?([^#]*)/.exec(rest)?.[1]);
  const attribute = query.get("target_session_attrs");
  if (attribute !== null && !takesWrites.has(attribute)) return null;
  const areSeveral = servers.length > 1;
  // Each of these would lead to a server that is not listed.
  if (areSeveral && (names.includes("") || query.has("host") || query.has("port"))) return null;
  return { servers, mustTakeWrites: areSeveral || attribute !== null };
}

function readServer(address: string): DatabaseServer | null {
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  const host = url.hostname.replace(/^\[(.+)\]$/, "$1");
  const port = url.port === "" ? defaultPort : Number(url.port);
  if (!url.searchParams.has("target_session_attrs")) return { host, port, url: address };
  // node-postgres does not know it.
  url.searchParams.delete("target_session_attrs");
  return { host, port, url: url.href };
}
