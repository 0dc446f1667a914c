import type { Drawing, EncodedPhoto } from "#domains/content/rules/pictures.ts";

/** Draws pictures, one after the other. */
export interface Drawer {
  /** Rejects if the picture cannot be drawn; each picture after that may still be. */
  draw(drawing: Drawing): Promise<Buffer>;
  /** Ends the drawing process at once; a picture that is being drawn is given up. */
  end(): void;
}

/** Re-encodes photos, one after the other. */
export interface PhotoEncoder {
  /** Rejects if a photo cannot be encoded now. */
  encode(content: Uint8Array): Promise<EncodedPhoto>;
}
