import sharp from "sharp";
import { type EncodedPhoto, mostMegapixels } from "#domains/content/rules/pictures.ts";

// Loaded by the process that draws, never by the program that serves.

/** The accepted formats of photos. Drawings such as SVG are programs of their own. */
const formats = new Set(["jpeg", "png", "webp", "heif", "gif"]);

/** The longer side of the stored photo, in pixels: twice the widest display of a picture. */
const longestSide = 1600;

/** A photo re-encoded as WebP, without the camera's metadata. Its size is checked before it is decoded. */
export async function encodePhoto(content: Uint8Array): Promise<EncodedPhoto> {
  try {
    const { format, width, height } = await sharp(content, { limitInputPixels: false }).metadata();
    const megapixels = (width * height) / 1_000_000;
    if (!formats.has(format)) return { refused: "unreadable" };
    if (megapixels > mostMegapixels) return { refused: "pixels", megapixels: Math.ceil(megapixels) };
    const picture = await sharp(content, { limitInputPixels: mostMegapixels * 1_000_000 })
      .rotate()
      .resize({ width: longestSide, height: longestSide, fit: "inside", withoutEnlargement: true })
      .webp({ quality: 80 })
      .toBuffer();
    return { picture };
  } catch {
    return { refused: "unreadable" };
  }
}
