import { UnreadableForm } from "./read-form.ts";

/**
 * The text of a file as spreadsheets and editors save it: UTF-8, UTF-16, Windows-1252 (Western Europe) or Windows-1256
 * (Arabic, Urdu). Throws `UnreadableForm` for a file that holds no text.
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

function utf8Text(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** Text of one byte a letter: Arabic where its words are of high bytes alone, Western where they stand among ASCII. */
function oldText(bytes: Uint8Array): string {
  const latin = new TextDecoder("windows-1252").decode(bytes);
  const runs = latin.match(/[A-Za-z]?[\u0080-\uFFFF]+[A-Za-z]?/g) ?? [];
  const among = runs.filter((run) => /^[A-Za-z]|[A-Za-z]$/.test(run)).length;
  const words = runs.filter((run) => run.length > 1).length;
  return among * 2 >= runs.length || words === 0 ? latin : new TextDecoder("windows-1256").decode(bytes);
}
