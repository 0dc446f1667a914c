/** What an English word may be without its ending: comparing, compare; agencies, agency; dearer, dear; stopped, stop. */
export function stemsOf(word: string): string[] {
  if (word.length < 5) return [];
  return endings.flatMap(([ending, others]) => {
    if (!word.endsWith(ending)) return [];
    const stem = word.slice(0, -ending.length);
    if (stem.length < 3) return [];
    const undoubled = stem.at(-1) === stem.at(-2) ? [stem.slice(0, -1)] : [];
    return [...others.map((other) => stem + other), ...undoubled];
  });
}

const endings: [string, string[]][] = [
  ["ies", ["y"]],
  ["ied", ["y"]],
  ["es", ["", "e"]],
  ["s", [""]],
  ["ed", ["", "e"]],
  ["ing", ["", "e"]],
  ["ly", ["", "le"]],
  ["er", ["", "e"]],
  ["est", ["", "e"]],
];
