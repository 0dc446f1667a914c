import { plainText } from "#shared/clean-text.ts";
import type { ErrorCause } from "#shared/error-words.ts";

/** A time and a line of times as browsers read them: hours of any digits, the arrow with or without spaces. */
const time = String.raw`(?:(\d+):)?([0-5]\d):([0-5]\d)\.(\d{3})`;
const timing = new RegExp(`^\\s*${time}\\s*-->\\s*${time}(?!\\d)`);

/**
 * The line of times of SubRip as programs and people write it: hours and thousandths may be missing, a comma, point or
 * colon stands before thousandths, and the arrow is of any dashes; places on the picture may follow.
 */
const subRipTime = String.raw`(?:(\d+):)?(\d{1,2}):(\d{1,2})(?:[,.:](\d+))?`;
const subRipTiming = new RegExp(String.raw`^\s*${subRipTime}\s*(?:[-–—−]{1,3} ?(?:>|&gt;)|→)\s*${subRipTime}(?!\d)`);

/** Lines, not empty, in which the first time of SubRip stands: its number and perhaps a title before it. */
const openingLines = 5;

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

/** The lines that `webVttOf` puts before those of SubRip. */
const header = ["WEBVTT", ""];

const isNumber = (line = "") => /^\s*\p{Nd}+\s*$/u.test(line);

/** A text of captions as WebVTT: SubRip is converted, line by line; any other stays as it is. */
export function webVttOf(text: string): string {
  if (excess(text) || /^\uFEFF?WEBVTT/.test(text)) return text;
  const lines = text.replace(/^\uFEFF/, "").split(/\r\n|\n|\r/);
  const filled = [...lines.entries()].filter(([, line]) => line.trim() !== "").slice(0, openingLines);
  const [first = null] = filled.find(([, line]) => subRipTimes(line)) ?? [];
  if (first === null) return text;
  const converted = lines.map((line, at) => {
    // A title before the first caption is none itself.
    if (at < first && !isNumber(line) && !isLikeTimes(line)) return "";
    // A time begins a caption also where no empty line stands before its number.
    if (isNumber(line) && lines[at - 1]?.trim() && subRipTimes(lines[at + 1] ?? "")) return "";
    return subRipTimes(line) ?? subRipText(line);
  });
  return [...header, ...wholeCaptions(converted)].join("\n");
}

/**
 * The lines of captions with the empty lines within a caption behind it: a browser shows nothing that follows one. A
 * caption begins with its times or the number before them.
 */
function wholeCaptions(lines: string[]): string[] {
  const whole: string[] = [];
  let empty = 0;
  let isWithin = false;
  for (const [at, line] of lines.entries()) {
    const isTimes = isLikeTimes(line);
    if (isTimes || (isNumber(line) && isLikeTimes(filledBelow(lines, at)))) {
      for (; empty > 0; empty -= 1) whole.push("");
      whole.push(line);
      isWithin ||= isTimes;
    } else if (isWithin && line.trim() === "") empty += 1;
    else whole.push(line);
  }
  return [...whole, ...Array<string>(empty).fill("")];
}

/** The next line that is not empty; an empty text below the last. */
function filledBelow(lines: string[], at: number): string {
  let below = at + 1;
  while (lines[below]?.trim() === "") below += 1;
  return lines[below] ?? "";
}

/** The first fault in captions as they were sent, as `webVttFault` finds it in `captions`, with the line that was sent. */
export function captionFault(sent: string, captions: string): ErrorCause | null {
  const fault = webVttFault(captions);
  const line = fault?.values?.line;
  if (!fault || sent === captions || typeof line !== "number") return fault;
  return { ...fault, values: { ...fault.values, line: line - header.length } };
}

/** Whether a line means to be the times of a caption. */
const isLikeTimes = (line: string) => line.includes("-->") && /\d:\d/.test(line);

/** A line of times of SubRip as WebVTT; null for any other line. */
function subRipTimes(line: string): string | null {
  if (!/\p{Nd}/u.test(line)) return null;
  const match = subRipTiming.exec(plainText(line).replaceAll("٫", ","));
  if (!match) return null;
  const [from, to] = [match.slice(1, 5), match.slice(5, 9)].map(
    ([hours = "0", minutes = "", seconds = "", part = ""]) => {
      const clock = [hours, minutes, seconds].map((one) => one.padStart(2, "0")).join(":");
      return `${clock}.${part.padEnd(3, "0").slice(0, 3)}`;
    },
  );
  return `${from} --> ${to}`;
}

/**
 * A line of SubRip's text: without the fonts and places that WebVTT does not have, with signs such as "<" as they are, which
 * a browser would take for a mark.
 */
const subRipText = (line: string) =>
  isLikeTimes(line)
    ? line
    : line
        .replace(/<\/?font[^<>]*>|\{\\[^{}]*\}/gi, "")
        .replace(/&(?!(?:amp|lt|gt|nbsp|lrm|rlm|#\d{1,7});)/g, "&amp;")
        .replace(/<(?!\/?[ibu]>)/gi, "&lt;")
        .replaceAll("-->", "--&gt;");

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
