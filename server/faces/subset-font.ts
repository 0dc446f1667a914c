import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

/** The functions of HarfBuzz that cut fonts, of which `harfbuzzjs` ships the program alone: numbers are its pointers. */
interface Cutter {
  memory: WebAssembly.Memory;
  malloc(bytes: number): number;
  free(at: number): void;
  hb_blob_create(at: number, length: number, mode: number, user: number, destroy: number): number;
  hb_blob_destroy(blob: number): void;
  hb_blob_get_data(blob: number, length: number): number;
  hb_blob_get_length(blob: number): number;
  hb_face_create(blob: number, index: number): number;
  hb_face_destroy(face: number): void;
  hb_face_reference_blob(face: number): number;
  hb_set_add(set: number, value: number): void;
  hb_subset_input_create_or_fail(): number;
  hb_subset_input_destroy(input: number): void;
  hb_subset_input_glyph_set(input: number): number;
  hb_subset_input_set_flags(input: number, flags: number): void;
  hb_subset_input_unicode_set(input: number): number;
  hb_subset_or_fail(face: number, input: number): number;
}

/** HarfBuzz's memory is the caller's; no hints for the drawing; no glyphs but those that are asked for. */
const [writable, withoutHints, withoutClosure] = [2, 1, 0x200];

let loaded: Cutter | undefined;

function load(): Cutter {
  const file = createRequire(import.meta.url).resolve("harfbuzzjs/dist/harfbuzz-subset.wasm");
  const { exports } = new WebAssembly.Instance(new WebAssembly.Module(readFileSync(file)));
  const { _initialize: initialize, ...cutter } = exports as unknown as Cutter & { _initialize(): void };
  initialize();
  return cutter;
}

/** What stays of a font: letters, and either the glyphs that draw given texts or, without any, all that their rules reach. */
export interface Kept {
  letters: Iterable<string>;
  glyphs?: Iterable<number>;
}

/** Cuts an OpenType font to letters and glyphs. */
export function subsetFont(font: Buffer, { letters, glyphs }: Kept): Buffer {
  loaded ??= load();
  const cutter = loaded;
  const memory = cutter.malloc(font.length);
  new Uint8Array(cutter.memory.buffer).set(font, memory);
  const source = cutter.hb_blob_create(memory, font.length, writable, 0, 0);
  const face = cutter.hb_face_create(source, 0);
  const input = cutter.hb_subset_input_create_or_fail();
  for (const letter of letters)
    cutter.hb_set_add(cutter.hb_subset_input_unicode_set(input), letter.codePointAt(0) ?? 0);
  for (const glyph of glyphs ?? []) cutter.hb_set_add(cutter.hb_subset_input_glyph_set(input), glyph);
  cutter.hb_subset_input_set_flags(input, withoutHints | (glyphs ? withoutClosure : 0));
  const cut = cutter.hb_subset_or_fail(face, input);
  try {
    if (cut === 0) throw new Error("HarfBuzz could not cut the font.");
    const blob = cutter.hb_face_reference_blob(cut);
    const start = cutter.hb_blob_get_data(blob, 0);
    const bytes = new Uint8Array(cutter.memory.buffer, start, cutter.hb_blob_get_length(blob));
    const copy = Buffer.from(bytes);
    cutter.hb_blob_destroy(blob);
    cutter.hb_face_destroy(cut);
    return copy;
  } finally {
    cutter.hb_subset_input_destroy(input);
    cutter.hb_face_destroy(face);
    cutter.hb_blob_destroy(source);
    cutter.free(memory);
  }
}
