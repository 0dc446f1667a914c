import { readFileSync } from "node:fs";
import { join } from "node:path";
import satori from "satori";
import sharp from "sharp";
import type { Drawing } from "#domains/content/rules/pictures.ts";
import { packageRoot } from "#server/config/paths.ts";
import { brandPicture } from "#server/mail/port.ts";
import { starPattern, unitsPerEdge } from "#shared/girih/star-pattern.ts";
import { setRightToLeft } from "./set-right-to-left.ts";

// Loaded by the process that draws and by the build, never by the program that serves.

type PageDrawing = Extract<Drawing, { shows: "page" }>;
type EmailDrawing = Extract<Drawing, { shows: "email" }>;

sharp.cache(false);
sharp.concurrency(1);

/** The build puts the fonts there: the program's image has no others. */
const font = (name: string, weight: 500 | 800) => ({
  name,
  data: readFileSync(join(packageRoot(), "build/fonts", `${name}.woff`)),
  weight,
  style: "normal" as const,
});
let fonts: ReturnType<typeof font>[] | undefined;

/** Draws what the style sheet cannot: the pictures that shared links show (JPEG), icons and the emails' picture (PNG). */
export async function drawPicture(drawing: Drawing): Promise<Buffer> {
  if (drawing.shows === "page") return await drawPage(drawing);
  if (drawing.shows === "email") return await drawEmailPicture(drawing);
  return await sharp(Buffer.from(drawing.svg)).resize(drawing.width).png().toBuffer();
}

/** A page's name and description on its girih, 1200 × 630. */
async function drawPage({ tiling, colors, texts, wordmark, logo, isPlain, lang }: PageDrawing): Promise<Buffer> {
  const boxed = { x: 72, y: 56, width: logo?.isSign ? 88 : 480, height: 80 };
  const shift = lang ? 1200 - 2 * boxed.x - (logo ? drawnWidth(logo, boxed) : 88) : 0;
  const mark = logo
    ? placed(logo, { ...boxed, x: boxed.x + shift })
    : outline(wordmark, { box: `x="${72 + shift}" y="58" width="88" height="76"`, fill: colors.accent });
  // A wide logo holds the name.
  const shown = logo && !logo.isSign ? { ...texts, company: "" } : texts;
  const words = lang ? setRightToLeft(shown, colors.text, lang) : await setWords(shown, colors.text);
  const ground = isPlain ? `<rect width="100%" height="100%" fill="${colors.ground}"/>` : girih(tiling, colors, 62);
  const turned = lang ? `<g transform="matrix(-1 0 0 1 1200 0)">${ground}</g>` : ground;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="0 0 1200 630">${turned}${mark}${words}</svg>`;
  // Mozilla's encoder takes eight times as long for four bytes of a hundred.
  return await sharp(Buffer.from(svg)).resize(1200).jpeg({ quality: 76 }).toBuffer();
}

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The width that a logo has in a box, its plate included. */
function drawnWidth(logo: NonNullable<PageDrawing["logo"]>, { width, height }: Pick<Box, "width" | "height">): number {
  const pad = logo.plate ? 8 : 0;
  return logo.width * Math.min((width - 2 * pad) / logo.width, (height - 2 * pad) / logo.height) + 2 * pad;
}

/** A logo as an SVG fragment that begins at the box's left edge, on a white plate where it was made for light grounds. */
function placed(logo: NonNullable<PageDrawing["logo"]>, box: Box): string {
  const pad = logo.plate ? 8 : 0;
  const scale = Math.min((box.width - 2 * pad) / logo.width, (box.height - 2 * pad) / logo.height);
  const [width, height] = [logo.width * scale, logo.height * scale];
  const [x, y] = [box.x + pad, box.y + (box.height - height) / 2];
  const plate = logo.plate
    ? `<rect x="${x - pad}" y="${y - pad}" width="${width + 2 * pad}" height="${height + 2 * pad}" rx="${pad}" fill="#fff"/>`
    : "";
  return `${plate}<image x="${x}" y="${y}" width="${width}" height="${height}" href="data:image/png;base64,${logo.png}"/>`;
}

/** The wordmark; nothing else replaces it. */
const outline = (wordmark: PageDrawing["wordmark"], { box, fill }: { box: string; fill: string }) =>
  wordmark ? `<svg ${box} viewBox="${wordmark.viewBox}"><path d="${wordmark.path}" fill="${fill}"/></svg>` : "";

/** A repeat of girih as an SVG pattern named `g`, with a tile's edge of `scale` pixels; straps are `[color, width]`. */
function repeat(tiling: PageDrawing["tiling"], scale: number, straps: [string, number][]): string {
  const { width, height, path } = starPattern(tiling, 60);
  const shown = scale / unitsPerEdge;
  const mirrored = (of: string, matrix: string) =>
    `<use href="#${of}"/><use href="#${of}" transform="matrix(${matrix})"/>`;
  const half = `<path id="q" d="${path}"/><g id="h">${mirrored("q", `-1 0 0 1 ${width} 0`)}</g>`;
  const whole = `<g id="l">${mirrored("h", `1 0 0 -1 0 ${height}`)}</g>`;
  const drawn = straps.map(
    ([color, pixels]) => `<use href="#l" stroke="${color}" stroke-width="${Math.round(pixels / shown)}"/>`,
  );
  return `${half}${whole}<pattern id="g" width="${width * shown}" height="${height * shown}" patternUnits="userSpaceOnUse" fill="none" stroke-linejoin="round"><g transform="scale(${shown})">${drawn.join("")}</g></pattern>`;
}

/** A field of girih as an SVG fragment that fills its surroundings. */
function girih(tiling: PageDrawing["tiling"], { accent: lines, ground }: PageDrawing["colors"], scale: number) {
  const pattern = repeat(tiling, scale, [
    [lines, scale / 6],
    [ground, scale / 11],
  ]);
  return `<defs>${pattern}<linearGradient id="f"><stop offset="0.35" stop-color="${ground}"/><stop offset="1" stop-color="${ground}" stop-opacity="0.25"/></linearGradient></defs><rect width="100%" height="100%" fill="${ground}"/><rect width="100%" height="100%" fill="url(#g)"/><rect width="100%" height="100%" fill="url(#f)"/>`;
}

/** The texts, set by lines; the answer is a whole SVG of 1200 × 630. Throws for a letter that the fonts lack. */
async function setWords({ company, title, description }: PageDrawing["texts"], color: string): Promise<string> {
  const line = (content: string, style: object) => ({ type: "div", props: { children: content, style } });
  const column = {
    type: "div",
    props: {
      style: {
        display: "flex",
        flexDirection: "column",
        width: "100%",
        height: "100%",
        padding: 72,
        boxSizing: "border-box",
        color,
      },
      children: [
        line(company, { fontFamily: "display", fontSize: 40, paddingLeft: 104, height: 56 }),
        line(title, {
          fontFamily: "display",
          fontSize: 76,
          lineHeight: 1.05,
          marginTop: "auto",
          maxWidth: 900,
          letterSpacing: "-0.02em",
        }),
        line(description, { fontFamily: "text", fontSize: 29, lineHeight: 1.45, marginTop: 28, maxWidth: 860 }),
      ],
    },
  };
  fonts ??= [font("display", 800), font("text", 500)];
  return await satori(column as Parameters<typeof satori>[0], {
    ...{ width: 1200, height: 630, fonts },
    loadAdditionalAsset: (_script, letters) => {
      throw new Error(`The fonts of pictures have no ${letters}.`);
    },
  });
}

/**
 * The picture at the top of every email: girih that fades towards the company's name, in front of it the name in Urdu.
 * Its ground is transparent, so that it fits the band of either theme; few shades keep it small.
 */
async function drawEmailPicture({ accent, wordmark, logo, isPlain }: EmailDrawing): Promise<Buffer> {
  const { width, height } = brandPicture;
  const pattern = repeat("4.6.12", 40, [
    ["#fff", 5],
    ["#000", 3.4],
  ]);
  const shades = 6;
  const fade = Array.from({ length: shades }, (_, shade) => {
    const stop = (at: number) => `<stop offset="${at / shades}" stop-color="#fff" stop-opacity="${shade * 0.085}"/>`;
    return stop(shade) + stop(shade + 1);
  });
  const field = (fill: string, mask = "") => `<rect width="${width}" height="${height}" fill="${fill}"${mask}/>`;
  const mark = logo
    ? placed(logo, { ...logoBox(logo, width), y: 18 })
    : outline(wordmark, { box: `x="${width - 132}" y="21" width="100" height="54"`, fill: accent });
  const fading = isPlain ? "" : field(accent, ' mask="url(#m)"');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs>${pattern}<linearGradient id="f">${fade.join("")}</linearGradient><mask id="s">${field("url(#g)")}</mask><mask id="m">${field("url(#f)", ' mask="url(#s)"')}</mask></defs>${fading}${mark}</svg>`;
  return await sharp(Buffer.from(svg), { density: 144 })
    .resize(width * 2)
    .png({ palette: true, colours: logo ? 128 : 16, dither: 0, compressionLevel: 9, effort: 10 })
    .toBuffer();
}

/** The place of a logo at the end of the emails' picture. */
function logoBox(logo: { width: number; height: number }, width: number): Omit<Box, "y"> {
  const [most, height] = [200, 60];
  const taken = Math.min(most, (logo.width / logo.height) * height);
  return { x: width - 24 - taken, width: taken, height };
}
