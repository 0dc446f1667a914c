import { z } from "zod";
import { openingKey } from "#domains/content/contract/own-school.ts";
import type { SetupStep } from "#domains/content/rules/setup-steps.ts";
import type { Site } from "#domains/content/rules/site.ts";
import { type PublishDeps, publishDocuments } from "#domains/content/server/publish.ts";
import { changeSetupState, findSetupState, listEntries } from "#domains/content/server/queries.ts";
import { AppError } from "#server/app-error.ts";
import { type Actor, audit } from "#server/audit/actor.ts";
import type { Database } from "#server/db/client.ts";
import { ownersAlone, query, verb } from "#server/verb.ts";
import { siteLocale } from "#shared/formats/formats.ts";

/** How far the setting up is. */
export interface Setup {
  /** Whether visitors still see the demo institute. */
  isDemo: boolean;
  inPreparation: boolean;
  /** Whether the list of the steps was put away. */
  isPutAway: boolean;
  done: Record<SetupStep, boolean>;
  /** Whether every text of the pages, and of the policies, is still as it came. */
  asItCame: { pages: boolean; policies: boolean };
}

interface Deps extends PublishDeps {
  site: () => Site;
  /** Whether e-mails leave this machine. */
  hasMail: () => boolean;
  siteUrl: string;
  /** Whether there is a batch, and someone on the staff besides the owner. */
  findSetUp(database: Database): Promise<{ batch: boolean; staff: boolean }>;
}

/** Which steps are done, computed from what is stored. */
export const showSetup = query({ may: ownersAlone }, async (deps: Deps): Promise<Setup> => {
  const { database, seed } = deps;
  const { company, courses, plans, inPreparation } = deps.site().content;
  const entries = await listEntries(database);
  const isWritten = (kind: string) =>
    entries.some((one) => one.kind === kind && one.locale === siteLocale && one.published && one.version > 1);
  const seeded = seed.documents.find(({ kind, locale }) => kind === "company" && locale === siteLocale)?.document as
    | Partial<typeof company>
    | undefined;
  const { batch, staff } = await deps.findSetUp(database);
  const { liveSince, putAwayAt } = await findSetupState(database);
  const isDemo = company.name === seeded?.name;
  const hasFee = [...plans, ...courses].some(({ fees }) => Object.keys(fees).length > 0);
  return {
    isDemo,
    inPreparation,
    isPutAway: putAwayAt !== null,
    done: {
      name: !isDemo,
      look:
        !isDemo &&
        (Object.keys(company.brand.logos ?? {}).length > 0 ||
          JSON.stringify(company.brand.colors) !== JSON.stringify(seeded?.brand?.colors)),
      // The hours came with the first texts: they are hers once she has saved them.
      place: !isDemo && isWritten("company"),
      money: !isDemo && hasFee,
      course: !isDemo && courses.length > 0,
      batch: !isDemo && batch,
      staff,
      // The address of a machine on a desk has no certificate.
      email: deps.hasMail() && deps.siteUrl.startsWith("https:"),
      live: !isDemo && !inPreparation && liveSince !== null,
    },
    asItCame: { pages: !isWritten("page"), policies: !isWritten("policy") },
  };
});

/** Opens the whole site to visitors. Throws `conflict` if it is open already, and what `publishDocuments` throws. */
export const goLive = verb({ may: ownersAlone }, async (deps: Deps, actor: Actor): Promise<void> => {
  const { site, clock } = deps;
  if (!site().content.inPreparation) throw new AppError("conflict", "school.isLive");
  const act = () => ({ verb: "goLive", subject: "document", subjectId: "settings/opening" }) as const;
  const opened = { ...openingKey, locale: siteLocale, document: null };
  await publishDocuments(deps, actor, () => [opened], {
    act,
    after: (transaction) => changeSetupState(transaction, { liveSince: clock() }),
  });
});

/** Takes the list of the steps from Today, or puts it back there. */
export const putAwaySetup = verb(
  { may: ownersAlone, takes: [z.boolean()] },
  async ({ database, clock }: Pick<Deps, "database" | "clock">, actor: Actor, isPutAway: boolean): Promise<void> => {
    const at = clock();
    await database.transaction(async (transaction) => {
      await changeSetupState(transaction, { putAwayAt: isPutAway ? at : null });
      const details = { isPutAway };
      const act = { verb: "putAwaySetup", subject: "document", subjectId: "settings/opening", details } as const;
      await audit(transaction, actor, act, at);
    });
  },
);
