import type { z } from "zod";
import type { Catalogue } from "#server/db/queries/catalogue.ts";
import { type BatchEntry, batchEntry } from "#shared/contracts/catalogue/batch-entry.ts";
import type { CatalogueKind } from "#shared/contracts/catalogue/catalogue-kind.ts";
import { type CourseEntry, courseEntry } from "#shared/contracts/catalogue/course-entry.ts";
import { type LectureEntry, lectureEntry } from "#shared/contracts/catalogue/lecture-entry.ts";
import { type OutlineEntry, outlineEntry } from "#shared/contracts/catalogue/outline-entry.ts";
import { lectureSource } from "#shared/rules/lecture-source.ts";

/** What the staff wrote, not yet judged. */
export type Fields = Record<string, unknown>;

/** The catalogue as it stands while entries are judged, by id. */
export type Shelves = { [Kind in CatalogueKind]: Map<string, Catalogue[Kind][number]> };

/** What an entry may be judged by, beside itself. */
export interface Surroundings {
  shelves: Shelves;
  /** Whether there is such an entry, or one was written that is refused for a reason of its own. */
  isKnown(kind: CatalogueKind, id: string): boolean;
  /** Whether one of our own files is there. */
  isStored(key: string): boolean;
}

/** A field and what is wrong with it. */
type Issue = [field: string, message: string];

/** What is true of the entries of one kind. */
export interface KindRules<Entry> {
  noun: string;
  /** The name of its id. */
  key: "id" | "courseId";
  contract: z.ZodType<Entry>;
  /** The fields of a new entry that follow from the others. */
  defaults(fields: Fields, around: Surroundings): Fields;
  /** What a contract cannot know; `old` is what the entry replaces. */
  issues(entry: Entry, around: Surroundings, old: Entry | undefined): Issue[];
}

const all = <Entry>(shelf: Map<string, Entry>) => [...shelf.values()];
const missing = (noun: string, id: string) => `There is no ${noun} with the id ${id}.`;

const courses: KindRules<CourseEntry> = {
  noun: "course",
  key: "id",
  contract: courseEntry,
  defaults: ({ id, slug }, { shelves }) => ({
    id: slug,
    slug: id,
    thumbnail: null,
    rating: 0,
    students: "0",
    skills: [],
    position: Math.max(-1, ...all(shelves.courses).map((course) => course.position)) + 1,
  }),
  issues({ id, slug }, { shelves }) {
    const same = all(shelves.courses).find((course) => course.slug === slug && course.id !== id);
    return same ? [["slug", `The course ${same.id} has this slug already.`]] : [];
  },
};

const outlines: KindRules<OutlineEntry> = {
  noun: "outline",
  key: "courseId",
  contract: outlineEntry,
  defaults: () => ({}),
  issues: ({ courseId }, { isKnown }) =>
    isKnown("courses", courseId) ? [] : [["courseId", missing("course", courseId)]],
};

const batches: KindRules<BatchEntry> = {
  noun: "batch",
  key: "id",
  contract: batchEntry,
  defaults: () => ({ enrolled: 0 }),
  issues: ({ courseId }, { isKnown }) =>
    isKnown("courses", courseId) ? [] : [["courseId", missing("course", courseId)]],
};

const lectures: KindRules<LectureEntry> = {
  noun: "lecture",
  key: "id",
  contract: lectureEntry,
  defaults({ batchId, lectureNumber }, { shelves }) {
    const others = all(shelves.lectures).filter((lecture) => lecture.batchId === batchId);
    const number = lectureNumber ?? Math.max(0, ...others.map((lecture) => lecture.lectureNumber)) + 1;
    const same = others.find((lecture) => lecture.lectureNumber === number);
    return {
      id: same?.id ?? (batchId ? `${batchId}-lecture-${number}` : undefined),
      lectureNumber: number,
      batchNumber: others[0]?.batchNumber ?? shelves.batches.get(String(batchId))?.name ?? batchId,
    };
  },
  issues(entry, { shelves, isKnown, isStored }, old) {
    const { id, batchId, lectureNumber, url } = entry;
    const found: Issue[] = [];
    if (!isKnown("batches", batchId)) found.push(["batchId", missing("batch", batchId)]);
    const same = all(shelves.lectures).find(
      (other) => other.batchId === batchId && other.lectureNumber === lectureNumber && other.id !== id,
    );
    if (same) found.push(["lectureNumber", `The lecture ${same.id} has this number in the batch already.`]);
    const wrongUrl = url === old?.url ? null : issueWithUrl(url, isStored);
    return wrongUrl ? [...found, ["url", wrongUrl]] : found;
  },
};

/** What is wrong with where a lecture's video is said to be; null where nothing is. */
function issueWithUrl(url: string, isStored: Surroundings["isStored"]): string | null {
  const source = lectureSource(url);
  if (!source)
    return "This must be the https:// address of a video on YouTube, Vimeo or Google Drive, or a file of ours.";
  return source.kind === "embed" || isStored(source.key) ? null : "There is no such file of ours.";
}

/** The rules of every kind, in the order in which one needs the other. */
export const kindRules = { courses, outlines, batches, lectures };
