import { UnreadableForm } from "./read-form.ts";

/**
 * The text of a file as spreadsheets and editors save it: UTF-8, UTF-16, Windows-1252 (Western Europe), Windows-1256
 * (Arabic, Urdu), Windows-1251 (Cyrillic) or, by its line ends, that of old Macs. Throws `UnreadableForm` for a file that holds no text.
 */
export function decodeText(bytes: Uint8Array): string {
  const text = wideText(bytes) ?? utf8Text(bytes) ?? oldText(bytes);
  if (text.includes("\0")) throw new UnreadableForm("The file holds no text.");
  return text;
}

/** UTF-16, by its byte order mark or by the zeros of its plain letters; null for anything else. */
function wideText(bytes: Uint8Array): string | null {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  const zeros = [0, 0];
  for (let at = 0; at < bytes.length; at += 1) if (bytes[at] === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  const isWide = bytes.length % 2 === 0 && (even === 0 || odd === 0) && even + odd > bytes.length / 8;
  return isWide ? new TextDecoder(even === 0 ? "utf-16le" : "utf-16be").decode(bytes) : null;
}

/** UTF-8, also with broken letters if it says so in its first bytes, or more letters are whole; null for anything else. */
function utf8Text(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    const text = new TextDecoder("utf-8").decode(bytes);
    const isMarked = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf;
    const whole = text.replace(/[\0-\x7F\uFFFD]+/g, "").length;
    const broken = text.replace(/[^\uFFFD]+/g, "").length;
    return isMarked || whole > broken ? text : null;
  }
}

/**
 * Text of one byte a letter: Western where its high letters stand among ASCII; where words are of high letters alone,
 * Arabic, or Cyrillic if Arabic words had Latin letters in them, or all are capitals of Cyrillic.
 */
function oldText(bytes: Uint8Array): string {
  const isMac = bytes.includes(13) && !bytes.includes(10);
  const latin = new TextDecoder(isMac ? "macintosh" : "windows-1252").decode(bytes);
  const runs = latin.match(/[A-Za-z]?(?:(?![\p{P}\p{S}\p{Z}])[\u0080-\uFFFF])+[A-Za-z]?/gu) ?? [];
  const among = runs.filter((run) => /^[A-Za-z]|[A-Za-z]$/.test(run)).length;
  const words = runs.filter((run) => run.length > 1).length;
  if (among * 2 >= runs.length || words === 0) return latin;
  const arabic = new TextDecoder("windows-1256").decode(bytes);
  const isMixed = /\p{Script=Arabic}[à-ü]|[à-ü]\p{Script=Arabic}/u.test(arabic);
  return isMixed || isCyrillicCapitals(bytes) ? new TextDecoder("windows-1251").decode(bytes) : arabic;
}

/**
 * Whether the letters of a text are none of the most frequent ones of Arabic (lam, mim, nun, ya), and some of А to Ж, which
 * in Arabic would be rare forms of alif.
 */
function isCyrillicCapitals(bytes: Uint8Array): boolean {
  const letters = bytes.filter((byte) => byte >= 0xc0);
  return letters.every((byte) => byte < 0xe0) && letters.some((byte) => byte <= 0xc6);
}
