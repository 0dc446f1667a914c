import type { ErrorCause } from "./error-words.ts";

const time = String.raw`(?:(\d{2,}):)?([0-5]\d):([0-5]\d)\.(\d{3})`;
const timing = new RegExp(`^${time}[ \\t]+-->[ \\t]+${time}(?:[ \\t].*)?$`);

/**
 * The first error in a text as WebVTT captions, with its line number; null if browsers show all of it. Browsers silently
 * leave out a cue that they cannot parse.
 */
export function webVttFault(text: string): ErrorCause | null {
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
