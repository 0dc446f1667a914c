/** The colours of the icon, as hexadecimal numbers. */
type IconColors = { ink: string; accent: string };

/**
 * A company's icon as an SVG: the eight-pointed star of two squares, on the brand's ink. `margin` is the free share on
 * each side, `corner` the radius of the corners in 64ths of the width.
 */
export function brandIcon({ ink, accent }: IconColors, { margin, corner }: { margin: number; corner: number }): string {
  const reach = 32 * (1 - 2 * margin);
  const half = (reach / Math.SQRT2).toFixed(2);
  const square = `<path d="M-${half}-${half}H${half}V${half}H-${half}z"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512" viewBox="0 0 64 64"><rect width="64" height="64" rx="${corner}" fill="${ink}"/><g fill="none" stroke="${accent}" stroke-width="${(reach / 7).toFixed(2)}" stroke-linejoin="round" transform="translate(32 32)">${square}/>${square} transform="rotate(45)"/></g></svg>`;
}

/** The icon that browsers show beside a page's title. */
export const roundedIcon = (colors: IconColors) => brandIcon(colors, { margin: 0.12, corner: 14 });
