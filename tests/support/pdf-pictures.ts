import { PDFiumLibrary } from "@hyzyla/pdfium";

/** A picture in four bytes a pixel. */
export interface Picture {
  data: Uint8Array;
  width: number;
  height: number;
}

/** The first page of a PDF as PDFium draws it, which is what Chromium shows PDFs with. */
export async function drawPdf(content: Uint8Array, scale: number): Promise<Picture> {
  const library = await PDFiumLibrary.init();
  try {
    const document = await library.loadDocument(content);
    const { data, width, height } = await document.getPage(0).render({ scale, render: "bitmap" });
    document.destroy();
    return { data, width, height };
  } finally {
    library.destroy();
  }
}

/** A field of a picture, in points. */
interface Field {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Darkness of each pixel, from 0 for white to 255, row by row. */
export interface Shades {
  width: number;
  height: number;
  at(x: number, y: number): number;
}

/** The smallest box around everything dark in a field of a picture. */
export function darkBox({ data, width }: Picture, field: Field, scale: number): Shades {
  const [left, top] = [Math.round(field.x * scale), Math.round(field.y * scale)];
  const [across, down] = [Math.round(field.width * scale), Math.round(field.height * scale)];
  const shade = (x: number, y: number) => 255 - (data[((top + y) * width + left + x) * 4 + 1] ?? 255);
  const xs: number[] = [];
  const ys: number[] = [];
  for (let y = 0; y < down; y++)
    for (let x = 0; x < across; x++) {
      if (shade(x, y) < 128) continue;
      xs.push(x);
      ys.push(y);
    }
  const least = (values: number[]) => values.reduce((one, other) => Math.min(one, other), Number.POSITIVE_INFINITY);
  const most = (values: number[]) => values.reduce((one, other) => Math.max(one, other), 0);
  const [fromX, fromY] = [least(xs), least(ys)];
  return {
    ...{ width: most(xs) - fromX + 1, height: most(ys) - fromY + 1 },
    at: (x, y) => shade(fromX + x, fromY + y),
  };
}

/** The share of pixels that are dark in one picture and light in the other, where the two lie on each other best. */
export function differingShare(one: Shades, other: Shades): number {
  const [width, height] = [Math.max(one.width, other.width), Math.max(one.height, other.height)];
  let fewest = width * height;
  for (let right = -2; right <= 2; right++)
    for (let down = -2; down <= 2; down++) {
      let differing = 0;
      for (let y = 0; y < height; y++)
        for (let x = 0; x < width; x++) if (Math.abs(one.at(x, y) - other.at(x + right, y + down)) > 127) differing++;
      fewest = Math.min(fewest, differing);
    }
  return fewest / (width * height);
}
