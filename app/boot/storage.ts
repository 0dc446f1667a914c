/** A browser may forbid storage, and a stored text may be broken; the page does without. */
export function unlessForbidden<T>(use: () => T): T | null {
  try {
    return use();
  } catch {
    return null;
  }
}
