import { isDeepStrictEqual } from "node:util";
import { and, desc, eq, gt, inArray } from "drizzle-orm";
import type { DocumentKey } from "#domains/content/contract/kinds.ts";
import { type OwnSchool, openingKey, ownSchool } from "#domains/content/contract/own-school.ts";
import type { ContentDocument } from "#domains/content/rules/assemble-content.ts";
import { signOf } from "#domains/content/rules/course-price.ts";
import { withDraft } from "#domains/content/server/drafts.ts";
import { type PublishDeps, publishDocuments } from "#domains/content/server/publish.ts";
import { findDrafts, findEntry, findRevision, findSetupState, writeEntry } from "#domains/content/server/queries.ts";
import type { Seed } from "#domains/content/server/seed.ts";
import { type DemoLeaving, isSame, type SortDeps, sortBatches, sortDemo } from "#domains/content/server/sort-demo.ts";
import { contentRevisions, publications } from "#domains/content/server/tables.ts";
import { AppError } from "#server/app-error.ts";
import { type Actor, actorText } from "#server/audit/actor.ts";
import { auditEntries } from "#server/audit/tables.ts";
import type { Database } from "#server/db/client.ts";
import { ownersAlone, query, verb } from "#server/verb.ts";
import type { PhoneReason } from "#shared/because.ts";
import { day } from "#shared/durations.ts";
import { siteLocale } from "#shared/formats/formats.ts";

/** Time in which the demo's documents can be brought back, in milliseconds. */
const undoFor = day;

interface MakeDeps extends SortDeps {
  /** Removes batches with all that belongs to them, and hides others from visitors. */
  leaveBatches(transaction: Database, left: { removes: string[]; hides: string[] }, at: Date): Promise<void>;
  /** The teachers whom a batch or a class names. */
  findTeachersInUse(database: Database): Promise<Set<string>>;
  /** Removes those of these teachers who have no account. */
  dropTeachers(transaction: Database, ids: string[]): Promise<void>;
  /** The documents that a school of one's own begins with. */
  readStarter(kind: OwnSchool["kind"]): Seed;
  /** A country's name and its first time zone. */
  placeOf(country: OwnSchool["country"]): { name: string; timeZone: string };
  /** A phone number in E.164, or the reason why a text cannot be one in a country. */
  readPhone(typed: string, country: string): { e164: string } | { wrong: PhoneReason };
}

/** What goes and what stays when the demo is left. */
export const planOwnSchool = query({ may: ownersAlone }, async (deps: SortDeps): Promise<DemoLeaving> => {
  const { database } = deps;
  const { going, stays, batches } = await sortDemo(deps);
  const left = await findLeaving(database, deps.clock());
  const all = [...going, ...batches.removes.map(() => ({ kind: "batch" }))];
  return {
    isDemo: going.some(({ kind }) => kind === "company"),
    goes: Object.fromEntries([...Map.groupBy(all, ({ kind }) => kind)].map(([kind, list]) => [kind, list.length])),
    stays,
    undoUntil: left && new Date(left.at.getTime() + undoFor),
  };
});

/**
 * Puts a school in the place of the demo in one publication: documents that no one has changed go, with the batches that
 * nothing hangs on and the teachers without an account who taught only these, and the school's first pages come, with an
 * example of a course as a draft. Courses with a batch that stays do so too, with their plans, as does all that staff
 * have changed and do not name in `removes`. The site is then in preparation, unless it was ever live. Throws `invalid`
 * for a phone number that cannot be one, `conflict` if the institute is no longer the demo's or a batch has changed
 * meanwhile, and what `publishDocuments` throws.
 */
export const makeOwnSchool = verb(
  { may: ownersAlone, takes: [ownSchool] },
  async (deps: MakeDeps, actor: Actor, school: OwnSchool): Promise<{ number: number }> => {
    const all = firstDocuments(deps, school);
    const examples = all.filter(isExample);
    const first = all.filter((one) => !isExample(one));
    const { going, courses, batches } = await sortDemo(deps, school);
    if (!going.some(({ kind }) => kind === "company")) throw new AppError("conflict", "school.noDemo");
    const { liveSince } = await findSetupState(deps.database);
    if (!liveSince) first.push({ ...openingKey, locale: siteLocale, document: { inPreparation: true } });
    const enter = (published: ContentDocument[]) => {
      const gone = going.map((one) => ({ ...one, document: first.find(isSame(one))?.document ?? null }));
      const translated = published.filter(
        (one) => one.locale !== siteLocale && going.some(isSame({ ...one, locale: siteLocale })),
      );
      return [
        ...gone,
        ...translated.map((one) => ({ ...one, document: null })),
        ...first.filter((one) => !deps.seed.documents.some(isSame(one)) && !published.some(isSame(one))),
      ];
    };
    const act = () => ({ verb: "makeOwnSchool", subject: "publication", subjectId: school.name }) as const;
    let teaching = new Set<string>();
    const { number } = await publishDocuments(deps, actor, enter, {
      ...{ takesBatches: true, act },
      before: async (transaction) => {
        teaching = await deps.findTeachersInUse(transaction);
        const now = sortBatches(await deps.findBatchUse(transaction, courses, true), school);
        if (!isDeepStrictEqual(now.left, batches)) throw new AppError("conflict", "school.batchesChanged");
        await deps.leaveBatches(transaction, batches, deps.clock());
      },
      after: async (transaction, at) => {
        const left = await deps.findTeachersInUse(transaction);
        await deps.dropTeachers(
          transaction,
          [...teaching].filter((id) => !left.has(id)),
        );
        await draftExamples(transaction, examples, { actor, at });
      },
    });
    return { number };
  },
);

/**
 * Brings back the demo's documents that went within the last day, but for those that were changed since, and takes back
 * the example drafts that no one has changed; the demo's batches do not come back. Throws `not_found` if nothing went in that time.
 */
export const undoOwnSchool = verb(
  { may: ownersAlone },
  async (deps: PublishDeps, actor: Actor): Promise<{ documents: number }> => {
    const { database, seed, clock } = deps;
    const left = await findLeaving(database, clock());
    if (!left) throw new AppError("not_found", "school.nothingLeft");
    const gone = await database
      .select()
      .from(contentRevisions)
      .where(eq(contentRevisions.publication, left.publication));
    const back: ContentDocument[] = [];
    for (const { kind, id, locale, revision } of gone) {
      const entry = await findEntry(database, { kind, id, locale });
      if (!entry || entry.published !== revision || entry.draft) continue;
      const before = revision > 1 ? await findRevision(database, { kind, id, locale }, revision - 1) : undefined;
      const seeded = seed.documents.find(isSame({ kind, id, locale }));
      back.push({ kind, id, locale, document: before ? before.document : (seeded?.document ?? null) });
    }
    if (back.length === 0) throw new AppError("not_found", "school.nothingLeft");
    const act = () => ({ verb: "undoOwnSchool", subject: "publication", subjectId: String(left.publication) }) as const;
    const after = (transaction: Database, at: Date) => takeBackExamples(transaction, left.at, { actor, at });
    await publishDocuments(deps, actor, () => back, { act, after });
    return { documents: back.length };
  },
);

/** A course to begin with, and its plan, wait as drafts: visitors see what the owner has made of them. */
const isExample = ({ kind }: DocumentKey) => kind === "course" || kind === "plan";

async function draftExamples(
  transaction: Database,
  examples: ContentDocument[],
  { actor, at }: { actor: Actor; at: Date },
): Promise<void> {
  for (const { document, ...key } of examples) {
    const before = await findEntry(transaction, key);
    if (before?.draft || before?.published) continue;
    await writeEntry(transaction, withDraft(before, key, { document, editedAt: at, editedBy: actorText(actor) }));
  }
}

/** Throws the example drafts away that were made at a time, and that no one has saved or published since. */
async function takeBackExamples(
  transaction: Database,
  madeAt: Date,
  { actor, at }: { actor: Actor; at: Date },
): Promise<void> {
  for (const entry of await findDrafts(transaction)) {
    if (!isExample(entry) || entry.published || entry.editedAt.getTime() !== madeAt.getTime()) continue;
    const changed = { draft: null, version: entry.version + 1, editedAt: at, editedBy: actorText(actor) };
    await writeEntry(transaction, { ...entry, ...changed });
  }
}

/** The publication by which the demo went within the last day; null without one. */
async function findLeaving(database: Database, now: Date): Promise<{ publication: number; at: Date } | null> {
  const since = new Date(now.getTime() - undoFor);
  const [found] = await database
    .select({ publication: publications.number, at: publications.at, verb: auditEntries.verb })
    .from(auditEntries)
    .innerJoin(publications, eq(publications.at, auditEntries.at))
    .where(and(inArray(auditEntries.verb, ["makeOwnSchool", "undoOwnSchool"]), gt(auditEntries.at, since)))
    .orderBy(desc(auditEntries.id))
    .limit(1);
  return found?.verb === "makeOwnSchool" ? { publication: found.publication, at: found.at } : null;
}

/** The documents that a school begins with. Throws `invalid` for a phone number that cannot be one. */
function firstDocuments({ clock, placeOf, readPhone, readStarter }: MakeDeps, school: OwnSchool): ContentDocument[] {
  const { country, currency, phone, kind, removes: _, hides: _kept, ...texts } = school;
  const number = readPhone(phone, country);
  if ("wrong" in number)
    throw new AppError("invalid", "form.fields", { fields: { phone: { reason: number.wrong, values: {} } } });
  const year = clock().getFullYear();
  const place = placeOf(country);
  const facts: Record<string, string> = {
    ...texts,
    ...{ phone: phone.trim(), e164: number.e164, year: String(year) },
    ...{ country: place.name, countryCode: country, currency, symbol: signOf(currency).trim() },
    timeZone: place.timeZone,
  };
  const fill = (text: string) =>
    text.replace(/\{(\w+)\}/g, (whole, name: string) =>
      facts[name] === undefined ? whole : JSON.stringify(facts[name]).slice(1, -1),
    );
  return readStarter(kind).documents.map((one) => {
    const document = JSON.parse(fill(JSON.stringify(one.document)));
    if (one.kind !== "company") return { ...one, document };
    const address = Object.fromEntries(Object.entries(document.address).filter(([, text]) => text !== ""));
    return { ...one, document: { ...document, address, founded: year, copyrightYear: year } };
  });
}
