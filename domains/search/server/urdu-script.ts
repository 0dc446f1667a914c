import spellings from "#domains/search/server/data/urdu-script.json" with { type: "json" };

/** Letters of the Arabic script, with the sounds that Roman Urdu writes for them. */
const sounds = new Map(
  Object.entries({
    ...{ ا: "a", آ: "a", ب: "b", پ: "p", ت: "t", ٹ: "t", ث: "s", ج: "j", چ: "ch", ح: "h", خ: "kh", د: "d", ڈ: "d" },
    ...{ ذ: "z", ر: "r", ڑ: "r", ز: "z", ژ: "zh", س: "s", ش: "sh", ص: "s", ض: "z", ط: "t", ظ: "z", ع: "a", غ: "gh" },
    ...{ ف: "f", ق: "q", ک: "k", گ: "g", ل: "l", م: "m", ن: "n", ں: "n", و: "o", ہ: "h", ھ: "h", ی: "i", ے: "i" },
    ...{ ئ: "", ء: "", ؤ: "o", أ: "a", إ: "i", ة: "h", ۃ: "h" },
  }),
);

/** Words and phrases in Urdu script → the usual form in Latin letters; the words of a phrase are one space apart. */
const usualForms = new Map(
  Object.entries(spellings).flatMap(([usual, forms]) =>
    forms.split(" ").map((form) => [form.replaceAll("_", " "), usual] as const),
  ),
);
/** The same for keyboards that lack some letters of Urdu. */
const folded = (phrase: string) => phrase.replaceAll("ے", "ی").replaceAll("ھ", "ہ");
const foldedForms = new Map([...usualForms].reverse().map(([form, usual]) => [folded(form), usual]));
const longestPhrase = Math.max(...[...usualForms.keys()].map((phrase) => phrase.split(" ").length));

const arabic = /\p{Script=Arabic}/u;
const run = /[\p{Script=Arabic}\p{M}\u200c]+(?: +[\p{Script=Arabic}\p{M}\u200c]+)*/gu;

/** A text with its Urdu script in Latin letters, as people type Urdu on a phone; everything else stays. */
export function inLatinLetters(text: string): string {
  if (!arabic.test(text)) return text;
  return text
    .replace(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - 0x6f0))
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replace(run, romanised);
}

/** The parts of a text in Urdu script. */
export const scriptIn = (text: string): string => (arabic.test(text) ? (text.match(run) ?? []).join(" ") : "");

function romanised(text: string): string {
  const words = withoutMarks(text).split(/ +/);
  const found: string[] = [];
  for (let at = 0; at < words.length; ) {
    const [length, usual] = longestKnown(words, at);
    found.push(usual ?? spelledOut(words[at] ?? ""));
    at += length;
  }
  return found.join(" ");
}

/** Without vowel marks, and with the letters that an Urdu keyboard has in place of an Arabic one's. */
const withoutMarks = (text: string) =>
  text
    .normalize("NFC")
    .replace(/[\p{M}\u0640\u200c]/gu, "")
    .replace(/[يى]/g, "ی")
    .replaceAll("ك", "ک")
    .replaceAll("ه", "ہ");

function longestKnown(words: string[], at: number): [number, string | undefined] {
  for (let length = Math.min(longestPhrase, words.length - at); length > 0; length -= 1) {
    const phrase = words.slice(at, at + length).join(" ");
    const usual = usualForms.get(phrase) ?? foldedForms.get(folded(phrase));
    if (usual !== undefined) return [length, usual];
  }
  return [1, undefined];
}

const spelledOut = (word: string) => Array.from(word, (letter) => sounds.get(letter) ?? letter).join("");
