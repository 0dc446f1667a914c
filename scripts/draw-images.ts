import { mkdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import satori from "satori";
import sharp from "sharp";
import { starPattern } from "#app/ui/girih/star-pattern.ts";
import { demoSite } from "#content/demo-site.ts";
import { brandPicture } from "#server/integrations/mail/port.ts";
import { brandIcon, roundedIcon } from "#shared/rules/brand-icon.ts";
import { paletteOf } from "#shared/rules/palette.ts";
import type { SitePage } from "#shared/rules/site-pages.ts";
import { socialImagePath } from "#shared/rules/social-image-path.ts";

// Draws what the stylesheet cannot: the pictures that shared links show, the icons of browsers and home screens, and the
// picture at the top of every email.

const built = fileURLToPath(new URL("../build/client", import.meta.url));
const { company } = demoSite.content;
/** Without a wordmark nothing is drawn in its place. */
const wordmark = company.brand.wordmark ?? { viewBox: "0 0 1 1", path: "M0 0" };
const { accent, ...grounds } = company.brand.colors;
const palette = paletteOf(company.brand.colors);
const iconColors = { ink: grounds.ink.light, accent: accent.light };

const require = createRequire(import.meta.url);
const font = (family: string, weight: 400 | 500 | 700 | 800) => ({
  data: readFileSync(require.resolve(`@fontsource/${family}/files/${family}-latin-${weight}-normal.woff`)),
  weight,
  style: "normal" as const,
});
const fonts = [
  { name: "display", ...font("bricolage-grotesque", 800) },
  { name: "text", ...font("figtree", 500) },
];

/** Draws an SVG as wide as said, in the format of the file's ending. */
async function save(path: string, svg: string, width: number) {
  const file = join(built, path);
  mkdirSync(dirname(file), { recursive: true });
  await sharp(Buffer.from(svg))
    .resize(width)
    .jpeg({ quality: 80, mozjpeg: true, force: path.endsWith(".jpg") })
    .toFile(file);
}

/** A field of girih as an SVG fragment that fills `width` × `height`. */
function girih(
  { tiling, lines, ground }: { tiling: SitePage["tiling"]; lines: string; ground: string },
  scale: number,
) {
  const { width, height, path } = starPattern(tiling, 60, scale);
  return `<defs><pattern id="g" width="${width}" height="${height}" patternUnits="userSpaceOnUse" fill="none" stroke-linejoin="round"><path d="${path}" stroke="${lines}" stroke-width="${scale / 6}"/><path d="${path}" stroke="${ground}" stroke-width="${scale / 11}"/></pattern><linearGradient id="f"><stop offset="0.35" stop-color="${ground}"/><stop offset="1" stop-color="${ground}" stop-opacity="0.25"/></linearGradient></defs><rect width="100%" height="100%" fill="${ground}"/><rect width="100%" height="100%" fill="url(#g)"/><rect width="100%" height="100%" fill="url(#f)"/>`;
}

/** The page's name and description, set by lines; the answer is a whole SVG of 1200 × 630. */
async function words({ title, description }: SitePage): Promise<string> {
  const name = title.split(" | ")[0] ?? title;
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
        color: palette["on-hue"].light,
      },
      children: [
        line(company.name, { fontFamily: "display", fontSize: 40, paddingLeft: 104, height: 56 }),
        line(name, {
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
  return satori(column as Parameters<typeof satori>[0], { width: 1200, height: 630, fonts });
}

async function drawSocialImage(page: SitePage) {
  const ground = grounds[page.hue].light;
  const mark = `<svg x="72" y="58" width="88" height="76" viewBox="${wordmark.viewBox}"><path d="${wordmark.path}" fill="${accent.light}"/></svg>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="0 0 1200 630">${girih({ tiling: page.tiling, lines: accent.light, ground }, 62)}${mark}${await words(page)}</svg>`;
  await save(socialImagePath(page.path), svg, 1200);
}

async function drawIcons() {
  await save("icons/icon-192.png", roundedIcon(iconColors), 192);
  await save("icons/icon-512.png", roundedIcon(iconColors), 512);
  await save("icons/icon-maskable-512.png", brandIcon(iconColors, { margin: 0.2, corner: 0 }), 512);
  await save("icons/apple-touch-icon.png", brandIcon(iconColors, { margin: 0.16, corner: 0 }), 180);
}

/**
 * The picture at the top of every email: girih that fades towards the company's name, in front of it the name in Urdu.
 * Its ground is transparent, so that it stands on the band of either theme; few shades keep it small.
 */
async function drawEmailHeader() {
  const { width, height } = brandPicture;
  const { path, ...repeat } = starPattern("4.6.12", 60, 40);
  const shades = 6;
  const fade = Array.from({ length: shades }, (_, shade) => {
    const stop = (at: number) => `<stop offset="${at / shades}" stop-color="#fff" stop-opacity="${shade * 0.085}"/>`;
    return stop(shade) + stop(shade + 1);
  });
  const field = (fill: string, mask = "") => `<rect width="${width}" height="${height}" fill="${fill}"${mask}/>`;
  const urdu = `<svg x="${width - 132}" y="21" width="100" height="54" viewBox="${wordmark.viewBox}"><path d="${wordmark.path}" fill="${accent.light}"/></svg>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs><pattern id="g" width="${repeat.width}" height="${repeat.height}" patternUnits="userSpaceOnUse" fill="none" stroke-linejoin="round"><path d="${path}" stroke="#fff" stroke-width="5"/><path d="${path}" stroke="#000" stroke-width="3.4"/></pattern><linearGradient id="f">${fade.join("")}</linearGradient><mask id="s">${field("url(#g)")}</mask><mask id="m">${field("url(#f)", ' mask="url(#s)"')}</mask></defs>${field(accent.light, ' mask="url(#m)"')}${company.nameUrdu ? urdu : ""}</svg>`;
  const file = fileURLToPath(new URL(`../${brandPicture.file}`, import.meta.url));
  mkdirSync(dirname(file), { recursive: true });
  await sharp(Buffer.from(svg), { density: 144 })
    .resize(width * 2)
    .png({ palette: true, colours: 16, dither: 0, compressionLevel: 9, effort: 10 })
    .toFile(file);
}

await drawIcons();
await drawEmailHeader();
await Promise.all(demoSite.pages.all.map(drawSocialImage));
