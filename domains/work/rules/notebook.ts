import { z } from "zod";

/** What a cell of a notebook printed: text, or a picture as a data address. */
export type NotebookOutput = { is: "text"; text: string } | { is: "picture"; address: string };

/** A cell of a notebook, as it is shown: its source, and what it printed. */
export interface NotebookCell {
  is: "code" | "text";
  source: string;
  outputs: NotebookOutput[];
}

/** The most bytes of a notebook that is read: it is read on the event loop, at each visit of the page that shows it. */
export const largestNotebook = 1_000_000;
/** The most strings, lists and objects of a notebook that is read, which is what reading costs. */
const mostParts = 60_000;
/** The most that is shown of a notebook: cells, outputs of all cells, and letters of a cell or an output. */
const most = { cells: 300, outputs: 1_000, letters: 20_000 };

/** A text, or its lines; the first entry that is no text ends the reading of a list. */
const lines = z.custom<string | string[]>(isLines).transform((text) => (Array.isArray(text) ? text.join("") : text));

function isLines(value: unknown): boolean {
  return typeof value === "string" || (Array.isArray(value) && value.every((line) => typeof line === "string"));
}

const output = z.object({
  text: lines.optional(),
  data: z
    .object({ "image/png": z.unknown(), "image/jpeg": z.unknown(), "text/plain": z.unknown() })
    .partial()
    .optional(),
  evalue: z.string().optional(),
  ename: z.string().optional(),
});

const cell = z.object({ cell_type: z.string(), source: lines, outputs: z.array(z.unknown()).max(10_000).default([]) });

const notebook = z.object({ nbformat: z.number().min(4), cells: z.array(z.unknown()).max(10_000) });

/**
 * The cells of a Jupyter notebook (nbformat 4) as text and pictures; null for a text that is none, "large" for one that
 * is too long to read. HTML, SVG and scripts among the outputs are left out: only their plain text is shown.
 */
export function readNotebook(text: string): NotebookCell[] | "large" | null {
  if (isLarge(text)) return "large";
  const read = notebook.safeParse(jsonOf(text)).data;
  if (!read) return null;
  const cells: NotebookCell[] = [];
  let left = most.outputs;
  // One at a time: a list of bad entries costs no more than its first.
  for (const given of read.cells.slice(0, most.cells)) {
    const known = cell.safeParse(given).data;
    if (!known) return null;
    const outputs = seenOutputs(known.outputs.slice(0, left));
    if (!outputs) return null;
    left -= Math.min(left, known.outputs.length);
    const is = known.cell_type === "code" ? "code" : "text";
    cells.push({ is, source: known.source.slice(0, most.letters), outputs });
  }
  return cells;
}

/** What outputs show; null where one of them is none. */
function seenOutputs(outputs: unknown[]): NotebookOutput[] | null {
  const seen: NotebookOutput[] = [];
  for (const given of outputs) {
    const known = output.safeParse(given).data;
    if (!known) return null;
    seen.push(...seenOutput(known));
  }
  return seen;
}

function seenOutput({ text: printed, data = {}, ename, evalue }: z.infer<typeof output>): NotebookOutput[] {
  const address = pictureOf(data);
  if (address) return [{ is: "picture", address }];
  const plain = lines.safeParse(data["text/plain"]).data;
  const said = printed ?? plain ?? [ename, evalue].filter(Boolean).join(": ");
  return said ? [{ is: "text", text: said.slice(0, most.letters) }] : [];
}

/** Whether a text is too long to read as JSON, or holds too many parts: counted before any of it is read. */
function isLarge(text: string): boolean {
  if (text.length > largestNotebook) return true;
  let marks = 0;
  // A string has two quotation marks, an object or a list one bracket that opens it and one that closes it.
  for (let at = 0; at < text.length; at += 1) if (isMark(text.charCodeAt(at))) marks += 1;
  return marks > 2 * mostParts;
}

/** Whether a letter is one of `"`, `[`, `]`, `{` and `}`. */
const isMark = (code: number) => code === 34 || code === 91 || code === 93 || code === 123 || code === 125;

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** A picture among the forms of an output as a data address; null for none. */
function pictureOf(data: NonNullable<z.infer<typeof output>["data"]>): string | null {
  for (const type of ["image/png", "image/jpeg"] as const) {
    const encoded = lines.safeParse(data[type]).data?.replaceAll("\n", "");
    if (encoded && /^[A-Za-z0-9+/]+={0,2}$/.test(encoded)) return `data:${type};base64,${encoded}`;
  }
  return null;
}
