import { fileTypeFromBuffer } from "file-type";
import { materialTypes } from "#domains/lectures/contract.ts";
import { textEndingOf } from "#domains/lectures/rules/text-files.ts";

/** The type and ending of a file that students may be given, by its bytes, of a text also by its name; null for others. */
export async function typeOfMaterial(
  fileName: string,
  content: Uint8Array,
): Promise<{ mediaType: string; ending: string } | null> {
  const found = await fileTypeFromBuffer(content);
  const known = found && materialTypes[found.mime];
  if (known) return { mediaType: found.mime, ending: known };
  const ending = textEndingOf(fileName, content);
  return ending === null ? null : { mediaType: "text/plain; charset=utf-8", ending };
}
