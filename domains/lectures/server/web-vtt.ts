import type { ErrorCause } from "#shared/error-words.ts";

const time = String.raw`(?:(\d{2,}):)?([0-5]\d):([0-5]\d)\.(\d{3})`;
const timing = new RegExp(`^${time}[ \\t]+-->[ \\t]+${time}(?:[ \\t].*)?$`);

/** The most that captions may hold: ten hours of talk have 10,000 captions, each with a few lines. */
export const captionLimits = { bytes: 1024 * 1024, captions: 12_000, lines: 100_000 };

/** The number of times `mark` is in a text; counts to one beyond `most`. */
function countOf(text: string, mark: string, most: number): number {
  let count = 0;
  for (let at = text.indexOf(mark); at !== -1 && count <= most; at = text.indexOf(mark, at + mark.length)) count += 1;
  return count;
}

/** The excess in a text of captions, by counts alone; null if there is none. */
function excess(text: string): ErrorCause | null {
  const { captions, lines } = captionLimits;
  if (countOf(text, "-->", captions) > captions) return { reason: "captions.many", values: { most: captions } };
  const breaks = Math.max(countOf(text, "\n", lines), countOf(text, "\r", lines));
  return breaks > lines ? { reason: "captions.lines", values: { most: lines } } : null;
}

/**
 * The first error in a text as WebVTT captions, with its line number; null if browsers show all of it. Browsers
 * silently leave out a cue that they cannot parse. A text with more captions or lines than a lecture needs is not read.
 */
export function webVttFault(text: string): ErrorCause | null {
  const tooMuch = excess(text);
  if (tooMuch) return tooMuch;
  const lines = text.replace(/^\uFEFF/, "").split(/\r\n|\n|\r/);
  if (!/^WEBVTT(?:[ \t]|$)/.test(lines[0] ?? "")) return { reason: "captions.header" };
  const timings = [...lines.entries()].filter(([, line]) => line.includes("-->"));
  for (const [at, line] of timings) {
    const fault = timingFault(line);
    if (fault) return { reason: fault, values: { line: at + 1 } };
  }
  return timings.length === 0 ? { reason: "captions.empty" } : null;
}

function timingFault(line: string): "captions.times" | "captions.order" | null {
  const match = timing.exec(line);
  if (!match) return "captions.times";
  const [, ...parts] = match.map((part) => Number(part ?? 0));
  return secondsOf(parts.slice(4)) > secondsOf(parts) ? null : "captions.order";
}

const secondsOf = ([hours = 0, minutes = 0, seconds = 0, thousandths = 0]: number[]) =>
  (hours * 60 + minutes) * 60 + seconds + thousandths / 1000;
