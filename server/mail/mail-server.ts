import { promises as dns } from "node:dns";
import { BlockList, connect, isIPv6, type LookupFunction } from "node:net";
import type { Config } from "#server/config/env.ts";
import type { SealedSetting } from "#server/links/sealed-settings.ts";

/** What an owner has set about e-mails, without the name and password for the mail server. */
export interface MailFacts {
  senderName: string;
  /** Empty for the institute's first address, as the name is for its own. */
  senderAddress: string;
  /** Where answers arrive, and e-mails to the staff; empty for the institute's first address. */
  answersTo: string;
  server: { host: string; port: number; security: "tls" | "starttls" | "none" } | null;
}

/** The name of the setting among the sealed ones. */
export const mailSetting = "mail";

/** The name and password for a mail server. */
export interface MailLogin {
  user: string;
  password: string;
}

/** The mail server in use: the environment's, which wins, or the one that an owner typed. */
export type MailServer =
  | { by: "environment"; url: string }
  | ({ by: "settings"; login: MailLogin | null } & NonNullable<MailFacts["server"]>);

/** The mail of the program now. */
export interface MailSet {
  facts: MailFacts;
  /** Null: e-mails are written to files. "locked": its password cannot be read, and e-mails wait. */
  server: MailServer | "locked" | null;
}

const nothing: MailFacts = { senderName: "", senderAddress: "", answersTo: "", server: null };

/** The mail as the environment and an owner have set it. */
export function mailSetOf({ smtpUrl }: Pick<Config["mail"], "smtpUrl">, setting: SealedSetting | undefined): MailSet {
  // Only the settings' own verb writes them.
  const facts = (setting?.facts as MailFacts | undefined) ?? nothing;
  if (smtpUrl) return { facts, server: { by: "environment", url: smtpUrl } };
  if (!facts.server) return { facts, server: null };
  const secret = setting?.secret ?? null;
  if (secret === "locked") return { facts, server: "locked" };
  const login: MailLogin | null = secret && JSON.parse(secret.text);
  return { facts, server: { by: "settings", ...facts.server, login } };
}

/** The name of a mail server, for reading. */
export const hostOf = (server: MailServer) => (server.by === "settings" ? server.host : new URL(server.url).hostname);

/** The network addresses of the machine itself, and of services that only a machine may ask. */
const loopback = new BlockList();
loopback.addSubnet("127.0.0.0", 8);
loopback.addAddress("::1", "ipv6");
const never = new BlockList();
never.addSubnet("0.0.0.0", 8);
never.addSubnet("169.254.0.0", 16);
never.addSubnet("224.0.0.0", 3);
never.addAddress("::", "ipv6");
never.addSubnet("fe80::", 10, "ipv6");
never.addSubnet("ff00::", 8, "ipv6");

const familyOf = (address: string) => (isIPv6(address) ? "ipv6" : "ipv4");

/** Whether an address is the machine's own. */
export const isLoopback = (address: string) => loopback.check(address, familyOf(address));

/** An owner typed the name of a machine that the program does not ask for them. */
export class LocalMailServer extends Error {
  override name = "LocalMailServer";
  readonly code = "ELOCAL";
}

/**
 * The addresses of a mail server that an owner typed. Throws `LocalMailServer` if none is left without this machine's own
 * and those of its network's services; a site that runs on one's own machine may use a mail server there.
 */
export async function addressesOf(host: string, isLocalSite: boolean) {
  const found = await dns.lookup(host, { all: true });
  const left = found.filter(
    ({ address }) => !never.check(address, familyOf(address)) && (isLocalSite || !isLoopback(address)),
  );
  if (left.length === 0) throw new LocalMailServer("That mail server is this machine.");
  return left;
}

/** Whether a site is only on one's own machine. */
export const isLocalSite = (siteUrl: string) => ["localhost", "127.0.0.1", "[::1]"].includes(new URL(siteUrl).hostname);

/** Times in milliseconds. */
export interface Patience {
  connect: number;
  greeting: number;
  silence: number;
}

/** The transport's options for a mail server. What an owner typed is looked up once, and only those addresses are asked. */
export function transportTo(server: MailServer, siteUrl: string, { connect: within, greeting, silence }: Patience) {
  const times = { connectionTimeout: within, greetingTimeout: greeting, socketTimeout: silence };
  if (server.by === "environment") return { url: server.url, ...times };
  const { host, port, security, login } = server;
  return {
    ...{ host, port, secure: security === "tls", ...times },
    ...(security === "starttls" ? { requireTLS: true } : {}),
    ...(security === "none" ? { ignoreTLS: true } : {}),
    ...(login ? { auth: { user: login.user, pass: login.password } } : {}),
    getSocket(_: object, callback: (error: Error | null, socket?: { connection: ReturnType<typeof connect> }) => void) {
      openSocket({ host, port, within, isLocal: isLocalSite(siteUrl) }).then(
        (connection) => callback(null, { connection }),
        callback,
      );
    },
  };
}

interface Place {
  host: string;
  port: number;
  within: number;
  isLocal: boolean;
}

async function openSocket({ host, port, within, isLocal }: Place) {
  const addresses = await addressesOf(host, isLocal);
  const lookup: LookupFunction = (_, { all }, callback) => {
    if (all) return callback(null, addresses);
    const [first] = addresses;
    callback(null, first?.address ?? "", first?.family);
  };
  const socket = connect({ host, port, lookup });
  const { promise, resolve, reject } = Promise.withResolvers<typeof socket>();
  const late = setTimeout(() => socket.destroy(Object.assign(new Error("No answer."), { code: "ETIMEDOUT" })), within);
  socket.once("connect", () => resolve(socket));
  socket.once("error", reject);
  try {
    return await promise;
  } finally {
    clearTimeout(late);
    socket.removeListener("error", reject);
  }
}
