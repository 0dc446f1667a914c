import { encodeQR } from "qr";

/**
 * A QR code as one SVG path, to be drawn with a stroke of 1: dark modules on a square of `size` × `size`, with the quiet
 * zone the standard asks for.
 */
export interface QrPath {
  path: string;
  size: number;
}

/** Draws the QR code of a text, with medium error correction. */
export function qrPath(text: string): QrPath {
  const rows = encodeQR(text, "raw", { ecc: "medium", border: 4 });
  const path = rows.flatMap((row, y) => runs(row).map(({ x, length }) => `M${x} ${y}.5h${length}`)).join("");
  return { path, size: rows.length };
}

/** The stretches of dark modules in a row. */
function runs(row: boolean[]): { x: number; length: number }[] {
  const found: { x: number; length: number }[] = [];
  row.forEach((isDark, x) => {
    const last = found.at(-1);
    if (isDark && last && last.x + last.length === x) last.length += 1;
    else if (isDark) found.push({ x, length: 1 });
  });
  return found;
}
