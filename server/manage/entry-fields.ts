import type { CatalogueKind, RowKind } from "#domains/catalogue/contract/catalogue-kind.ts";
import type { Option } from "#server/manage/command.ts";
import { readNumber } from "#shared/read-number.ts";

/** The noun for one entry of each kind. */
const nouns: Record<CatalogueKind, string> = {
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

const batches: Record<string, Pick<EntryField, "type">> = {
  id: { type: "text" },
  courseId: { type: "text" },
  name: { type: "text" },
  mode: { type: "text" },
  schedule: { type: "text" },
  timing: { type: "text" },
  instructor: { type: "text" },
  startDate: { type: "text" },
  endDate: { type: "text" },
  price: { type: "number or none" },
  priceCurrency: { type: "text or none" },
  seats: { type: "number" },
  enrolledElsewhere: { type: "number" },
  /** The former name of the same number. */
  enrolled: { type: "number" },
  description: { type: "text" },
};

/** The fields of a lecture, with what they say in the help. */
export const lectureFields: Record<string, EntryField> = {
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

/** The columns of the tables that hold an entry in each row. */
export const columnsOf: Record<"courses" | RowKind, Record<string, Pick<EntryField, "type">>> = {
  courses,
  batches,
  lectures: lectureFields,
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
      return readNumber(text, { signed: true }) ?? text;
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
