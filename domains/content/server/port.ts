import type { Drawing, EncodedLogo, EncodedPhoto } from "#domains/content/rules/pictures.ts";
import type { LogoSlot } from "#domains/institute/contract.ts";

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
  /** Draws an uploaded logo as a PNG. Rejects as `encode` does. */
  drawLogo(content: Uint8Array, slot: LogoSlot): Promise<EncodedLogo>;
}
