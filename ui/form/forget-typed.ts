/** The prefix of a typed text's name in the browser's storage. */
export const typedPrefix = "typed:";

/** Deletes every typed text of this browser: the next person at it is another one. */
export function forgetTyped(): void {
  for (const name of Object.keys(localStorage)) if (name.startsWith(typedPrefix)) localStorage.removeItem(name);
}
