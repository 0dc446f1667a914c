import { type EmailSettings, emailSettings } from "#domains/overview/contract/email-settings.ts";
import { tellOwners } from "#domains/staff/server/tell-owners.ts";
import { AppError, fieldError, refuseWhile } from "#server/app-error.ts";
import { type Actor, audit } from "#server/audit/actor.ts";
import type { Database } from "#server/db/client.ts";
import type { RateLimiter } from "#server/limits/port.ts";
import type { SealedSettings } from "#server/links/sealed-settings.ts";
import type { EmailQueue } from "#server/mail/email-queue.ts";
import {
  addressesOf,
  hostOf,
  isLocalSite,
  isLoopback,
  LocalMailServer,
  type MailFacts,
  type MailSet,
  mailSetting,
} from "#server/mail/mail-server.ts";
import type { Tried } from "#server/mail/mailer.ts";
import type { Mailbox } from "#server/mail/port.ts";
import { ownersAlone, query, verb } from "#server/verb.ts";

interface Deps {
  database: Database;
  sealedSettings: SealedSettings;
  emailQueue: EmailQueue;
  siteUrl: string;
  /** How emails leave now. */
  mailSet: () => MailSet;
  /** The sender's and the staff's addresses now. */
  mailboxes: () => { from: Mailbox; staff: Mailbox };
  /** Sends the test message to a member of the staff now. */
  tryMail: (userId: string) => Promise<Tried>;
  testMailLimiter: RateLimiter;
}

/** How e-mails leave, without the name and password for the mail server: nobody reads those again. */
export const showEmailSettings = query(
  { may: ownersAlone, officeOnly: "page" },
  async ({ mailSet, mailboxes, sealedSettings }: Pick<Deps, "mailSet" | "mailboxes" | "sealedSettings">) => {
    const { facts, server } = mailSet();
    return {
      ...facts,
      ...mailboxes(),
      /** The name of the environment's server, which wins; null without one. */
      environment: server !== null && server !== "locked" && server.by === "environment" ? hostOf(server) : null,
      isLocked: server === "locked",
      hasLogin: (sealedSettings.find(mailSetting)?.secret ?? null) !== null,
    };
  },
);

/**
 * Stores how e-mails leave; every process sends by it from then on, and every owner is told. Name and password are sealed, and stay only for the
 * server that they were typed for. Throws `invalid` for a field.
 */
export const setEmailSettings = verb(
  { may: ownersAlone, again: true, officeOnly: "page", takes: [emailSettings] },
  async (deps: Deps, actor: Actor, settings: EmailSettings): Promise<void> => {
    const { database, sealedSettings, siteUrl } = deps;
    const before = deps.mailSet().facts;
    const { senderName, senderAddress, answersTo, server } = settings;
    if (server) await requireUsable(server, before.server, siteUrl, sealedSettings.find(mailSetting)?.secret ?? null);
    const facts: MailFacts = {
      ...{ senderName: senderName ?? "", senderAddress: senderAddress ?? "", answersTo: answersTo ?? "" },
      server: server === undefined ? before.server : withoutSecret(server),
    };
    await database.transaction(async (transaction) => {
      await sealedSettings.put(transaction, mailSetting, { facts, ...secretOf(server) });
      const { host = "", port = 0 } = facts.server ?? {};
      const details = { from: facts.senderAddress, answersTo: facts.answersTo, host, port };
      const act = { verb: "setEmailSettings", subject: "document", subjectId: "settings/email", details } as const;
      const at = new Date();
      await audit(transaction, actor, act, at);
      await tellOwners(transaction, deps.emailQueue, { setting: host ? "mail" : "noMail", detail: host, at });
    });
    await sealedSettings.refresh();
  },
);

type Server = NonNullable<EmailSettings["server"]>;

/** A server without the name and password for it. */
export const withoutSecret = (server: Server | null): MailFacts["server"] =>
  server && { host: server.host, port: server.port, security: server.security };

/** The secret to store; nothing where the one before stays. */
export function secretOf(server: EmailSettings["server"]): { secret?: string | null } {
  if (server === undefined || server?.keepsSecret) return {};
  return { secret: server?.secret ? JSON.stringify(server.secret) : null };
}

/** Throws `invalid` for a server that a site may not ask, or a password that it would not get safely or that is not there. */
export async function requireUsable(
  { host, port, security, secret: typed, keepsSecret }: Server,
  before: MailFacts["server"],
  siteUrl: string,
  secret: { text: string } | "locked" | null,
): Promise<void> {
  const isSame = before?.host === host && before.port === port && before.security === security;
  if (keepsSecret && (!isSame || secret === null || secret === "locked"))
    throw fieldError("server.secret.password", "mail.typeAgain");
  const signsIn = typed !== null || keepsSecret;
  const place = await placeOf(host, isLocalSite(siteUrl));
  if (place === "refused") throw fieldError("server.host", "mail.local");
  if (signsIn && security === "none" && place !== "here") throw fieldError("server.security", "mail.openPassword");
}

/** Where a mail server is. A name that is not known today may be tomorrow: the test message says so. */
async function placeOf(host: string, isHere: boolean): Promise<"here" | "elsewhere" | "refused"> {
  try {
    const addresses = await addressesOf(host, isHere);
    return addresses.every(({ address }) => isLoopback(address)) ? "here" : "elsewhere";
  } catch (error) {
    return error instanceof LocalMailServer ? "refused" : "elsewhere";
  }
}

/** Sends a test message to the owner's own address. Throws `conflict` without a mail server, and `throttled`. */
export const sendTestMessage = verb(
  { may: ownersAlone, officeOnly: "self" },
  async (deps: Deps, actor: Actor): Promise<Tried> => {
    if (deps.mailSet().server === null) throw new AppError("conflict", "mail.none");
    const id = actor.id ?? "";
    refuseWhile(await deps.testMailLimiter.take(id), "limit.testMails");
    const tried = await deps.tryMail(id);
    const details = { works: tried.sent };
    const act = { verb: "sendTestMessage", subject: "document", subjectId: "settings/email", details } as const;
    await deps.database.transaction((transaction) => audit(transaction, actor, act, new Date()));
    return tried;
  },
);
