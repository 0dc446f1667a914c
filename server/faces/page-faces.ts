import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import { createAskedThread } from "#server/asked-thread.ts";
import { minute } from "#shared/durations.ts";
import { headingTexts } from "./heading-texts.ts";

/** The faces of Urdu headings, cut for each page. */
export interface PageFaces {
  /**
   * A rendered page with the address of its face. One rendered ahead has a face for its own headings; one for a visitor, or
   * for what somebody has typed, that of all Urdu. A page in another language stays as it is.
   */
  dress(html: string, isAhead: boolean): string;
  /** The face at a path, as WOFF2; null if no page has it. */
  find(path: string): Promise<Buffer | null>;
}

const folder = "/faces/";
export const isFace = (path: string) => path.startsWith(folder);

/** Changes when the face or its cutting does: browsers keep a face for good. */
const version = 1;

/** The face that draws all Urdu. */
const whole = `${folder}urdu-${version}.woff2`;

const isUrdu = /<html\b[^<>]*\slang="ur"/;

/** Pages whose texts are known, and bytes of the cut faces that are kept. */
const [mostPages, mostBytes] = [2_000, 8 * 1024 * 1024];

/** Words of a page with which its quotations are in Nastaliq too: two hundred take 40 KB. */
const mostWords = 190;

/** app/styles/arabic-script.css reads it. */
const plainQuotations = ":root{--quotation:var(--font-text)}";

const bounds = {
  keptFor: minute,
  patience: minute,
  resourceLimits: { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 8 },
};

/** Cuts each face when it is first asked for, in a thread of its own (`program` is its file), one after the other. */
export function createPageFaces(program: string): PageFaces {
  const cut = createAskedThread<string[] | null, Uint8Array>(program, bounds);
  const textsOf = new LRUCache<string, string[]>({ max: mostPages });
  const kept = new LRUCache<string, Buffer>({ maxSize: mostBytes, sizeCalculation: ({ length }) => length });
  const asked = new Map<string, Promise<Buffer>>();
  let last: Promise<unknown> = Promise.resolve();

  const cutInTurn = (path: string, texts: string[] | null): Promise<Buffer> => {
    const face = last.then(async () => Buffer.from(await cut(texts)));
    last = face.catch(() => undefined);
    asked.set(path, face);
    const done = face.then((bytes) => kept.set(path, bytes)).finally(() => asked.delete(path));
    done.catch(() => undefined);
    return face;
  };

  /** The style of a page: its quotations are in Nastaliq where its face stays small with them. */
  const styleOf = (html: string): string => {
    const { headings, quotations } = headingTexts(html);
    const all = [...headings, ...quotations];
    const isShort = new Set(all.flatMap((text) => text.split(" "))).size <= mostWords;
    const texts = isShort ? all : headings;
    return (texts.length > 0 ? facesIn(pathFor(texts)) : facesIn(whole)) + (isShort ? "" : plainQuotations);
  };

  const pathFor = (texts: string[]): string => {
    const hash = createHash("sha256")
      .update([version, ...texts].join("\n"))
      .digest("hex");
    const path = `${folder}${hash.slice(0, 16)}.woff2`;
    textsOf.set(path, texts);
    return path;
  };

  return {
    dress(html, isAhead) {
      const end = html.indexOf("</head>");
      if (end < 0 || !isUrdu.test(html.slice(0, end))) return html;
      return `${html.slice(0, end)}<style>${isAhead ? styleOf(html) : facesIn(whole)}</style>${html.slice(end)}`;
    },
    async find(path) {
      const texts = path === whole ? null : textsOf.get(path);
      if (texts === undefined) return null;
      return kept.get(path) ?? (await (asked.get(path) ?? cutInTurn(path, texts)));
    },
  };
}

/** Declares the face of a page's own headings, which the boot script loads, and the one for texts that come later. */
function facesIn(path: string): string {
  const face = (name: string, address: string) =>
    `@font-face{font-family:"Noto Nastaliq Urdu${name}";font-weight:400 900;font-display:swap;src:url("${address}") format("woff2");unicode-range:U+20,U+600-6FF,U+200C-200D,U+FD??}`;
  return face(" Later Own", path) + face(" Whole", whole);
}
