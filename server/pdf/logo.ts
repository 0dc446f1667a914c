import { logoOn } from "#shared/look/logos.ts";
import type { Sheet } from "./pdf-page.ts";

/** A picture on paper: a PNG, and its size in pixels. */
export interface PaperPicture {
  png: Buffer;
  width: number;
  height: number;
}

/** An institute's sign: its logo, else the outline of its name if it has one, else its star in its colours. */
export interface Logo {
  picture?: PaperPicture | null;
  ink: string;
  accent: string;
  /** An SVG path, and the field of its drawing: "0 0 300 80". */
  outline: { viewBox: string; path: string } | null;
}

/** What a company's brand says of its sign. */
type Branded = Parameters<typeof logoOn>[1] & {
  colors: Record<"ink" | "accent", { light: string }>;
  wordmark?: { viewBox: string; path: string } | undefined;
};

/** The logo of a company's brand. */
export function logoOf({ colors, wordmark, logos }: Branded): Logo {
  const outline = wordmark ?? null;
  return { ink: colors.ink.light, accent: colors.accent.light, outline, picture: paperPicture({ logos }) };
}

/** The logo that a brand has for paper; null without one. */
export function paperPicture(brand: Parameters<typeof logoOn>[1]): PaperPicture | null {
  const logo = logoOn("light", brand);
  return logo && { png: Buffer.from(logo.png, "base64"), width: logo.width, height: logo.height };
}

/** The most points that a logo is wide. */
const widest = 150;

/** Draws a logo that ends `end` points from the side on which the paper's language begins, and has its top at `y`. */
export function drawLogo(
  { document, isRightToLeft }: Sheet,
  { ink, accent, outline, picture }: Logo,
  { end, y, height }: { end: number; y: number; height: number },
): void {
  const leftOf = (width: number) => (isRightToLeft ? document.page.width - end : end - width);
  document.save();
  if (picture) {
    const fit: [number, number] = [widest, height];
    document.image(picture.png, leftOf(widest), y, isRightToLeft ? { fit } : { fit, align: "right" });
  } else if (outline) {
    const [left = 0, top = 0, width = 1, tall = 1] = outline.viewBox.split(/[\s,]+/).map(Number);
    const scale = height / tall;
    document
      .translate(leftOf(width * scale), y)
      .scale(scale)
      .translate(-left, -top)
      .path(outline.path)
      .fill(ink);
  } else drawStar(document, { ink, accent }, { x: leftOf(height), y, width: height });
  document.restore();
}

/** The eight-pointed star of the site's icon (`shared/look/brand-icon.ts`). */
function drawStar(
  document: PDFKit.PDFDocument,
  { ink, accent }: Pick<Logo, "ink" | "accent">,
  { x, y, width }: { x: number; y: number; width: number },
): void {
  const reach = width * 0.38;
  const half = reach / Math.SQRT2;
  document.roundedRect(x, y, width, width, width * 0.22).fill(ink);
  document
    .translate(x + width / 2, y + width / 2)
    .lineWidth(reach / 7)
    .lineJoin("round")
    .strokeColor(accent);
  document.rect(-half, -half, 2 * half, 2 * half).stroke();
  document
    .rotate(45)
    .rect(-half, -half, 2 * half, 2 * half)
    .stroke();
}
