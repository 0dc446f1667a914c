import sharp from "sharp";
import { type EncodedPhoto, mostMegapixels } from "#domains/content/rules/pictures.ts";

// Loaded by the process that draws, never by the program that serves.

/** What photos come as. Drawings such as SVG are programs of their own. */
const formats = new Set(["jpeg", "png", "webp", "heif", "gif"]);

/** The longer side of what is stored, in pixels: twice what the widest page shows of a picture. */
const longestSide = 1600;

/** A photo made anew as WebP, without what its camera wrote into it. Its size is looked at before it is decoded. */
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
