/** An institute's sign: the outline of its name if it has one, else its star in its colours. */
export interface Logo {
  ink: string;
  accent: string;
  /** An SVG path, and the field of its drawing: "0 0 300 80". */
  outline: { viewBox: string; path: string } | null;
}

/** The logo of a company's brand. */
export function logoOf({
  colors,
  wordmark,
}: {
  colors: Record<"ink" | "accent", { light: string }>;
  wordmark?: { viewBox: string; path: string } | undefined;
}): Logo {
  return { ink: colors.ink.light, accent: colors.accent.light, outline: wordmark ?? null };
}

/** Draws a logo whose upper right corner is at `right` and `y`, in points. */
export function drawLogo(
  document: PDFKit.PDFDocument,
  { ink, accent, outline }: Logo,
  { right, y, height }: { right: number; y: number; height: number },
): void {
  document.save();
  if (outline) {
    const [left = 0, top = 0, width = 1, tall = 1] = outline.viewBox.split(/[\s,]+/).map(Number);
    const scale = height / tall;
    document
      .translate(right - width * scale, y)
      .scale(scale)
      .translate(-left, -top)
      .path(outline.path)
      .fill(ink);
  } else drawStar(document, { ink, accent }, { x: right - height, y, width: height });
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
