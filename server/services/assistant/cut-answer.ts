const sentenceEnd = /[.!?؟۔。…](?=\s)|\n/gu;

/** An answer of at most so many characters: cut after a sentence, else after a word with an ellipsis. */
export function cutAnswer(text: string, most: number): string {
  if (text.length <= most) return text;
  const kept = text.slice(0, most);
  const end = [...kept.matchAll(sentenceEnd)].at(-1);
  if (end && end.index >= most / 2) return kept.slice(0, end.index + 1).trimEnd();
  const lastWord = kept.lastIndexOf(" ", most - 1);
  return `${kept.slice(0, lastWord > 0 ? lastWord : most - 1).toWellFormed()}…`;
}
