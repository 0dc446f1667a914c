import type { CatalogueKind, RowKind } from "#domains/catalogue/contract/catalogue-kind.ts";
import { type BatchTraces, tracesIn } from "#domains/catalogue/rules/batch-traces.ts";
import { AppError } from "#server/app-error.ts";
import { type Actor, audit } from "#server/audit/actor.ts";
import type { Database } from "#server/db/client.ts";
import type { ErrorCause } from "#shared/error-words.ts";
import { type Catalogue, findEntry, findLectureIds, lockCatalogue, removeEntry } from "./entry-queries.ts";
import { entryRules, type Fields, unknownEntry } from "./entry-rules.ts";
import { removeLectureFiles } from "./films.ts";
import { findLectureFiles } from "./lecture-files.ts";
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

/** Adds a batch or lecture and answers it whole. Throws `invalid` with the errors of its fields. */
export async function addToCatalogue<Kind extends RowKind>(
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
export async function changeInCatalogue<Kind extends RowKind>(
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

async function writeOne<Kind extends RowKind>(
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
 * Writes batches and lectures, and courses and outlines as documents, all or none, in one transaction, and answers how
 * many of each kind. `update` changes existing entries in the named fields instead of refusing them; `check` writes
 * nothing. For the operator: lectures may show every stored film. Throws `invalid` with every error, by place and field.
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

/**
 * Removes a batch with its lectures, or a lecture with its video, and answers how many lectures went along. Throws
 * `not_found` for an unknown entry, and `invalid` if lectures would go with a batch, unless `force` is set, or if anything
 * has happened there.
 */
export async function removeFromCatalogue(
  deps: CatalogueDeps,
  actor: Actor,
  { kind, id }: { kind: RowKind; id: string },
  { force, verb = "removeFromCatalogue" }: { force: boolean; verb?: string },
): Promise<{ lectures: number }> {
  const { database, announce } = deps;
  const { lectures, files } = await database.transaction(async (transaction) => {
    await lockCatalogue(transaction);
    await requireEntry(transaction, kind, id);
    const along = kind === "batches" ? await findLectureIds(transaction, id) : [];
    if (kind === "batches") refuseUsed(await deps.findBatchTraces(transaction, [id]));
    if (along.length > 0 && !force) {
      const taken: ErrorCause = { reason: "catalogue.takesLectures", values: { count: along.length } };
      throw new AppError("invalid", "catalogue.takes", { values: { taken } });
    }
    const stored = await findLectureFiles(transaction, kind === "batches" ? along : [id]);
    await removeEntry(transaction, kind, id);
    await audit(transaction, actor, { verb, ...subjectOf({ [kind]: [id] }) }, new Date());
    await announce(transaction);
    return { lectures: along.length, files: stored };
  });
  await removeLectureFiles(deps, files);
  return { lectures };
}

/** Throws `invalid`, with what there is, if anything has happened in a batch: no one loses a seat or a record by its removal. */
function refuseUsed(traces: BatchTraces): void {
  const [first, ...others] = tracesIn(traces);
  if (!first) return;
  const all = others.reduce((before, next): ErrorCause => {
    return { reason: "catalogue.and", values: { before, next } };
  }, first);
  throw new AppError("invalid", "catalogue.isUsed", { values: { all } });
}
