/** The boundary of a form with files; undefined for a body of another type. */
export function boundaryOf(contentType: string): string | undefined {
  return /^multipart\/form-data\b.*\bboundary="?([^";]+)/i.exec(contentType)?.[1];
}

/** The text of a form with files: each field whole, and of each file the head alone, which names it. */
export function textParts(body: Uint8Array, boundary: string): Buffer[] {
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

/** How many bytes of a body are text: all of it, but for the files of a form. */
export function textSize(body: Uint8Array, contentType: string): number {
  const boundary = boundaryOf(contentType);
  if (boundary === undefined) return body.byteLength;
  return textParts(body, boundary).reduce((sum, part) => sum + part.byteLength, 0);
}
