/** The text of a file as spreadsheets save it: UTF-8, or UTF-16 with its byte order mark. */
export function decodeText(content: ArrayBuffer): string {
  const [first, second] = new Uint8Array(content);
  if (first === 0xff && second === 0xfe) return new TextDecoder("utf-16le").decode(content);
  if (first === 0xfe && second === 0xff) return new TextDecoder("utf-16be").decode(content);
  return new TextDecoder().decode(content);
}
