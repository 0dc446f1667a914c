import type { PaymentProvider } from "#domains/money/server/cards/port.ts";
import { sealAudit } from "#domains/staff/server/audit-seals.ts";
import type { Foundation } from "#server/compose/create-foundation.ts";
import type { startHousekeeping } from "#server/compose/start-housekeeping.ts";
import type { Config } from "#server/config/env.ts";
import { createManagement } from "./management.ts";

interface Deps {
  foundation: Foundation;
  housekeeping: Awaited<ReturnType<typeof startHousekeeping>>;
  provider: PaymentProvider;
}

/** The operator's verbs in the serving program. */
export function composeManagement(config: Config, { foundation, housekeeping, provider }: Deps) {
  const { secret, site, emailQueue, fileRemovals, contentChanges } = foundation;
  const { siteUrl, dataDir } = config;
  return createManagement({
    ...{ ...foundation, ...housekeeping, provider, dataDir, announce: contentChanges.announce },
    ...{ clock: () => new Date(), storedSecret: config.authSecret ? null : secret },
    readSecret: () => secret,
    sealNow: () => sealAudit({ database: foundation.database, secret }),
    getSite: async () => site,
    getEmailQueue: async () => emailQueue,
    openFileRemovals: async () => fileRemovals,
    openVerbDeps: async () => ({
      ...foundation,
      announce: contentChanges.announce,
      clock: () => new Date(),
      provider,
      siteUrl,
      hasMail: () => foundation.mailSet().server !== null,
    }),
  });
}
