import { Resolver } from "node:dns/promises";
import { createRefusedAddresses } from "#domains/people/server/refused-addresses.ts";
import { incomingSetOf } from "#domains/replies/server/incoming-set.ts";
import { processMail } from "#domains/replies/server/process-mail.ts";
import { createMailReading, workMailReading } from "#domains/replies/server/read-mails.ts";
import { takeMail } from "#domains/replies/server/take-mail.ts";
import { watchIncoming } from "#domains/replies/server/watch-incoming.ts";
import type { Foundation } from "#server/compose/create-foundation.ts";
import type { ComposedEmails } from "#server/compose/start-emails.ts";
import type { Config } from "#server/config/env.ts";
import { threadFile } from "#server/config/paths.ts";
import { isOurs } from "#server/mail/incoming/mail-key.ts";
import { createMailReader } from "#server/mail/incoming/mail-reader.ts";
import type { Bounce, ResolveDns } from "#server/mail/incoming/port.ts";

interface Deps {
  foundation: Foundation;
  emails: Pick<ComposedEmails, "mailboxes">;
  /** Replaces the machine's DNS. */
  resolveDns?: ResolveDns | undefined;
}

/** Starts reading the e-mails that come in, and opens the way in that an owner has set. */
export async function startIncoming(config: Config, { foundation, emails, resolveDns }: Deps) {
  const { database, storage, boss, secret, sealedSettings, replyThreads, site, log } = foundation;
  const reading = await createMailReading(boss);
  const dns = new Resolver({ timeout: 3_000, tries: 2 });
  const resolve: ResolveDns = async (name, type) => [await dns.resolve(name, type)].flat();
  const readMail = createMailReader(threadFile("read-mails"), resolveDns ?? resolve);
  const refusedAddresses = createRefusedAddresses(database);
  const bounced = async (bounce: Bounce) => {
    if (isOurs(secret, bounce)) await refusedAddresses.mark(bounce.address, bounce.answer);
  };
  await workMailReading(boss, (id, isLast) => processMail({ ...foundation, readMail, bounced }, id, isLast), log);
  const way = watchIncoming({
    ...{ database, replyThreads, site, log, host: config.host, siteUrl: config.siteUrl, mailboxes: emails.mailboxes },
    incomingSet: () => incomingSetOf(sealedSettings),
    take: (mail) => takeMail({ database, storage, reading }, mail),
  });
  await way.look();
  return way;
}
