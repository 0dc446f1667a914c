import { join } from "node:path";
import { createAuth } from "#domains/accounts/server/auth/create-auth.ts";
import { type PasswordCost, passwordCost } from "#domains/accounts/server/auth/passwords.ts";
import { createKnownDevices } from "#domains/accounts/server/known-devices.ts";
import { credentials, passwordResets, sessions, users } from "#domains/accounts/server/tables.ts";
import type { AssistantEngine } from "#domains/assistant/server/engine/port.ts";
import { createOutlinePrinter } from "#domains/catalogue/server/print-outline.ts";
import { createCertificatePrinter } from "#domains/certificates/server/print-certificate.ts";
import { createKnownNetworks } from "#domains/lectures/server/secret-id-guard.ts";
import type { PaymentProvider } from "#domains/money/server/cards/port.ts";
import { createOrders } from "#domains/money/server/orders.ts";
import { createVoucherPrinter } from "#domains/money/server/papers/print-vouchers.ts";
import { createReceiptPrinter } from "#domains/money/server/receipts/print.ts";
import type { Installation } from "#domains/overview/server/status.ts";
import { createVisits } from "#domains/overview/server/visits.ts";
import type { IncomingTried } from "#domains/replies/server/watch-incoming.ts";
import type { Foundation } from "#server/compose/create-foundation.ts";
import type { createLimiters } from "#server/compose/create-limiters.ts";
import type { ComposedEmails } from "#server/compose/start-emails.ts";
import type { BuiltPictures } from "#server/compose/start-pictures.ts";
import type { Config } from "#server/config/env.ts";
import { threadFile } from "#server/config/paths.ts";
import { refuseInOutage } from "#server/db/refuse-in-outage.ts";
import { createLocator } from "#server/geo/locator.ts";
import { createOutboxFiles } from "#server/mail/outbox-files.ts";
import { createPrintQueue } from "#server/pdf/print-queue.ts";
import { createAccounts, withAccountLog } from "./create-accounts.ts";
import { createOffice } from "./create-office.ts";
import { createServices } from "./services.ts";

/** Cost of hashing a password, and the minimum duration of an answer about one, in milliseconds. */
export interface PasswordSettings {
  cost: PasswordCost;
  answerAfter: number;
}

interface Deps {
  foundation: Foundation;
  limiters: Pick<
    ReturnType<typeof createLimiters>,
    | "accountLimits"
    | "secretIdLimiters"
    | "discountLimiters"
    | "demoLimiters"
    | "progressLimiter"
    | "secondFactorLimits"
    | "checkInLimiter"
    | "questionLimiter"
    | "testMailLimiter"
  >;
  assistant: AssistantEngine;
  provider: PaymentProvider;
  pictures?: Pick<BuiltPictures, "photos"> | undefined;
  passwords?: PasswordSettings | undefined;
  terminal?: ((line: string) => void) | undefined;
  installation: Installation;
  emails: Pick<ComposedEmails, "tryMail" | "mailboxes" | "emailCatalogue" | "renderAnswer">;
  tryIncoming: () => Promise<IncomingTried>;
}

const authTables = { user: users, session: sessions, account: credentials, verification: passwordResets };

/** Every business verb, bound to the foundation and to the outside services that the configuration names. */
export async function composeServices(
  config: Config,
  { foundation, limiters, assistant, provider, pictures, passwords, terminal, installation, emails, tryIncoming }: Deps,
) {
  const { database, secret, log } = foundation;
  const { siteUrl } = config;
  const hasMail = () => foundation.mailSet().server !== null;
  const { cost, answerAfter } = passwords ?? { cost: passwordCost, answerAfter: 700 };
  const accounts = createAccounts({
    ...foundation,
    siteUrl,
    auth: createAuth(config, {
      ...{ database, tables: authTables, secret, passwordCost: cost },
      weighing: threadFile("weigh-passwords"),
    }),
    limits: limiters.accountLimits,
    knownDevices: createKnownDevices(secret, siteUrl),
    answerAfter,
    announce: foundation.contentChanges.announce,
    outboxFiles: createOutboxFiles(join(config.dataDir, "outbox")),
    provider,
  });
  const geo = createLocator(config);
  const printing = {
    ...{ printQueue: createPrintQueue(), certificatePrinter: createCertificatePrinter() },
    voucherPrinter: createVoucherPrinter(),
  };
  const visits = createVisits({ ...foundation, geo, siteUrl });
  const services = createServices({
    ...{ ...foundation, visits, hasMail },
    orders: createOrders({
      ...{ ...foundation, provider, siteUrl, hasMail },
      ...{ ...printing, receiptPrinter: createReceiptPrinter() },
      announce: foundation.contentChanges.announce,
      discountLimiters: limiters.discountLimiters,
    }),
    accounts: withAccountLog(accounts, log, secret),
    geo,
    assistant,
    siteUrl,
    outlinePrinter: createOutlinePrinter(),
    ...printing,
    secretIdLimiters: limiters.secretIdLimiters,
    demoLimiters: limiters.demoLimiters,
    progressLimiter: limiters.progressLimiter,
    checkInLimiter: limiters.checkInLimiter,
    questionLimiter: limiters.questionLimiter,
    knownNetworks: createKnownNetworks({ database, secret, log }),
  });
  const office = createOffice({
    ...{ ...foundation, siteUrl, provider, ...printing, geo, hasMail },
    ...{
      tryMail: emails.tryMail,
      tryIncoming,
      mailboxes: emails.mailboxes,
      emailCatalogue: emails.emailCatalogue,
      renderAnswer: emails.renderAnswer,
      testMailLimiter: limiters.testMailLimiter,
    },
    announce: foundation.contentChanges.announce,
    clock: () => new Date(),
    photos: pictures?.photos ?? null,
    installation,
    terminal: terminal ?? null,
    secondFactorLimits: limiters.secondFactorLimits,
    staffDevices: createKnownDevices(secret, siteUrl, "staff-device"),
  });
  return { services: refuseInOutage({ ...services, office }, log), visits };
}
