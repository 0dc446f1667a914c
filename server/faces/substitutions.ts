import type { ShapingTrace } from "./shaping-trace.ts";

/** A rule of a lookup: where its offset says that it is, and the sets of glyphs that it asks for, one after the other. */
interface Rule {
  offset: number;
  needs: ReadonlySet<number>[];
}

interface Lookup {
  /** Its place in the file. Lookups that are the same share one. */
  at: number;
  rules: Rule[];
}

/** Types of lookups (https://learn.microsoft.com/typography/opentype/spec/gsub): glyphs in a row, between others, and one that stands elsewhere. */
const [inARow, between, elsewhere] = [5, 6, 7];

/** The format of rules that name a set of glyphs for each place. */
const bySets = 3;

/** The lookups of an OpenType font's substitutions. */
export function substitutionsOf(font: Buffer): Lookup[] {
  const u16 = (at: number) => font.readUInt16BE(at);
  const numbers = (at: number, count: number) => Array.from({ length: count }, (_, index) => u16(at + 2 * index));
  const list = (at: number) => numbers(at + 2, u16(at));

  const covered = (at: number): Set<number> => {
    if (u16(at) === 1) return new Set(list(at + 2));
    const glyphs = new Set<number>();
    for (let range = at + 4; range < at + 4 + 6 * u16(at + 2); range += 6)
      for (let glyph = u16(range); glyph <= u16(range + 2); glyph++) glyphs.add(glyph);
    return glyphs;
  };
  const needsOf = (at: number, type: number): Set<number>[] => {
    if (u16(at) !== bySets || (type !== inARow && type !== between)) return [];
    const sets = (offsets: number[]) => offsets.map((offset) => covered(at + offset));
    if (type === inARow) return sets(numbers(at + 6, u16(at + 2)));
    const before = list(at + 2);
    const input = list(at + 4 + 2 * before.length);
    const after = list(at + 6 + 2 * (before.length + input.length));
    // What stands before is listed from the nearest on.
    return sets([...before.reverse(), ...input, ...after]);
  };
  const ruleOf = (lookup: number, type: number, offset: number): Rule => {
    const at = lookup + offset;
    const needs = type === elsewhere ? needsOf(at + font.readUInt32BE(at + 4), u16(at + 2)) : needsOf(at, type);
    return { offset, needs };
  };

  const table = tableAt(font, "GSUB");
  const lookups = table + u16(table + 8);
  return list(lookups).map((offset) => {
    const at = lookups + offset;
    return { at, rules: list(at + 4).map((rule) => ruleOf(at, u16(at), rule)) };
  });
}

function tableAt(font: Buffer, tag: string): number {
  for (let entry = 12; entry < 12 + 16 * font.readUInt16BE(4); entry += 16)
    if (font.toString("latin1", entry, entry + 4) === tag) return font.readUInt32BE(entry + 8);
  throw new Error(`The font has no table ${tag}.`);
}

/** Whether glyphs have those that a rule asks for in its order, perhaps with others in between. */
function haveInOrder(glyphs: number[], needs: ReadonlySet<number>[]): boolean {
  let met = 0;
  for (const glyph of glyphs) if (needs[met]?.has(glyph)) met += 1;
  return met === needs.length;
}

/**
 * A copy of a font without the substitutions that none of the traced texts can meet: lookups that did nothing for any, and
 * of the others the rules that ask for glyphs which no text had in their order. The texts are drawn as before.
 */
export function withoutSpareRules(font: Buffer, lookups: Lookup[], traces: ShapingTrace[]): Buffer {
  const copy = Buffer.from(font);
  const seen = new Map<number, { isUsed: boolean; steps: Map<string, number[]> }>();
  for (const [number, pass] of traces.flatMap((trace) => [...trace.lookups])) {
    const at = lookups[number]?.at ?? 0;
    const all = seen.get(at) ?? { isUsed: false, steps: new Map() };
    seen.set(at, all);
    all.isUsed ||= pass.didSomething;
    for (const [name, step] of pass.steps) all.steps.set(name, step);
  }
  for (const { at, rules } of new Map(lookups.map((lookup) => [lookup.at, lookup])).values()) {
    const { isUsed = false, steps: met } = seen.get(at) ?? {};
    const steps = [...(met?.values() ?? [])];
    const mayMeet = ({ needs }: Rule) => steps.some((glyphs) => haveInOrder(glyphs, needs));
    const kept = isUsed ? rules.filter(mayMeet) : [];
    copy.writeUInt16BE(kept.length, at + 4);
    for (const [index, { offset }] of kept.entries()) copy.writeUInt16BE(offset, at + 6 + 2 * index);
  }
  return copy;
}
