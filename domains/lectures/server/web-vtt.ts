import type { ErrorCause } from "#shared/error-words.ts";

/** A time and a line of times as browsers read them: hours of any digits, the arrow with or without spaces. */
const time = String.raw`(?:(\d+):)?([0-5]\d):([0-5]\d)\.(\d{3})`;
const timing = new RegExp(`^\\s*${time}\\s*-->\\s*${time}(?!\\d)`);

/** The line of times of SubRip, with what may follow it: a comma before thousandths. */
const subRipTiming = /^\s*(\d+:\d{2}:\d{2})[,.](\d{1,3})\s*-->\s*(\d+:\d{2}:\d{2})[,.](\d{1,3})(?!\d).*$/;

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

/** A text of captions as WebVTT: SubRip, which begins with a number or a time, is converted; any other stays as it is. */
export function webVttOf(text: string): string {
  if (excess(text)) return text;
  const lines = text.replace(/^\uFEFF/, "").split(/\r\n|\n|\r/);
  const first = lines.findIndex((line) => line.trim() !== "");
  const opening = lines.slice(Math.max(0, first), first + 2);
  const isSubRip =
    subRipTiming.test(opening[0] ?? "") ||
    (/^\s*\d+\s*$/.test(opening[0] ?? "") && subRipTiming.test(opening[1] ?? ""));
  return isSubRip ? ["WEBVTT", "", ...lines.slice(first).map(fromSubRip)].join("\n") : text;
}

/** A line of SubRip: times with points, text without the fonts and places that WebVTT does not have. */
function fromSubRip(line: string): string {
  const [, from, start = "", to, end = ""] = subRipTiming.exec(line) ?? [];
  if (from) return `${from}.${start.padEnd(3, "0")} --> ${to}.${end.padEnd(3, "0")}`;
  return line.replace(/<\/?font[^<>]*>|\{\\[^{}]*\}/gi, "");
}

/**
 * The first error in a text as WebVTT captions, with its line number; null if browsers show all of it. Browsers
 * silently leave out a cue that they cannot parse; one of no length is shown for no time. A text with more captions or lines than a lecture needs is not read.
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
  return secondsOf(parts.slice(4)) >= secondsOf(parts) ? null : "captions.order";
}

const secondsOf = ([hours = 0, minutes = 0, seconds = 0, thousandths = 0]: number[]) =>
  (hours * 60 + minutes) * 60 + seconds + thousandths / 1000;
