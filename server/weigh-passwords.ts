import { parentPort } from "node:worker_threads";
import { ZxcvbnFactory } from "@zxcvbn-ts/core";
import { adjacencyGraphs, dictionary } from "@zxcvbn-ts/language-common";

/** The thread's input: a password, and words that a guesser would try because they know its owner. */
interface Question {
  password: string;
  words: string[];
}

// The thread that weighs passwords, with its lists of breached and common ones: the answer is the number of guesses
// that the password withstands, as a power of ten.
const estimator = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });
parentPort?.on("message", ({ password, words }: Question) => {
  parentPort?.postMessage(estimator.check(password, words).guessesLog10);
});
