import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { marks, pictograms, trades } from "../ui/site/pictograms.ts";

const lines = 'fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"';

const symbol = (name: string, attributes: string, shapes: string) =>
  `<symbol id="${name}" viewBox="0 0 24 24"${attributes}>${shapes}</symbol>`;

type Drawings = Record<string, Parameters<typeof createElement>[0]>;

const symbolsOf = (drawings: Drawings) =>
  Object.entries(drawings).map(([name, Drawn]) => {
    const shapes = renderToStaticMarkup(createElement(Drawn)).replace(/^<svg[^>]*>|<\/svg>$/g, "");
    return symbol(name, ` ${lines}`, shapes.replaceAll(/><\/[a-z]+>/g, "/>"));
  });

const fileOf = (symbols: string[]) =>
  `<svg xmlns="http://www.w3.org/2000/svg">\n<title>Pictograms</title>\n${symbols.join("\n")}\n</svg>\n`;

/** The files that `ui/site/icon.tsx` points into: a symbol for each drawing, in the colour of the words beside it. */
export function drawPictograms(): Record<"pictograms.svg" | "trades.svg", string> {
  const networks = Object.entries(marks).map(([name, path]) => symbol(name, "", `<path d="${path}"/>`));
  return {
    "pictograms.svg": fileOf([...symbolsOf(pictograms), ...networks]),
    "trades.svg": fileOf(symbolsOf(trades)),
  };
}

if (import.meta.main)
  for (const [name, drawn] of Object.entries(drawPictograms()))
    writeFileSync(fileURLToPath(new URL(`../ui/site/${name}`, import.meta.url)), drawn);
