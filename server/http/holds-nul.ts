import { boundaryOf, textParts } from "./form-parts.ts";

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
