/** How many guesses, as a power of ten, a password has to withstand: 10⁸ is what a throttled guesser never gets to. */
const enoughGuesses = 8;

/** The estimator with its lists of breached and common passwords; loaded for the first new password, not at the start. */
async function loadEstimator() {
  const [{ ZxcvbnFactory }, { adjacencyGraphs, dictionary }] = await Promise.all([
    import("@zxcvbn-ts/core"),
    import("@zxcvbn-ts/language-common"),
  ]);
  return new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });
}

let loading: ReturnType<typeof loadEstimator> | undefined;

/**
 * Whether a password is known from breaches, common, or soon guessed by who knows `about` its owner: name, address, the
 * site's own name. Asks nobody outside. No rule says which characters it must hold (NIST SP 800-63B, 3.1.1.2).
 */
export async function isGuessable(password: string, about: string[]): Promise<boolean> {
  loading ??= loadEstimator();
  const estimator = await loading;
  const words = about.flatMap((text) => [text, ...text.split(/[^\p{L}\p{N}]+/u)]).filter((word) => word.length > 2);
  return estimator.check(password, words).guessesLog10 < enoughGuesses;
}
