/** Letters that every voice of the paper draws. */
const everyVoice = /^[\x20-\x7e\u00a1-\u00ff]*$/;

/**
 * The letters of each of these texts that no face of the paper draws. The fonts are loaded only if a text has more than
 * the letters of Western Europe.
 */
export async function undrawnLettersIn(texts: string[]): Promise<string[][]> {
  if (texts.every((text) => everyVoice.test(text))) return texts.map(() => []);
  const { undrawnLetters } = await import("./font-for.ts");
  return texts.map((text) => (everyVoice.test(text) ? [] : undrawnLetters(text)));
}
