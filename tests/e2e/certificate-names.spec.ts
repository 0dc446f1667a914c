import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { type Browser, chromium, type Page } from "@playwright/test";
import sharp from "sharp";
import type { CertificatePaper } from "#domains/certificates/server/draw-certificate.ts";
import { createCertificatePrinter } from "#domains/certificates/server/print-certificate.ts";
import { executablePath, quietLaunch } from "../../playwright.config.ts";
import { textAsSvg } from "../support/pdf-outlines.ts";
import { darkBox, differingShare, drawPdf } from "../support/pdf-pictures.ts";
import { expect, test } from "./support/test.ts";

const paper: CertificatePaper = {
  lang: "en",
  ...{ title: "", issuer: "", certifies: "", completed: "", course: "", details: [], taught: "", issued: "" },
  ...{ signature: "", number: "", verify: { words: "", url: "https://darsgah.example/" }, name: "" },
};

const require = createRequire(import.meta.url);
const face = (family: string, file: string) => {
  const bytes = readFileSync(file).toString("base64");
  return `@font-face{font-family:${family};src:url(data:font/woff;base64,${bytes})}.${family}{font-family:${family}}`;
};
/** The fonts of the certificate's names. */
const faces = [
  face("arabic", require.resolve("@fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-arabic-500-normal.woff")),
  face("latin", require.resolve("@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff")),
];

/** Pixels of a point, and the size at which a short name is set. */
const scale = 3;
const size = 44;

const arabic = (text: string) => ({ family: "arabic", text });
const latin = (text: string) => ({ family: "latin", text });

const names = [
  ["Urdu", [arabic("محمد عبداللہ خان نیازی")]],
  ["Urdu", [arabic("فاطمہ زہرا")]],
  ["Urdu", [arabic("چوہدری ٹیپو گجر")]],
  ["Urdu", [arabic("ڈاکٹر ثمینہ شہزادی")]],
  ["Arabic", [arabic("عبد الرحمن بن محمد آل ثاني")]],
  ["Arabic with marks", [arabic("مُحَمَّد")]],
  ["Arabic with marks", [arabic("فَاطِمَةُ الزَّهْرَاءِ")]],
  ["Arabic", [arabic("أحمد الإمام")]],
  ["Latin", [latin("Ayesha Siddiqui")]],
  ["Latin and Urdu", [latin("Muhammad "), arabic("عبداللہ"), latin(" Jr.")]],
  ["Urdu and Latin", [arabic("خان "), latin("Muhammad"), latin(" "), arabic("نیازی")]],
] as const;

// A browser of their own, one for all: Chromium moves letters onto whole pixels unless it is told not to; paper has none.
test.describe.configure({ mode: "default" });
let browser: Browser;
test.beforeAll(async () => {
  const args = [...quietLaunch, "--font-render-hinting=none"];
  browser = await chromium.launch(executablePath ? { executablePath, args } : { args });
});
test.afterAll(async () => await browser.close());

/** Chromium's rendering of a page, as the smallest box around its dark pixels. */
async function drawn(page: Page, body: string) {
  const style = `body{margin:40px;font-size:${size}px;line-height:2;white-space:nowrap;text-rendering:geometricPrecision;color:#000;background:#fff}`;
  await page.setContent(`<style>${faces.join("")}${style}svg{position:absolute;left:0;top:0}</style>${body}`);
  await page.evaluate(() => document.fonts.ready);
  const shot = await sharp(await page.screenshot())
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = shot.info;
  return darkBox(
    { data: shot.data, width, height },
    { x: 0, y: 0, width: width / scale, height: height / scale },
    scale,
  );
}

/** How many names there are to one of the quick run's. */
const toOne = 5;

for (const [at, [language, parts]] of names.entries()) {
  const name = parts.map(({ text }) => text).join("");
  const tag = at % toOne === 0 ? [] : ["@thorough"];
  test(`the name ${name} in ${language} is drawn as Chromium draws it: at most 1 % of the pixels differ`, {
    tag,
  }, async () => {
    const page = await browser.newPage({ deviceScaleFactor: scale });
    const printed = await createCertificatePrinter().print({ ...paper, name }, { accent: "#ffffff", ink: "#000000" });
    const spans = parts.map(({ family, text }) => `<span class="${family}">${text}</span>`).join("");
    const theirs = await drawn(page, `<span dir="ltr">${spans}</span>`);
    // The glyphs of the file, at its positions: Chromium draws both, so that nothing else can differ.
    const outlines = await drawn(page, textAsSvg(printed, { x: 40, y: 200, width: 1400, height: 400 }));
    // A viewer of PDFs has a rasteriser of its own. Between the frame and the foot there is nothing but the name.
    const viewed = darkBox(await drawPdf(printed, scale), { x: 80, y: 70, width: 680, height: 340 }, scale);
    expect(differingShare(outlines, theirs)).toBeLessThanOrEqual(0.01);
    expect(differingShare(viewed, theirs)).toBeLessThanOrEqual(0.01);
    await page.close();
  });
}
