import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

/**
 * The picture at the head of every email: drawn at build, twice as large as it is shown; measures in CSS pixels. Its
 * Content-ID has the form of an address (RFC 2392).
 */
export const brandPicture = {
  ...{ file: "build/mail/letterhead.png", fileName: "letterhead.png", cid: "letterhead@mail" },
  ...{ width: 280, height: 96 },
};

/** The brand's picture as the build in `folder` has drawn it; null where nothing is built. */
export function loadBrandPicture(folder: string): Buffer | null {
  const file = join(folder, brandPicture.file);
  return existsSync(file) ? readFileSync(file) : null;
}
