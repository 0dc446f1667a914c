import type { Drawing } from "#shared/rules/pictures.ts";

/** Draws pictures, one after the other. */
export interface Drawer {
  /** Rejects if the picture cannot be drawn; each picture after that may still be. */
  draw(drawing: Drawing): Promise<Buffer>;
  /** Ends what draws, at once; a picture that is being drawn is given up. */
  end(): void;
}

/** The most that a photo may have, in millions of pixels: decoded, each takes 4 MB of memory. */
export const mostMegapixels = 50;

/** A photo as it is stored, or why it is not. */
export type EncodedPhoto =
  | { picture: Uint8Array }
  | { refused: "unreadable" }
  | { refused: "pixels"; megapixels: number };

/** Makes photos anew, one after the other. */
export interface PhotoEncoder {
  /** Rejects if that cannot be done now. */
  encode(content: Uint8Array): Promise<EncodedPhoto>;
}
