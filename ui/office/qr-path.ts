/** A QR code as the path of an SVG whose view box has `size` units. */
export async function qrPath(text: string): Promise<{ size: number; path: string }> {
  const { default: encodeQR } = await import("qr");
  const rows = encodeQR(text, "raw", { ecc: "medium" });
  const path = rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join("");
  return { size: rows.length, path };
}
