import { pipeline, type Readable } from "node:stream";
import { createGunzip } from "node:zlib";

/** How much goes into the database at a time: lines, and characters. */
const most = { lines: 500, characters: 1_000_000 };

/**
 * The lines of a compressed part, some at a time. A line ends with a line feed and with nothing else: the other
 * characters that may break a line in a text are part of what a visitor wrote.
 */
export async function* readLines(content: Readable): AsyncGenerator<string[]> {
  const unzipped = createGunzip().setEncoding("utf8");
  // What goes wrong above reaches the reader below.
  pipeline(content, unzipped, () => {});
  let rest = "";
  let lines: string[] = [];
  let characters = 0;
  for await (const chunk of unzipped) {
    const pieces = (rest + chunk).split("\n");
    rest = pieces.pop() ?? "";
    for (const line of pieces) {
      lines.push(line);
      characters += line.length;
      if (lines.length < most.lines && characters < most.characters) continue;
      yield lines;
      lines = [];
      characters = 0;
    }
  }
  if (lines.length > 0) yield lines;
}
