/** The boundary of a form with files; undefined for a body of another type. */
export function boundaryOf(contentType: string): string | undefined {
  return /^multipart\/form-data\b.*\bboundary="?([^";]+)/i.exec(contentType)?.[1];
}

/** How many bytes of a body are text: all of it, but for the files of a form. */
export function textSize(body: Uint8Array, contentType: string): number {
  const boundary = boundaryOf(contentType);
  if (boundary === undefined) return body.byteLength;
  return textParts(body, boundary).reduce((sum, part) => sum + part.byteLength, 0);
}

/**
 * Whether a text in a body holds a NUL, which the database's texts cannot: as a byte, in a form's encoding, or in
 * JSON's. For a form with files only the file names count, not the contents.
 */
export function holdsNul(body: Uint8Array, contentType: string): boolean {
  const bytes = Buffer.from(body.buffer, body.byteOffset, body.byteLength);
  const boundary = boundaryOf(contentType);
  if (boundary !== undefined) return bytes.includes(0) && textParts(bytes, boundary).some((part) => part.includes(0));
  if (/^application\/x-www-form-urlencoded\b/i.test(contentType)) return bytes.includes(0) || bytes.includes("%00");
  // As a byte it is invalid JSON for any parser.
  return bytes.includes("\\u0000") && /(?<!\\)(?:\\\\)*\\u0000/.test(bytes.toString("latin1"));
}

const [backslash, letterU] = [0x5c, 0x75];
/** "\ufffd", the sign for a letter that cannot be read, as JSON spells it. */
const unreadable = Buffer.from("\\ufffd");

/**
 * Writes "\ufffd" over each half of a letter that stands alone in a JSON body, which the database's JSON refuses whole:
 * a field's `maxlength` may cut a smiley in two. All other readers of such a text write the same in its place.
 */
export function mendHalfLetters(body: Uint8Array, contentType: string): void {
  if (!/^application\/json\b/i.test(contentType)) return;
  const bytes = Buffer.from(body.buffer, body.byteOffset, body.byteLength);
  if (!bytes.includes("\\ud") && !bytes.includes("\\uD")) return;
  for (let at = bytes.indexOf(backslash); at >= 0 && at < bytes.length; at += 1) {
    if (bytes[at] !== backslash) continue;
    const half = halfAt(bytes, at);
    if (half === "first" && halfAt(bytes, at + 6) === "second") at += 11;
    else if (half) unreadable.copy(bytes, at);
    // What is escaped begins no other escape.
    else at += 1;
  }
}

/** Which half of a letter an escape of JSON at this place says, if it does: "\ud83d" is a first, "\ude00" a second one. */
function halfAt(bytes: Buffer, at: number): "first" | "second" | null {
  if (bytes[at] !== backslash || bytes[at + 1] !== letterU) return null;
  const [, half] = /^d([89ab]|[c-f])[0-9a-f]{2}$/i.exec(bytes.toString("latin1", at + 2, at + 6)) ?? [];
  if (half === undefined) return null;
  return /[89ab]/i.test(half) ? "first" : "second";
}

/** The text of a form with files: each field whole, and of each file the head alone, which names it. */
function textParts(body: Uint8Array, boundary: string): Buffer[] {
  const bytes = Buffer.from(body.buffer, body.byteOffset, body.byteLength);
  const [delimiter, endOfHead] = [`--${boundary}`, "\r\n\r\n"];
  const parts: Buffer[] = [];
  for (let from = bytes.indexOf(delimiter); from >= 0; ) {
    const next = bytes.indexOf(delimiter, from + delimiter.length);
    const part = bytes.subarray(from, next < 0 ? undefined : next);
    const head = part.subarray(0, Math.max(0, part.indexOf(endOfHead)));
    parts.push(/;\s*filename\*?=/i.test(head.toString("latin1")) ? head : part);
    from = next;
  }
  return parts;
}
