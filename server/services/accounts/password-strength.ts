import { fieldError } from "#server/services/app-error.ts";
import type { Site } from "#shared/rules/site.ts";

/** The guesses that a password must withstand, as a power of ten: limits never let anybody make 10⁸. */
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
 * Whether a password is breached, common, or soon guessed by somebody who knows `about` its owner: name, address, the
 * site's own name. Asks no service. No rule says which characters it must hold (NIST SP 800-63B, 3.1.1.2).
 */
export async function isGuessable(password: string, about: string[]): Promise<boolean> {
  loading ??= loadEstimator();
  const estimator = await loading;
  const words = about.flatMap((text) => [text, ...text.split(/[^\p{L}\p{N}]+/u)]).filter((word) => word.length > 2);
  return estimator.check(password, words).guessesLog10 < enoughGuesses;
}

/** Throws `invalid`, for its field, for a guessable password. `about` is what is known about its owner. */
export async function requireStrongPassword(site: Site, password: string, about: (string | null)[]): Promise<void> {
  const { company } = site.content;
  const known = [company.name, company.fullName, ...about.filter((text) => text !== null)];
  if (await isGuessable(password, known)) throw fieldError("password", "account.guessable");
}
