const time = String.raw`(?:(\d{2,}):)?([0-5]\d):([0-5]\d)\.(\d{3})`;
const timing = new RegExp(`^${time}[ \\t]+-->[ \\t]+${time}(?:[ \\t].*)?$`);

/**
 * The first error in a text as WebVTT captions, with its line number; null if browsers show all of it. Browsers silently
 * leave out a cue that they cannot parse.
 */
export function webVttFault(text: string): string | null {
  const lines = text.replace(/^\uFEFF/, "").split(/\r\n|\n|\r/);
  if (!/^WEBVTT(?:[ \t]|$)/.test(lines[0] ?? "")) return 'Captions are WebVTT: the first line says "WEBVTT".';
  const timings = [...lines.entries()].filter(([, line]) => line.includes("-->"));
  for (const [at, line] of timings) {
    const fault = timingFault(line);
    if (fault) return `Line ${at + 1}: ${fault}`;
  }
  return timings.length === 0 ? "There is not one caption in it." : null;
}

function timingFault(line: string): string | null {
  const match = timing.exec(line);
  if (!match) return 'the times of a caption look like "00:01:02.500 --> 00:01:05.000".';
  const [, ...parts] = match.map((part) => Number(part ?? 0));
  return secondsOf(parts.slice(4)) > secondsOf(parts) ? null : "a caption ends after it begins.";
}

const secondsOf = ([hours = 0, minutes = 0, seconds = 0, thousandths = 0]: number[]) =>
  (hours * 60 + minutes) * 60 + seconds + thousandths / 1000;
