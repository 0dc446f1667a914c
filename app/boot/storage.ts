/** Uses the browser's storage. A browser may forbid it, and a stored text may be broken; then the answer is null. */
export function unlessForbidden<T>(use: () => T): T | null {
  try {
    return use();
  } catch {
    return null;
  }
}
