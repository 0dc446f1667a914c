import type { z } from "zod";
import { type BatchEntry, batchEntry } from "#domains/catalogue/contract/batch-entry.ts";
import type { CatalogueKind } from "#domains/catalogue/contract/catalogue-kind.ts";
import { type CourseEntry, courseEntry } from "#domains/catalogue/contract/course-entry.ts";
import { type LectureEntry, lectureEntry } from "#domains/catalogue/contract/lecture-entry.ts";
import { type OutlineEntry, outlineEntry } from "#domains/catalogue/contract/outline-entry.ts";
import { lectureSource } from "#domains/catalogue/rules/lecture-source.ts";
import type { ErrorCause } from "#shared/error-words.ts";
import type { Catalogue } from "./entry-queries.ts";

/** Fields as the staff wrote them, not yet validated. */
export type Fields = Record<string, unknown>;

/** The catalogue by id, with the inputs validated so far. */
export type EntriesById = { [Kind in CatalogueKind]: Map<string, Catalogue[Kind][number]> };

/** The context an entry is validated against. */
export interface ValidationContext {
  byId: EntriesById;
  /** Whether there is such an entry, or an input for one that is refused for a reason of its own. */
  isKnown(kind: CatalogueKind, id: string): boolean;
  /** Whether a lecture may show the film of our own that its `url` names: it exists, and the actor may name it. */
  mayShow(film: string): boolean;
}

/** A field and its error. */
type FieldIssue = [field: string, wrong: ErrorCause];

/** The rules for the entries of one kind. */
export interface EntryRules<Entry> {
  /** The name of its id. */
  key: "id" | "courseId";
  contract: z.ZodType<Entry>;
  /** The fields of a new entry that follow from the others. */
  defaults(fields: Fields, context: ValidationContext): Fields;
  /** Errors that a contract cannot know; `old` is the entry that this one replaces. */
  issues(entry: Entry, context: ValidationContext, old: Entry | undefined): FieldIssue[];
}

const all = <Entry>(entries: Map<string, Entry>) => [...entries.values()];

const issuesIfUnknown = (context: ValidationContext, field: "courseId" | "batchId", id: string): FieldIssue[] => {
  const kind = field === "courseId" ? "courses" : "batches";
  return context.isKnown(kind, id) ? [] : [[field, unknownEntry(kind, id)]];
};

const courses: EntryRules<CourseEntry> = {
  key: "id",
  contract: courseEntry,
  defaults: ({ id, slug }, { byId }) => ({
    id: slug,
    slug: id,
    thumbnail: null,
    rating: 0,
    students: "0",
    skills: [],
    position: Math.max(-1, ...all(byId.courses).map((course) => course.position)) + 1,
  }),
  issues({ id, slug }, { byId }) {
    const same = all(byId.courses).find((course) => course.slug === slug && course.id !== id);
    return same ? [["slug", { reason: "catalogue.slugTaken", values: { id: same.id } }]] : [];
  },
};

const outlines: EntryRules<OutlineEntry> = {
  key: "courseId",
  contract: outlineEntry,
  defaults: () => ({}),
  issues: ({ courseId }, context) => issuesIfUnknown(context, "courseId", courseId),
};

const batches: EntryRules<BatchEntry> = {
  key: "id",
  contract: batchEntry,
  defaults: () => ({
    ...{ enrolledElsewhere: 0, price: null, priceCurrency: null },
    ...{ teacherId: null, branchId: null, roomId: null },
  }),
  issues: ({ courseId }, context) => issuesIfUnknown(context, "courseId", courseId),
};

const lectures: EntryRules<LectureEntry> = {
  key: "id",
  contract: lectureEntry,
  defaults({ batchId, lectureNumber }, { byId }) {
    const others = all(byId.lectures).filter((lecture) => lecture.batchId === batchId);
    const number = lectureNumber ?? Math.max(0, ...others.map((lecture) => lecture.lectureNumber)) + 1;
    const same = others.find((lecture) => lecture.lectureNumber === number);
    return {
      id: same?.id ?? (batchId ? `${batchId}-lecture-${number}` : undefined),
      lectureNumber: number,
      batchNumber: others[0]?.batchNumber ?? byId.batches.get(String(batchId))?.name ?? batchId,
    };
  },
  issues({ id, batchId, lectureNumber, url }, context, old) {
    const found = issuesIfUnknown(context, "batchId", batchId);
    const same = all(context.byId.lectures).find(
      (other) => other.batchId === batchId && other.lectureNumber === lectureNumber && other.id !== id,
    );
    if (same) found.push(["lectureNumber", { reason: "catalogue.numberTaken", values: { id: same.id } }]);
    const urlIssue = url === old?.url ? null : issueWithUrl(url, context);
    return urlIssue ? [...found, ["url", urlIssue]] : found;
  },
};

/** The error of a lecture's video address; null if there is none. */
function issueWithUrl(url: string, { mayShow }: ValidationContext): ErrorCause | null {
  const source = lectureSource(url);
  if (!source) return { reason: "catalogue.url" };
  return source.kind === "embed" || mayShow(source.key) ? null : { reason: "catalogue.noFile" };
}

/** The rules of every kind; later kinds refer to earlier ones. */
export const entryRules = { courses, outlines, batches, lectures };

/** The error for an id that no entry has. */
export function unknownEntry(kind: CatalogueKind, id: string): ErrorCause {
  return { reason: "catalogue.unknown", values: { noun: nounOf(kind), id } };
}

/** One entry of a kind, as a value in a text. */
export function nounOf(kind: CatalogueKind): ErrorCause {
  return { reason: `catalogue.is.${kind}` };
}
