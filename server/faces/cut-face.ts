import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { Blob, Face, Font } from "harfbuzzjs";
import { LRUCache } from "lru-cache";
import { openTypeOf } from "#server/pdf/sfnt.ts";
import { traceShaping } from "./shaping-trace.ts";
import { subsetFont } from "./subset-font.ts";
import { substitutionsOf, withoutSpareRules } from "./substitutions.ts";
import { woff2Of } from "./woff2-of.ts";

/** The face of Urdu headings. */
const file = "@fontsource/noto-nastaliq-urdu/files/noto-nastaliq-urdu-arabic-700-normal.woff";

/** The letters and marks of Urdu, for texts that are not known yet. */
const urdu = " آأئؤءابپتٹثجچحخدڈذرڑزژسشصضطظعغفقکگلمنںوہۂۃھیےۓۀةكيى" + "ًٌٍَُِّْٰٖٗٔ٘،؛؟۔٪٫٬ـ۰۱۲۳۴۵۶۷۸۹٠١٢٣٤٥٦٧٨٩ؐؑؒؓؔ\u200c\u200d﷽ﷺ";

function open() {
  const font = openTypeOf(readFileSync(createRequire(import.meta.url).resolve(file)));
  const shaper = new Font(new Face(new Blob(font), 0));
  return {
    font,
    substitutions: substitutionsOf(font),
    traces: new LRUCache<string, ReturnType<typeof traceShaping>>({
      max: 5_000,
      memoMethod: (text) => traceShaping(shaper, text),
    }),
  };
}

let opened: ReturnType<typeof open> | undefined;

/**
 * The face of Urdu headings as WOFF2, cut to texts: it draws their words as the whole face does, and others
 * perhaps wrongly. Without texts it draws all Urdu.
 */
export function cutFace(texts: string[] | null): Buffer {
  opened ??= open();
  const { font, substitutions, traces } = opened;
  if (texts === null) return woff2Of(subsetFont(font, { letters: urdu }));
  // Its words do not change each other, so that a line may end anywhere.
  const words = new Set(texts.flatMap((text) => text.split(" ")));
  const traced = Array.from(words, (word) => traces.memo(word));
  const cut = withoutSpareRules(font, substitutions, traced);
  const glyphs = new Set(traced.flatMap((trace) => [...trace.glyphs]));
  return woff2Of(subsetFont(cut, { letters: new Set([...words].join(" ")), glyphs }));
}
