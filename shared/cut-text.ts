let graphemes: Intl.Segmenter | undefined;

/**
 * The beginning of a text, at most so many UTF-16 units long. It ends between two characters as people see them: never
 * within an emoji, or between a letter and its accent.
 */
export function cutText(text: string, most: number): string {
  if (text.length <= most) return text;
  graphemes ??= new Intl.Segmenter(undefined, { granularity: "grapheme" });
  // A character that begins before the cut may reach beyond it; no more of the text is needed to know where it begins.
  const found = graphemes.segment(text.slice(0, most + longestCharacter)).containing(most);
  return text.slice(0, Math.min(found?.index ?? most, most));
}

/** In UTF-16 units: a family of four with skin tones has 19, and marks can be piled up on a letter. */
const longestCharacter = 64;
