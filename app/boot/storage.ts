/** Returns null if the browser forbids storage or a stored text is broken. */
export function unlessForbidden<T>(use: () => T): T | null {
  try {
    return use();
  } catch {
    return null;
  }
}
