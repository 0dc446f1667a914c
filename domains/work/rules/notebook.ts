import { z } from "zod";

/** What a cell of a notebook printed: text, or a picture as a data address. */
export type NotebookOutput = { is: "text"; text: string } | { is: "picture"; address: string };

/** A cell of a notebook, as it is shown: its source, and what it printed. */
export interface NotebookCell {
  is: "code" | "text";
  source: string;
  outputs: NotebookOutput[];
}

/** The most that is shown of a notebook: cells, letters of a cell or an output, and letters of all pictures. */
const most = { cells: 300, letters: 20_000, pictures: 3_000_000 };

const lines = z
  .union([z.string(), z.array(z.string())])
  .transform((text) => (Array.isArray(text) ? text.join("") : text));

const output = z.object({
  text: lines.optional(),
  data: z.record(z.string(), z.unknown()).optional(),
  evalue: z.string().optional(),
  ename: z.string().optional(),
});

const notebook = z.object({
  nbformat: z.number().min(4),
  cells: z.array(z.object({ cell_type: z.string(), source: lines, outputs: z.array(output).max(1_000).optional() })),
});

/**
 * The cells of a Jupyter notebook (nbformat 4) as text and pictures; null for a text that is none. HTML, SVG and scripts
 * among the outputs are left out: only their plain text is shown.
 */
export function readNotebook(text: string): NotebookCell[] | null {
  const read = notebook.safeParse(jsonOf(text));
  if (!read.success) return null;
  let pictures = 0;
  return read.data.cells.slice(0, most.cells).map(({ cell_type: kind, source, outputs = [] }) => ({
    is: kind === "code" ? "code" : "text",
    source: source.slice(0, most.letters),
    outputs: outputs.flatMap(({ text: printed, data = {}, ename, evalue }): NotebookOutput[] => {
      const address = pictureOf(data);
      if (address && pictures + address.length <= most.pictures) {
        pictures += address.length;
        return [{ is: "picture", address }];
      }
      const plain = lines.safeParse(data["text/plain"]).data;
      const said = printed ?? plain ?? [ename, evalue].filter(Boolean).join(": ");
      return said ? [{ is: "text", text: said.slice(0, most.letters) }] : [];
    }),
  }));
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** A picture among the forms of an output as a data address; null for none. */
function pictureOf(data: Record<string, unknown>): string | null {
  for (const type of ["image/png", "image/jpeg"]) {
    const encoded = lines.safeParse(data[type]).data?.replaceAll("\n", "");
    if (encoded && /^[A-Za-z0-9+/]+={0,2}$/.test(encoded)) return `data:${type};base64,${encoded}`;
  }
  return null;
}
