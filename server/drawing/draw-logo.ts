import sharp from "sharp";
import { type EncodedLogo, mostMegapixels } from "#domains/content/rules/pictures.ts";
import type { LogoSlot } from "#domains/institute/contract.ts";

// Loaded by the process that draws, never by the program that serves.

/** The most pixels of each logo: four times what pages show. */
const sizes: Record<LogoSlot, { width: number; height: number }> = {
  light: { width: 640, height: 160 },
  dark: { width: 640, height: 160 },
  square: { width: 384, height: 384 },
};

/** The most bytes of a stored logo, because every paper and picture carries it. */
const mostBytes = 64 * 1024;

/** The number of colours to try, the most first. */
const shades = [256, 128, 64, 32];

/** Pixels to an inch in an SVG, and the bounds of those that it is drawn with. */
const density = { of: 72, least: 1, most: 2_400 };

/**
 * A logo drawn as a PNG without anything but pixels. An SVG, which its reader has found harmless, is drawn at the size
 * that is wanted; a PNG is never enlarged. Its size is checked before it is decoded.
 */
export async function drawLogo(content: Uint8Array, slot: LogoSlot): Promise<EncodedLogo> {
  try {
    const box = sizes[slot];
    const { format, width, height } = await sharp(content, { limitInputPixels: false }).metadata();
    if (format !== "png" && format !== "svg") return { refused: "unreadable" };
    const megapixels = (width * height) / 1_000_000;
    if (format === "png" && megapixels > mostMegapixels)
      return { refused: "pixels", megapixels: Math.ceil(megapixels) };
    const scale = Math.min(box.width / width, box.height / height);
    const drawnAt = Math.min(density.most, Math.max(density.least, density.of * scale));
    const options = { limitInputPixels: mostMegapixels * 1_000_000, ...(format === "svg" && { density: drawnAt }) };
    const resized = sharp(content, options)
      .rotate()
      .resize({
        ...box,
        ...(slot === "square" ? { fit: "contain" } : { fit: "inside", withoutEnlargement: true }),
        background: { r: 0, g: 0, b: 0, alpha: 0 },
      });
    const { data: pixels, info } = await resized.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
    if (isEmpty(pixels)) return { refused: "unreadable" };
    const raw = { width: info.width, height: info.height, channels: 4 } as const;
    for (const colours of shades) {
      const picture = await sharp(pixels, { raw })
        .png({ palette: true, colours, compressionLevel: 9, effort: 10 })
        .toBuffer();
      if (picture.byteLength <= mostBytes || colours === shades.at(-1))
        return { picture, width: info.width, height: info.height };
    }
    return { refused: "unreadable" };
  } catch {
    return { refused: "unreadable" };
  }
}

/** Whether nothing of it can be seen. */
function isEmpty(pixels: Buffer): boolean {
  for (let at = 3; at < pixels.length; at += 4) if (pixels[at]) return false;
  return true;
}
