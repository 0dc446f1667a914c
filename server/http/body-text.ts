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
