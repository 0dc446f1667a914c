/** What a text holds as JSON; undefined if it is none. A contract says what it has to be. */
export function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
