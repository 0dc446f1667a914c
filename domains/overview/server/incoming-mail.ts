import { type IncomingMailSettings, incomingMailSettings } from "#domains/overview/contract/incoming-mail.ts";
import { type IncomingFacts, incomingFacts, incomingSetting } from "#domains/replies/server/incoming-set.ts";
import type { IncomingTried } from "#domains/replies/server/watch-incoming.ts";
import { tellOwners } from "#domains/staff/server/tell-owners.ts";
import { AppError, refuseWhile } from "#server/app-error.ts";
import { type Actor, audit } from "#server/audit/actor.ts";
import type { Database } from "#server/db/client.ts";
import type { RateLimiter } from "#server/limits/port.ts";
import type { SealedSettings } from "#server/links/sealed-settings.ts";
import type { EmailQueue } from "#server/mail/email-queue.ts";
import { ownersAlone, query, verb } from "#server/verb.ts";
import { requireUsable, secretOf, withoutSecret } from "./email-settings.ts";

interface Deps {
  database: Database;
  sealedSettings: SealedSettings;
  emailQueue: EmailQueue;
  siteUrl: string;
  /** Opens the way in as it is set, and says how that went. */
  tryIncoming: () => Promise<IncomingTried>;
  testMailLimiter: RateLimiter;
}

const subject = { subject: "document", subjectId: "settings/incoming" } as const;

/** How e-mails come in, without the name and password for the mailbox. */
const showIncomingMail = query(
  { may: ownersAlone, officeOnly: "page" },
  async ({ sealedSettings }: Pick<Deps, "sealedSettings">) => {
    const secret = sealedSettings.find(incomingSetting)?.secret ?? null;
    return { ...incomingFacts(sealedSettings), hasLogin: secret !== null, isLocked: secret === "locked" };
  },
);

/**
 * Stores how e-mails come in, and opens that way; every owner is told. Name and password for a mailbox are sealed, and
 * stay only for the server that they were typed for. Throws `invalid` for a field.
 */
const setIncomingMail = verb(
  { may: ownersAlone, again: true, officeOnly: "page", takes: [incomingMailSettings] },
  async (deps: Deps, actor: Actor, { way, address, port, mailbox }: IncomingMailSettings): Promise<void> => {
    const { database, sealedSettings, siteUrl } = deps;
    const before = incomingFacts(sealedSettings);
    if (mailbox) {
      const secret = sealedSettings.find(incomingSetting)?.secret ?? null;
      await requireUsable(mailbox, before.mailbox, siteUrl, secret);
    }
    const facts: IncomingFacts = { way, address: address ?? "", port, mailbox: withoutSecret(mailbox) };
    await database.transaction(async (transaction) => {
      await sealedSettings.put(transaction, incomingSetting, { facts, ...secretOf(mailbox) });
      const details = { way, address: facts.address, host: mailbox?.host ?? "", port: mailbox?.port ?? port };
      const at = new Date();
      await audit(transaction, actor, { verb: "setIncomingMail", ...subject, details }, at);
      const setting = way === "off" ? "noIncoming" : "incoming";
      await tellOwners(transaction, deps.emailQueue, { setting, detail: facts.address, at });
    });
    await sealedSettings.refresh();
  },
);

/** Tries the way in that is set. Throws `conflict` without one, and `throttled`. */
const tryIncomingMail = verb(
  { may: ownersAlone, officeOnly: "self" },
  async (deps: Deps, actor: Actor): Promise<IncomingTried> => {
    if (incomingFacts(deps.sealedSettings).way === "off") throw new AppError("conflict", "mail.notIncoming");
    refuseWhile(await deps.testMailLimiter.take(actor.id ?? ""), "limit.testMails");
    const tried = await deps.tryIncoming();
    const act = { verb: "tryIncomingMail", ...subject, details: { works: tried.works } };
    await deps.database.transaction((transaction) => audit(transaction, actor, act, new Date()));
    return tried;
  },
);

/** The owner's verbs about e-mails that come in. */
export const incomingVerbs = { showIncomingMail, setIncomingMail, tryIncomingMail };
