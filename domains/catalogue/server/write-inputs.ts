import type { BatchEntry } from "#domains/catalogue/contract/batch-entry.ts";
import { type CatalogueKind, catalogueKind } from "#domains/catalogue/contract/catalogue-kind.ts";
import type { BatchTraces } from "#domains/catalogue/rules/batch-traces.ts";
import type { ContentDocument } from "#domains/content/rules/assemble-content.ts";
import { checkDocuments, type PublishDeps, publishDocuments } from "#domains/content/server/publish.ts";
import { foldedName } from "#domains/staff/rules/same-teacher.ts";
import { requireTeacher, teachersNamed } from "#domains/staff/server/teachers.ts";
import { type Act, type Actor, audit } from "#server/audit/actor.ts";
import type { Log } from "#server/config/log.ts";
import type { Database } from "#server/db/client.ts";
import type { EmailQueue } from "#server/mail/email-queue.ts";
import type { FileStorage, StorageKey } from "#server/storage/port.ts";
import { courseDocuments } from "./course-documents.ts";
import { type Catalogue, findEntries, lockCatalogue, writeCatalogue } from "./entry-queries.ts";
import { removeLectureFiles, storedFilms } from "./films.ts";
import { refusalOf } from "./issues.ts";
import { findLectureFiles, type LectureFiles, setLectureFiles } from "./lecture-files.ts";
import { type Input, type Intent, validateInputs, wantedBy } from "./validate-inputs.ts";
import { refuseOffSite } from "./withdrawn-courses.ts";

export interface CatalogueDeps extends PublishDeps {
  storage: FileStorage;
  log: Log;
  /** Counts the records that hang on these batches. */
  findBatchTraces(database: Database, batchIds: string[]): Promise<BatchTraces>;
  /** Gives the free seats of these batches to those who wait. To be called in the transaction that writes them. */
  whenRoomChanges(
    telling: Pick<CatalogueDeps, "emailQueue" | "announce">,
    transaction: Database,
    batchIds: string[],
  ): Promise<void>;
  /** Its emails tell of the seats that are given. */
  emailQueue: EmailQueue;
}

/** Options of a write. */
export interface Write {
  intent: Intent;
  /** The name of the act in the audit. */
  verb: string;
  /** The subject of the act in the audit; without it, the entries themselves. */
  act?: Omit<Act, "verb">;
  /** Validates and writes nothing. */
  onlyCheck?: boolean;
  /** Films of our own that its lectures may show: one just stored, or for the operator every one. None if left out. */
  films?: StorageKey | "every stored one";
  /** Called before the write, with what the inputs are about, and the catalogue locked; an error refuses the inputs. */
  before?: (transaction: Database, catalogue: Catalogue) => Promise<void>;
  /** Called once the entries are written. */
  after?: (transaction: Database) => Promise<void>;
}

/**
 * Writes inputs, all or none, in one transaction with its audit entry, and answers the entries as they are now. Courses
 * and outlines are published as documents in it. Throws `invalid` with all their errors.
 */
export async function writeInputs(
  deps: CatalogueDeps,
  actor: Actor,
  inputs: Input[],
  { intent, verb, films, act: about, onlyCheck = false, ...alongside }: Write,
): Promise<Catalogue> {
  const { database, announce, messages } = deps;
  const stored = await filmsFor(deps.storage, inputs, films);
  const validate = (catalogue: Catalogue) => {
    const { issues, entries } = validateInputs(catalogue, inputs, intent, (film) => stored.has(film));
    if (issues.length > 0) throw refusalOf(issues);
    return entries;
  };
  const wanted = wantedBy(inputs);
  const entries = validate(await findEntries(database, wanted));
  const enter = (published: ContentDocument[]) => courseDocuments(published, entries, messages.newCourse);
  const hasCourses = entries.courses.length + entries.outlines.length > 0;
  if (onlyCheck) {
    if (hasCourses) await checkDocuments(deps, enter);
    return entries;
  }
  let written = entries;
  let unused: LectureFiles[] = [];
  const before = async (transaction: Database) => {
    await lockCatalogue(transaction);
    const catalogue = await findEntries(transaction, wanted);
    await alongside.before?.(transaction, catalogue);
    written = validate(catalogue);
    written = { ...written, batches: await withTeachers(transaction, written.batches, catalogue.batches) };
    const urls = new Map(written.lectures.map((lecture) => [lecture.id, lecture.url]));
    const replaced = catalogue.lectures.filter(({ id, url }) => (urls.get(id) ?? url) !== url);
    unused = await findLectureFiles(
      transaction,
      replaced.map(({ id }) => id),
    );
  };
  const after = async (transaction: Database) => {
    await writeCatalogue(transaction, { ...written, courses: [], outlines: [] });
    await refuseOffSite(transaction, idsOf(written).batches);
    for (const { id } of unused) await setLectureFiles(transaction, id, { filmKey: null, captionsKey: null });
    await deps.whenRoomChanges(deps, transaction, idsOf(written).batches);
    await alongside.after?.(transaction);
  };
  const act = () => ({ verb, ...(about ?? subjectOf(idsOf(written))) });
  if (hasCourses) await publishDocuments(deps, actor, enter, { before, after, act });
  else
    await database.transaction(async (transaction) => {
      await before(transaction);
      await after(transaction);
      await audit(transaction, actor, act(), new Date());
      await announce(transaction);
    });
  await removeLectureFiles(deps, unused);
  return written;
}

/**
 * Batches with their teachers by id and by the name that the teacher's record has: the one who is newly chosen, else the
 * one of the name where that has changed or no id is known.
 */
async function withTeachers(transaction: Database, batches: BatchEntry[], before: BatchEntry[]): Promise<BatchEntry[]> {
  const former = new Map(before.map((batch) => [batch.id, batch]));
  const isTyped = ({ id, instructor, teacherId }: BatchEntry) => {
    const old = former.get(id);
    const isChosen = teacherId !== null && teacherId !== (old?.teacherId ?? null);
    return !isChosen && (teacherId === null || foldedName(instructor) !== foldedName(old?.instructor ?? ""));
  };
  const typed = batches.filter(isTyped);
  const named =
    typed.length > 0
      ? await teachersNamed(
          transaction,
          typed.map(({ instructor }) => instructor),
        )
      : null;
  const withTeacher = async (batch: BatchEntry): Promise<BatchEntry> => {
    const teacher = isTyped(batch)
      ? named?.get(foldedName(batch.instructor))
      : await requireTeacher(transaction, batch.teacherId ?? "");
    return teacher ? { ...batch, teacherId: teacher.id, instructor: teacher.name } : batch;
  };
  const all: BatchEntry[] = [];
  for (const batch of batches) all.push(await withTeacher(batch));
  return all;
}

const idsOf = ({ courses, outlines, batches, lectures }: Catalogue) => ({
  courses: courses.map(({ id }) => id),
  outlines: outlines.map(({ courseId }) => courseId),
  batches: batches.map(({ id }) => id),
  lectures: lectures.map(({ id }) => id),
});

const subjects = { courses: "course", outlines: "course", batches: "batch", lectures: "lecture" } as const;

/** The subject of an act for the audit: the entry, or the number of each kind. */
export function subjectOf(ids: Partial<Record<CatalogueKind, string[]>>): Omit<Act, "verb"> {
  const named = catalogueKind.options.flatMap((kind) => (ids[kind] ?? []).map((id) => ({ kind, id })));
  const [first, ...others] = named;
  if (first && others.length === 0) return { subject: subjects[first.kind], subjectId: first.id };
  const counts = catalogueKind.options.map((kind) => [kind, ids[kind]?.length ?? 0]);
  return { subject: "catalogue", subjectId: "all", details: Object.fromEntries(counts) };
}

/** The films that the lectures among the inputs may show. */
async function filmsFor(storage: FileStorage, inputs: Input[], films: Write["films"]): Promise<Set<string>> {
  if (films !== "every stored one") return new Set(films ? [films] : []);
  const lectures = inputs.filter(({ kind }) => kind === "lectures");
  return await storedFilms(
    storage,
    lectures.map(({ fields }) => String(fields.url ?? "")),
  );
}
