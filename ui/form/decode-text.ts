import { UnreadableForm } from "#shared/read-form.ts";

/**
 * The text of a file as spreadsheets save it: UTF-8, or UTF-16 with its byte order mark. Throws `UnreadableForm` for a file
 * that holds no text.
 */
export function decodeText(content: ArrayBuffer): string {
  const text = new TextDecoder(encodingOf(new Uint8Array(content))).decode(content);
  if (text.includes("\0")) throw new UnreadableForm("The file holds no text.");
  return text;
}

function encodingOf([first, second]: Uint8Array): string {
  if (first === 0xff && second === 0xfe) return "utf-16le";
  return first === 0xfe && second === 0xff ? "utf-16be" : "utf-8";
}
