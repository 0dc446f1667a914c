import type { CatalogueKind, RowKind } from "#domains/catalogue/contract/catalogue-kind.ts";
import type { Option } from "#server/manage/command.ts";

/** The noun for one entry of each kind. */
export const nouns: Record<CatalogueKind, string> = {
  courses: "course",
  outlines: "outline",
  batches: "batch",
  lectures: "lecture",
};

/** "1 batch", "3 batches". */
export function counted(kind: CatalogueKind, number: number): string {
  return `${number} ${number === 1 ? nouns[kind] : kind}`;
}

/** A field of an entry as people type it, in an option or in a cell of a table. */
export interface EntryField {
  /** The parser of its text: "|" separates the parts of a list, and "none" means null if the field allows it. */
  type: "text" | "number" | "list" | "text or none" | "number or none";
  about: string;
}

/** Separates the parts of a list. */
const listMark = "|";

const courses: Record<string, Pick<EntryField, "type">> = {
  id: { type: "text" },
  slug: { type: "text" },
  title: { type: "text" },
  description: { type: "text" },
  duration: { type: "text" },
  thumbnail: { type: "text or none" },
  rating: { type: "number" },
  students: { type: "text" },
  skills: { type: "list" },
  level: { type: "text" },
  position: { type: "number" },
};

const batches: Record<string, EntryField> = {
  id: { type: "text", about: "small letters, digits and hyphens; never changes" },
  courseId: { type: "text", about: "the course it belongs to" },
  name: { type: "text", about: "its name" },
  mode: { type: "text", about: "Online, On-site or Hybrid" },
  schedule: { type: "text", about: 'the days, in words: "Mon, Wed, Fri"' },
  timing: { type: "text", about: 'the hours and their zone: "7:00 PM – 8:30 PM PKT"' },
  instructor: { type: "text", about: "who teaches" },
  startDate: { type: "text", about: "the first day: 2026-02-01" },
  endDate: { type: "text", about: "the last day, not before the first" },
  price: { type: "number or none", about: "US dollars a month, if not what its course costs; none takes it away" },
  seats: { type: "number", about: "at least 1, and never fewer than are enrolled" },
  enrolledElsewhere: { type: "number", about: "how many students did not enrol here; 0 unless named" },
  enrolled: { type: "number", about: "the former name of the same number" },
  description: { type: "text", about: "for whom it is" },
};

const lectures: Record<string, EntryField> = {
  id: {
    type: "text",
    about: "small letters, digits and hyphens; never changes; made of batch and number unless named",
  },
  batchId: { type: "text", about: "the batch it belongs to" },
  batchNumber: { type: "text", about: "what its table calls the batch; as the batch's other lectures unless named" },
  lectureNumber: { type: "number", about: "unique in the batch; the next unless named" },
  title: { type: "text", about: "its name" },
  url: { type: "text", about: "a video on YouTube, Vimeo or Google Drive" },
};

/** The fields of the kinds that are written one by one. */
export const entryFields: Record<RowKind, Record<string, EntryField>> = { batches, lectures };

/** The columns of the tables that hold an entry in each row. */
export const columnsOf: Record<"courses" | RowKind, Record<string, Pick<EntryField, "type">>> = {
  courses,
  batches,
  lectures,
};

/** Reads a field's text. A text that is not a number stays a text, and the contract refuses it. */
export function readText(type: EntryField["type"], text: string): unknown {
  const trimmed = text.trim();
  switch (type) {
    case "text":
      return text;
    case "text or none":
      return trimmed === "none" ? null : text;
    case "number or none":
      return trimmed === "none" ? null : readText("number", text);
    case "number":
      return /^-?\d+(\.\d+)?$/.test(trimmed) ? Number(trimmed) : text;
    case "list":
      return trimmed === "" ? [] : splitList(text);
  }
}

/** The parts of a list. */
export function splitList(text: string): string[] {
  return text.split(listMark).map((part) => part.trim());
}

/** The options for these fields. */
export function optionsFor(fields: Record<string, EntryField>): Record<string, Option> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, { type, about }]) => [
      optionOf(name),
      { value: type.startsWith("number") ? "<number>" : "<text>", about },
    ]),
  );
}

/** The name of a field's option: `--start-date` for `startDate`. */
export function optionOf(field: string): string {
  return field.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`);
}
