import type { CatalogueKind } from "#domains/catalogue/contract/catalogue-kind.ts";
import type { ListDocument } from "#domains/content/contract/kinds.ts";
import type { ContentDocument } from "#domains/content/rules/assemble-content.ts";
import { publishDocuments } from "#domains/content/server/publish.ts";
import { AppError } from "#server/app-error.ts";
import { type Actor, audit } from "#server/audit/actor.ts";
import type { Database } from "#server/db/client.ts";
import type { ErrorCause } from "#shared/error-words.ts";
import { type Catalogue, findEntry, lockCatalogue, readCatalogue, removeEntry } from "./entry-queries.ts";
import { entryRules, type Fields, unknownEntry } from "./entry-rules.ts";
import { removeLectureFiles } from "./films.ts";
import { findLectureFiles, type LectureFiles } from "./lecture-files.ts";
import type { Input } from "./validate-inputs.ts";
import { type CatalogueDeps, subjectOf, type Write, writeInputs } from "./write-inputs.ts";

/** One entry by its id. Throws `not_found` for an unknown one. */
export async function requireEntry<Kind extends CatalogueKind>(
  database: Database,
  kind: Kind,
  id: string,
): Promise<Catalogue[Kind][number]> {
  // An address may name anything, and Postgres fails on a NUL.
  const found = id.includes("\0") ? undefined : await findEntry[kind](database, id);
  if (found) return found;
  const { reason, values } = unknownEntry(kind, id);
  throw new AppError("not_found", reason, { values });
}

/** Adds a course, outline, batch or lecture and answers it whole. Throws `invalid` with the errors of its fields. */
export async function addToCatalogue<Kind extends CatalogueKind>(
  deps: CatalogueDeps,
  actor: Actor,
  { kind, fields }: { kind: Kind; fields: Fields },
  alongside: Alongside = {},
): Promise<Catalogue[Kind][number]> {
  return await writeOne(deps, actor, { kind, fields }, { intent: "add", verb: "addToCatalogue", ...alongside });
}

/**
 * Changes the named fields of an entry, never its id, and answers it whole. Throws `not_found` for an unknown entry,
 * and `invalid` with the errors it would have.
 */
export async function changeInCatalogue<Kind extends CatalogueKind>(
  deps: CatalogueDeps,
  actor: Actor,
  { kind, id, changes }: { kind: Kind; id: string; changes: Fields },
  alongside: Alongside = {},
): Promise<Catalogue[Kind][number]> {
  await requireEntry(deps.database, kind, id);
  const fields = { ...changes, [entryRules[kind].key]: id };
  return await writeOne(deps, actor, { kind, fields }, { intent: "change", verb: "changeInCatalogue", ...alongside });
}

/** Further work in the transaction of one entry, the audit's name for it, and the films it may show. */
export type Alongside = Partial<Pick<Write, "verb" | "films" | "before" | "after">>;

async function writeOne<Kind extends CatalogueKind>(
  deps: CatalogueDeps,
  actor: Actor,
  { kind, fields }: { kind: Kind; fields: Fields },
  write: Write,
): Promise<Catalogue[Kind][number]> {
  const entries = await writeInputs(deps, actor, [{ kind, where: "", fields }], write);
  const [written] = entries[kind];
  if (!written) throw new Error("A valid input became no entry.");
  return written;
}

/**
 * Writes courses, outlines, batches and lectures all or none, in one transaction, and answers how many of each kind.
 * `update` changes existing entries in the named fields instead of refusing them; `check` writes nothing. For the
 * operator: lectures may show every stored film. Throws `invalid` with every error, by place and field.
 */
export async function importCatalogue(
  deps: CatalogueDeps,
  actor: Actor,
  inputs: Input[],
  { update, check }: { update: boolean; check: boolean },
): Promise<Record<CatalogueKind, number>> {
  const intent = update ? "add or change" : "add";
  const write: Write = { intent, verb: "importCatalogue", films: "every stored one", onlyCheck: check };
  const entries = await writeInputs(deps, actor, inputs, write);
  return {
    courses: entries.courses.length,
    outlines: entries.outlines.length,
    batches: entries.batches.length,
    lectures: entries.lectures.length,
  };
}

/** The number of entries removed along with one. */
export type Removed = Awaited<ReturnType<typeof removeFromCatalogue>>;

/**
 * Removes an entry and what belongs to it: a course's outline and batches, a batch's lectures, a lecture's video. Throws
 * `not_found` for an unknown entry, and `invalid` if batches or lectures would go with it, unless `force` is set, or if
 * students have enrolled there.
 */
export async function removeFromCatalogue(
  deps: CatalogueDeps,
  actor: Actor,
  { kind, id }: { kind: CatalogueKind; id: string },
  { force, verb = "removeFromCatalogue" }: { force: boolean; verb?: string },
) {
  const { database, announce } = deps;
  const lookUp = async (transaction: Database) => {
    await requireEntry(transaction, kind, id);
    const belongings = belongingsOf(await readCatalogue(transaction), kind, id);
    await deps.refuseRemoval(transaction, kind === "batches" ? [id] : belongings.batches.map((batch) => batch.id));
    if (!force) refuseToRemove(belongings);
    return belongings;
  };
  let gone = await lookUp(database);
  let files: LectureFiles[] = [];
  const before = async (transaction: Database) => {
    await lockCatalogue(transaction);
    gone = await lookUp(transaction);
    const lectures = [...gone.lectures, ...gone.itself];
    files = await findLectureFiles(
      transaction,
      lectures.map((lecture) => lecture.id),
    );
  };
  if (kind === "courses" || kind === "outlines") {
    const enter = (published: ContentDocument[]) => withoutCourse(published, kind, id);
    const act = () => ({ verb, ...subjectOf({ [kind]: [id] }) });
    await publishDocuments(deps, actor, enter, { before, takesBatches: force, act });
  } else
    await database.transaction(async (transaction) => {
      await before(transaction);
      await removeEntry(transaction, kind, id);
      await audit(transaction, actor, { verb, ...subjectOf({ [kind]: [id] }) }, new Date());
      await announce(transaction);
    });
  await removeLectureFiles(deps, files);
  return { outlines: gone.outlines.length, batches: gone.batches.length, lectures: gone.lectures.length };
}

/** The document of a course that is withdrawn, or loses its outline. */
function withoutCourse(published: ContentDocument[], kind: "courses" | "outlines", id: string): ContentDocument[] {
  const course = published.find((one) => one.kind === "course" && one.id === id);
  if (kind === "courses" || !course) return [{ kind: "course", id, locale: "en", document: null }];
  const { outline: _, ...document } = course.document as ListDocument<"course">;
  return [{ ...course, document }];
}

/** The entries that the database removes along with an entry; `itself` is the entry if it is a lecture. */
function belongingsOf({ outlines, batches, lectures }: Catalogue, kind: CatalogueKind, id: string) {
  const isCourse = kind === "courses";
  const batchesGone = isCourse ? batches.filter((batch) => batch.courseId === id) : [];
  const batchIds = new Set(kind === "batches" ? [id] : batchesGone.map((batch) => batch.id));
  return {
    outlines: isCourse ? outlines.filter((outline) => outline.courseId === id) : [],
    batches: batchesGone,
    lectures: lectures.filter((lecture) => batchIds.has(lecture.batchId)),
    itself: kind === "lectures" ? lectures.filter((lecture) => lecture.id === id) : [],
  };
}

function refuseToRemove(gone: { batches: unknown[]; lectures: unknown[] }) {
  const batches: ErrorCause = { reason: "catalogue.takesBatches", values: { count: gone.batches.length } };
  const lectures: ErrorCause = { reason: "catalogue.takesLectures", values: { count: gone.lectures.length } };
  const both: ErrorCause = { reason: "catalogue.takesBoth", values: { batches, lectures } };
  if (gone.batches.length + gone.lectures.length === 0) return;
  const one = gone.batches.length > 0 ? batches : lectures;
  const taken = gone.batches.length > 0 && gone.lectures.length > 0 ? both : one;
  throw new AppError("invalid", "catalogue.takes", { values: { taken } });
}
