/** Facts and conditions that a text names: "{company.name}", "{if cards}". */
const factsIn = (text: string) => Array.from(text.matchAll(/\{[^{}]*\}/g), ([fact]) => fact).toSorted();

const linksIn = (text: string) => Array.from(text.matchAll(/\]\(([^()\s]*)\)/g), ([, link = ""]) => link).toSorted();

/** The longest and the shortest that a translation may be beside its original, as a multiple of it and in characters. */
const longest = { times: 2.5, beside: 40 };
const shortest = { times: 0.25, from: 40 };

/**
 * What is wrong with a translation beside its original, in a sentence; null if nothing is: a brace that is left open, or
 * a fact or a link that is lost or new.
 */
export function faultOfFacts(original: string, translation: string): string | null {
  return (
    faultOfBraces(translation) ??
    difference("fact", factsIn(original), factsIn(translation)) ??
    difference("link", linksIn(original), linksIn(translation))
  );
}

/** The same of a translation from a file, which may stand in another text's line: also a length that no translation has. */
export const faultOfTranslation = (original: string, translation: string): string | null =>
  faultOfFacts(original, translation) ?? faultOfLength(original, translation);

function faultOfBraces(text: string): string | null {
  let opened = -1;
  for (let at = 0; at < text.length; at += 1) {
    const around = `“${text.slice(Math.max(0, at - 10), at + 15)}”`;
    if (text[at] === "{") {
      if (opened >= 0) return `A brace is opened within another: ${around}.`;
      opened = at;
    } else if (text[at] === "}") {
      if (opened < 0) return `A brace is closed that was not opened: ${around}.`;
      opened = -1;
    }
  }
  return opened < 0 ? null : `A brace is opened and not closed: “${text.slice(opened, opened + 25)}”.`;
}

function difference(what: "fact" | "link", wanted: string[], found: string[]): string | null {
  const lost = without(wanted, found);
  if (lost.length > 0) return `The ${what} ${lost.join(", ")} of the original is missing.`;
  const added = without(found, wanted);
  return added.length > 0 ? `The original has no ${what} ${added.join(", ")}.` : null;
}

/** The entries of a list that another has not, each as often as it is missing. */
function without(list: string[], other: string[]): string[] {
  const left = [...other];
  return list.filter((one) => {
    const at = left.indexOf(one);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

function faultOfLength({ length }: string, translation: string): string | null {
  const most = Math.round(length * longest.times) + longest.beside;
  if (translation.length > most)
    return `It has ${translation.length} characters, the original ${length}: is it another text's translation?`;
  if (length >= shortest.from && translation.length < length * shortest.times)
    return `It has ${translation.length} characters, the original ${length}: is a part missing?`;
  return null;
}
