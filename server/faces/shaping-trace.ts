import { Direction, type Font, shape, Buffer as Text } from "harfbuzzjs";

/** How a font draws a text: all glyphs that came up, and what its lookups of substitutions saw and did. */
export interface ShapingTrace {
  glyphs: ReadonlySet<number>;
  lookups: ReadonlyMap<number, Pass>;
}

/** A lookup's way through a text: whether it did something, and the text's glyphs while it ran, by their text. */
interface Pass {
  didSomething: boolean;
  steps: Map<string, number[]>;
}

const start = /^start (recursing to )?lookup (\d+)/;
const end = /^end (?:recursing to )?lookup \d+/;

/** Draws a right-to-left text, and notes what the font needed for it. */
export function traceShaping(font: Font, text: string): ShapingTrace {
  const glyphs = new Set<number>();
  const lookups = new Map<number, Pass>();
  const running: { pass: Pass; before: string }[] = [];
  let isPlacing = false;
  const note = (buffer: Text) => {
    const step = buffer.getGlyphInfos().map(({ codepoint }) => codepoint);
    for (const glyph of step) glyphs.add(glyph);
    const name = step.join();
    for (const { pass } of running) pass.steps.set(name, step);
    return name;
  };
  const listen = (buffer: Text, _font: Font, message: string) => {
    isPlacing ||= message.startsWith("start table GPOS");
    if (isPlacing) return true;
    const [, isNested, lookup] = start.exec(message) ?? [];
    if (lookup !== undefined) {
      const pass = lookups.get(Number(lookup)) ?? { didSomething: isNested !== undefined, steps: new Map() };
      lookups.set(Number(lookup), pass);
      const begun = { pass, before: "" };
      running.push(begun);
      begun.before = note(buffer);
    } else if (end.test(message)) {
      const after = note(buffer);
      const { pass, before } = running.pop() ?? {};
      if (pass && after !== before) pass.didSomething = true;
    }
    return true;
  };
  const buffer = new Text();
  buffer.addText(text);
  buffer.setDirection(Direction.RTL);
  buffer.guessSegmentProperties();
  buffer.setMessageFunc(listen);
  shape(font, buffer);
  note(buffer);
  return { glyphs, lookups };
}
