import { eq } from "drizzle-orm";
import type { Log } from "#server/config/log.ts";
import type { Database, DatabaseHome } from "#server/db/client.ts";
import { listenToNotifications, notify } from "#server/db/notifications.ts";
import { seal, unseal } from "./sealed-texts.ts";
import { sealedSettings } from "./tables.ts";

const channel = "sealed_settings_changed";

/** A setting with its secret; a secret that was sealed with another key is locked until it is typed again. */
export interface SealedSetting {
  facts: unknown;
  /** Null: it has none. */
  secret: { text: string } | "locked" | null;
}

/** A changed setting; without a secret the one before stays. */
interface ChangedSetting {
  facts: unknown;
  secret?: string | null;
}

/** The settings that hold a secret, as every process knows them. */
export interface SealedSettings {
  find(name: string): SealedSetting | undefined;
  /** Stores a setting in `transaction`; every process knows it once that is committed. */
  put(transaction: Database, name: string, changed: ChangedSetting): Promise<void>;
  /** Changes the facts of a setting without a secret in `transaction`: two changes at once are done one by one. */
  change(transaction: Database, name: string, change: (facts: unknown) => unknown): Promise<void>;
  /** Reads what is stored now. */
  refresh(): Promise<void>;
  close(): Promise<void>;
}

interface Deps {
  database: Database;
  /** Without it no other process is listened to. */
  home?: DatabaseHome;
  secret: string;
  /** Secrets that the program had before: what they sealed is sealed again with the present one. */
  formerSecrets: string[];
  log: Pick<Log, "warn" | "info">;
}

const purposeOf = (name: string) => `settings ${name}`;

/**
 * Loads the settings and follows their changes in every process. What a former secret sealed is sealed again; what no
 * known one opens is locked, and the program runs on without it.
 */
export async function createSealedSettings({
  database,
  home,
  secret,
  formerSecrets,
  log,
}: Deps): Promise<SealedSettings> {
  let known = new Map<string, SealedSetting>();
  const refresh = async () => {
    const rows = await database.select().from(sealedSettings);
    known = new Map(rows.map(({ name, facts, sealed }) => [name, { facts, secret: opened(secret, name, sealed) }]));
  };
  await sealAgain({ database, secret, formerSecrets, log });
  await refresh();
  const failed = (err: unknown) => log.warn({ err }, "changed settings could not be read");
  const stop = home && (await listenToNotifications(home, channel, () => void refresh().catch(failed)));
  return {
    find: (name) => known.get(name),
    async put(transaction, name, { facts, secret: typed }) {
      const sealed = typed === undefined || typed === null ? typed : seal(secret, purposeOf(name), typed);
      const changed = { facts, changedAt: new Date(), ...(sealed !== undefined && { sealed }) };
      await transaction
        .insert(sealedSettings)
        .values({ name, ...changed })
        .onConflictDoUpdate({ target: sealedSettings.name, set: changed });
      await notify(transaction, channel);
    },
    async change(transaction, name, change) {
      const changedAt = new Date();
      await transaction.insert(sealedSettings).values({ name, facts: {}, changedAt }).onConflictDoNothing();
      const of = eq(sealedSettings.name, name);
      const [stored] = await transaction.select().from(sealedSettings).where(of).for("update");
      await transaction
        .update(sealedSettings)
        .set({ facts: change(stored?.facts), changedAt })
        .where(of);
      await notify(transaction, channel);
    },
    refresh,
    async close() {
      await stop?.();
    },
  };
}

function opened(secret: string, name: string, sealed: string | null): SealedSetting["secret"] {
  if (sealed === null) return null;
  try {
    return { text: unseal(secret, purposeOf(name), sealed) };
  } catch {
    return "locked";
  }
}

async function sealAgain({ database, secret, formerSecrets, log }: Omit<Deps, "home">): Promise<void> {
  for (const { name, sealed } of await database.select().from(sealedSettings)) {
    if (opened(secret, name, sealed) !== "locked") continue;
    const before = formerSecrets.map((former) => opened(former, name, sealed)).find((one) => one !== "locked");
    if (!before) {
      log.warn({ setting: name }, "a setting's secret was sealed with another AUTH_SECRET: an owner types it again");
      continue;
    }
    const again = seal(secret, purposeOf(name), before.text);
    await database.update(sealedSettings).set({ sealed: again }).where(eq(sealedSettings.name, name));
    log.info({ setting: name }, "a setting's secret was sealed with the present AUTH_SECRET");
  }
}
