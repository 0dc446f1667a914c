import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { marks, pictograms } from "../ui/site/pictograms.ts";

const lines = 'fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"';

const symbol = (name: string, attributes: string, shapes: string) =>
  `<symbol id="${name}" viewBox="0 0 24 24"${attributes}>${shapes}</symbol>`;

/** The file that `ui/site/icon.tsx` points into: a symbol for each pictogram and mark, in the colour of the words beside it. */
export function drawPictograms(): string {
  const symbols = [
    ...Object.entries(pictograms).map(([name, Drawn]) => {
      const shapes = renderToStaticMarkup(createElement(Drawn)).replace(/^<svg[^>]*>|<\/svg>$/g, "");
      return symbol(name, ` ${lines}`, shapes.replaceAll(/><\/[a-z]+>/g, "/>"));
    }),
    ...Object.entries(marks).map(([name, path]) => symbol(name, "", `<path d="${path}"/>`)),
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg">\n<title>Pictograms</title>\n${symbols.join("\n")}\n</svg>\n`;
}

if (import.meta.main)
  writeFileSync(fileURLToPath(new URL("../ui/site/pictograms.svg", import.meta.url)), drawPictograms());
