/** The most that a photo may have, in millions of pixels: decoded, each takes 4 MB of memory. */
export const mostMegapixels = 50;

/** A photo as it is stored, or why it is not. */
export type EncodedPhoto =
  | { picture: Uint8Array }
  | { refused: "unreadable" }
  | { refused: "pixels"; megapixels: number };
