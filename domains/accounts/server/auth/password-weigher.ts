import { createAskedThread } from "#server/asked-thread.ts";
import { minute } from "#shared/durations.ts";
import type { EmbeddedAuth } from "./port.ts";
import { createTurns } from "./take-turns.ts";

/** The guesses that a password must withstand, as a power of ten: limits never let anyone make 10⁸. */
const enoughGuesses = 8;

/** Weighed part of a password, in letters: the time grows with the square of its length, and this is 30 ms. */
const weighedLetters = 40;

/**
 * Limits on the words of a text about the owner: their number, their length, and the part of the text they come from.
 */
const [mostWords, longestWord, readLetters] = [6, 20, 254];

/** Passwords that may wait to be weighed: each takes at most 30 ms. */
const waiting = 64;

/** Time the thread is kept after a question, in milliseconds: it takes 48 MB. */
const keptFor = minute;

/** Time limit for a question, the thread's start included, in milliseconds; only a broken thread takes as long. */
const patience = 20_000;

/** Bounds of the thread's memory, in megabytes. */
const resourceLimits = { maxOldGenerationSizeMb: 96, maxYoungGenerationSizeMb: 4 };

/** Weighs passwords. Throws `PasswordsBusy` while too many wait. */
export type PasswordWeigher = Pick<EmbeddedAuth, "isGuessable">;

/** Weighs in a thread of its own, one password at a time. `program` is the file of the thread, which starts when first asked. */
export function createPasswordWeigher(program: string): PasswordWeigher {
  const inTurn = createTurns({ atOnce: 1, waiting });
  const ask = createAskedThread<{ password: string; words: string[] }, number>(program, {
    keptFor,
    patience,
    resourceLimits,
  });

  return {
    async isGuessable(password, about) {
      const question = { password: password.slice(0, weighedLetters), words: [...new Set(about.flatMap(wordsOf))] };
      return (await inTurn(() => ask(question))) < enoughGuesses;
    },
  };
}

/** A text about a password's owner as a guesser would try it: whole, and its words. */
function wordsOf(text: string): string[] {
  const read = text.slice(0, readLetters);
  return [read, ...read.split(/[^\p{L}\p{N}]+/u)]
    .filter((word) => word.length > 2)
    .slice(0, mostWords)
    .map((word) => word.slice(0, longestWord));
}
