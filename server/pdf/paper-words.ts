import { isolateFacts } from "#server/mail/isolate-facts.ts";
import type { Messages } from "#shared/words.ts";

type Language = Pick<Messages["language"], "dir">;

/** The words of a paper: where they are written from right to left, each fact in them is isolated. */
export const paperWords = <Words>(words: Words, { dir }: Language): Words =>
  dir === "rtl" ? isolateFacts(words) : words;

/** A fact that stands beside others in a line: on a paper from right to left as one piece, which does not turn the others. */
export const besideOthers = (fact: string, { dir }: Language): string => (dir === "rtl" ? `\u2068${fact}\u2069` : fact);
