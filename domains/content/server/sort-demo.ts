import type { DocumentKey } from "#domains/content/contract/kinds.ts";
import type { BatchUse, OwnSchool } from "#domains/content/contract/own-school.ts";
import type { ContentDocument } from "#domains/content/rules/assemble-content.ts";
import { documentTitle } from "#domains/content/server/document-title.ts";
import { listDocuments } from "#domains/content/server/drafts.ts";
import type { PublishDeps } from "#domains/content/server/publish.ts";
import { findEntry, findRevision } from "#domains/content/server/queries.ts";
import { hashOfDocument } from "#domains/content/server/seed.ts";
import type { Database } from "#server/db/client.ts";
import type { ErrorCause } from "#shared/error-words.ts";
import { siteLocale } from "#shared/formats/formats.ts";

/** A document or a batch of the demo that is kept. */
export interface Kept {
  kind: string;
  id: string;
  title: string;
  /**
   * Why: staff have changed it, or write on a draft of it, or a batch of the course, or of the plan's course, stays; for
   * a batch, what hangs on it.
   */
  because: "changed" | "draft" | "people" | ErrorCause[];
  /** What the owner may choose all the same: that it goes, or that visitors no longer see it; null for neither. */
  choice: "removes" | "hides" | null;
}

/** The plan for leaving the demo: the number of documents and batches that go, by kind, and those that stay. */
export interface DemoLeaving {
  /** Whether the institute is still the demo's: no one has changed its company. */
  isDemo: boolean;
  goes: Record<string, number>;
  stays: Kept[];
  /** Until when the demo's documents can be brought back; null if they did not go lately. */
  undoUntil: Date | null;
}

/** Needed to know what goes with the demo. */
export interface SortDeps extends PublishDeps {
  /** What hangs on each batch of some courses; in a transaction it may lock them. */
  findBatchUse(database: Database, courseIds: string[], locks?: boolean): Promise<BatchUse[]>;
}

/** What the owner has chosen of that which would stay. */
type Choice = Pick<OwnSchool, "removes" | "hides">;

/** The demo as it would be left: the documents that go, its courses, what becomes of their batches, and what stays. */
interface SortedDemo {
  going: ContentDocument[];
  courses: string[];
  batches: { removes: string[]; hides: string[] };
  stays: Kept[];
}

/**
 * The demo's documents and batches: those that no one has changed or uses, and the others, each with its reason.
 * Translations go and stay with their originals.
 */
export async function sortDemo(deps: SortDeps, choice: Choice = {}): Promise<SortedDemo> {
  const { database, seed } = deps;
  const listed = await listDocuments(deps);
  const originals = seed.documents.filter(({ locale }) => locale === siteLocale);
  const shown = originals.flatMap((one) => {
    const now = listed.find(isSame(one));
    return now?.isShown ? [{ one, hasDraft: now.hasDraft }] : [];
  });
  const courses = shown.flatMap(({ one }) => (one.kind === "course" ? [one.id] : []));
  const { kept, left } = sortBatches(await deps.findBatchUse(database, courses), choice);
  const going: ContentDocument[] = [];
  const stays: Kept[] = [];
  const keep = (one: ContentDocument, because: "changed" | "draft" | "people") => {
    const { kind, id, document } = one;
    const title = documentTitle(document) ?? id;
    stays.push({ kind, id, title, because, choice: because === "changed" ? "removes" : null });
  };
  for (const { one, hasDraft } of shown) {
    const { kind, id } = one;
    if (kind === "course" && kept.some(({ courseId }) => courseId === id)) keep(one, "people");
    else if (hasDraft) keep(one, "draft");
    else if (choice.removes?.includes(`${kind}/${id}`) || (await followsSeed(database, one))) going.push(one);
    else keep(one, "changed");
  }
  const plans = new Set(
    originals
      .filter(({ kind, id }) => kind === "course" && stays.some((one) => one.kind === "course" && one.id === id))
      .flatMap(({ document }) => (document as { plans: string[] }).plans),
  );
  const isSold = ({ kind, id }: ContentDocument) => kind === "plan" && plans.has(id);
  for (const plan of going.filter(isSold)) keep(plan, "people");
  for (const { id, name, causes, holdsRecords } of kept)
    stays.push({ kind: "batch", id, title: name, because: causes, choice: holdsRecords ? "hides" : "removes" });
  return { going: going.filter((one) => !isSold(one)), courses, batches: left, stays };
}

/** The batches that stay for what hangs on them, and what becomes of the others and of those that the owner has chosen. */
export function sortBatches(used: BatchUse[], { removes = [], hides = [] }: Choice) {
  const isKept = ({ id, causes, holdsRecords }: BatchUse) =>
    holdsRecords || (causes.length > 0 && !removes.includes(`batch/${id}`));
  const kept = used.filter(isKept);
  const idsOf = (batches: BatchUse[]) => batches.map(({ id }) => id);
  return {
    kept,
    left: {
      removes: idsOf(used.filter((one) => !isKept(one))),
      hides: idsOf(kept.filter(({ id }) => hides.includes(id))),
    },
  };
}

/** Whether visitors see a document as the seed has it. */
async function followsSeed(database: Database, { kind, id, locale, document }: ContentDocument): Promise<boolean> {
  const entry = await findEntry(database, { kind, id, locale });
  if (!entry?.published) return true;
  const published = await findRevision(database, { kind, id, locale }, entry.published);
  return hashOfDocument(published?.document) === hashOfDocument(document);
}

/** Tells whether another key is this one's. */
export const isSame = (one: DocumentKey) => (other: DocumentKey) =>
  one.kind === other.kind && one.id === other.id && one.locale === other.locale;
