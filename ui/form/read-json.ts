/** The value of a JSON text; undefined if it is invalid. A contract checks its type. */
export function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
