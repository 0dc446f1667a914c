import { and, desc, eq, gt, inArray } from "drizzle-orm";
import type { DocumentKey } from "#domains/content/contract/kinds.ts";
import { type OwnSchool, openingKey, ownSchool } from "#domains/content/contract/own-school.ts";
import type { ContentDocument } from "#domains/content/rules/assemble-content.ts";
import { signOf } from "#domains/content/rules/course-price.ts";
import { documentTitle } from "#domains/content/server/document-title.ts";
import { listDocuments, withDraft } from "#domains/content/server/drafts.ts";
import { type PublishDeps, publishDocuments } from "#domains/content/server/publish.ts";
import { findDrafts, findEntry, findRevision, findSetupState, writeEntry } from "#domains/content/server/queries.ts";
import { hashOfDocument, type Seed } from "#domains/content/server/seed.ts";
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

/**
 * A document of the demo that is kept, and why: staff have changed it, or write on a draft of it, or people are in a
 * batch of the course. Only one that was changed may go all the same: it can be brought back.
 */
interface Kept {
  kind: string;
  id: string;
  title: string;
  because: "changed" | "draft" | "people";
}

/** The plan for leaving the demo: the number of documents that go, by kind, and those that stay. */
export interface DemoLeaving {
  /** Whether the institute is still the demo's: no one has changed its company. */
  isDemo: boolean;
  goes: Record<string, number>;
  stays: Kept[];
  /** Until when the demo's documents can be brought back; null if they did not go lately. */
  undoUntil: Date | null;
}

interface Deps extends PublishDeps {
  /** The courses with someone in one of their batches. */
  findUsedCourses(database: Database): Promise<Set<string>>;
}

interface MakeDeps extends Deps {
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
export const planOwnSchool = query({ may: ownersAlone }, async (deps: Deps): Promise<DemoLeaving> => {
  const { database } = deps;
  const { going, stays } = await sortDemo(deps);
  const left = await findLeaving(database, deps.clock());
  return {
    isDemo: going.some(({ kind }) => kind === "company"),
    goes: Object.fromEntries([...Map.groupBy(going, ({ kind }) => kind)].map(([kind, list]) => [kind, list.length])),
    stays,
    undoUntil: left && new Date(left.at.getTime() + undoFor),
  };
});

/**
 * Puts a school in the place of the demo in one publication: documents that no one has changed go, with their batches
 * and the teachers without an account who taught only these, and the school's first pages come, with an example of a course as a draft. Courses with people in a batch stay, with their plans, and so does every document
 * that staff have changed and do not name in `removes`. The site is then in preparation, unless it was ever live. Throws `invalid` for a phone number that cannot be one, `conflict` if the institute is no
 * longer the demo's, and what `publishDocuments` throws.
 */
export const makeOwnSchool = verb(
  { may: ownersAlone, takes: [ownSchool] },
  async (deps: MakeDeps, actor: Actor, school: OwnSchool): Promise<{ number: number }> => {
    const all = firstDocuments(deps, school);
    const examples = all.filter(isExample);
    const first = all.filter((one) => !isExample(one));
    const { going } = await sortDemo(deps, school.removes);
    if (!going.some(({ kind }) => kind === "company")) throw new AppError("conflict", "school.noDemo");
    const { liveSince } = await findSetupState(deps.database);
    if (!liveSince) first.push({ ...openingKey, locale: siteLocale, document: { inPreparation: true } });
    const enter = (published: ContentDocument[]) => {
      const gone = going.map((one) => ({ ...one, document: first.find(isSame(one))?.document ?? null }));
      return [
        ...gone,
        ...first.filter((one) => !deps.seed.documents.some(isSame(one)) && !published.some(isSame(one))),
      ];
    };
    const act = () => ({ verb: "makeOwnSchool", subject: "publication", subjectId: school.name }) as const;
    let teaching = new Set<string>();
    const { number } = await publishDocuments(deps, actor, enter, {
      ...{ takesBatches: true, act },
      before: async (transaction) => {
        teaching = await deps.findTeachersInUse(transaction);
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

const isSame = (one: DocumentKey) => (other: DocumentKey) =>
  one.kind === other.kind && one.id === other.id && one.locale === other.locale;

/** The demo's documents: those that no one has changed or uses, and the others, each with the reason why it stays. */
async function sortDemo(deps: Deps, removes: string[] = []): Promise<{ going: ContentDocument[]; stays: Kept[] }> {
  const { database, seed } = deps;
  const listed = await listDocuments(deps);
  const used = await deps.findUsedCourses(database);
  const going: ContentDocument[] = [];
  const stays: Kept[] = [];
  for (const one of seed.documents) {
    const { kind, id, document } = one;
    const now = listed.find(isSame(one));
    const keep = (because: Kept["because"]) => stays.push({ kind, id, title: documentTitle(document) ?? id, because });
    if (!now?.isShown) continue;
    if (kind === "course" && used.has(id)) keep("people");
    else if (now.hasDraft) keep("draft");
    else if (removes.includes(`${kind}/${id}`) || (await followsSeed(database, one))) going.push(one);
    else keep("changed");
  }
  const plans = new Set(
    seed.documents
      .filter(({ kind, id }) => kind === "course" && stays.some((one) => one.kind === "course" && one.id === id))
      .flatMap(({ document }) => (document as { plans: string[] }).plans),
  );
  const isSold = ({ kind, id }: ContentDocument) => kind === "plan" && plans.has(id);
  for (const { kind, id, document } of going.filter(isSold))
    stays.push({ kind, id, title: documentTitle(document) ?? id, because: "people" });
  return { going: going.filter((one) => !isSold(one)), stays };
}

/** Whether visitors see a document as the seed has it. */
async function followsSeed(database: Database, { kind, id, locale, document }: ContentDocument): Promise<boolean> {
  const entry = await findEntry(database, { kind, id, locale });
  if (!entry?.published) return true;
  const published = await findRevision(database, { kind, id, locale }, entry.published);
  return hashOfDocument(published?.document) === hashOfDocument(document);
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
  const { country, currency, phone, kind, removes: _, ...texts } = school;
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
