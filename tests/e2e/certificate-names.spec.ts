import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import sharp from "sharp";
import { createCertificatePrinter } from "#server/integrations/receipt-pdf/certificate-printer.ts";
import type { CertificatePaper } from "#server/integrations/receipt-pdf/port.ts";
import { executablePath, quietLaunch } from "../../playwright.config.ts";
import { darkBox, differingShare, drawPdf } from "../support/pdf-pictures.ts";
import { expect, test } from "./support/test.ts";

const paper: CertificatePaper = {
  ...{ title: "", issuer: "", certifies: "", completed: "", course: "", details: [], taught: "", issued: "" },
  ...{ signature: "", number: "", verify: { words: "", url: "https://darsgah.example/" }, name: "" },
};

const require = createRequire(import.meta.url);
const arabic = readFileSync(
  require.resolve("@fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-arabic-500-normal.woff"),
);

/** Pixels of a point, and the size at which a short name is set. */
const scale = 3;
const size = 44;

const names = [
  ["Urdu", "محمد عبداللہ خان نیازی"],
  ["Urdu", "فاطمہ زہرا"],
  ["Urdu", "چوہدری ٹیپو گجر"],
  ["Arabic", "عبد الرحمن بن محمد آل ثاني"],
  ["Arabic", "مُحَمَّد"],
  ["Arabic", "أحمد الإمام"],
] as const;

// Chromium moves letters onto whole pixels unless it is told not to; paper has none.
test.use({
  deviceScaleFactor: scale,
  launchOptions: { executablePath, args: [...quietLaunch, "--font-render-hinting=none"] },
});

for (const [language, name] of names) {
  test(`the name ${name} in ${language} is drawn as Chromium draws it: at most 1 % of the pixels differ`, async ({
    page,
  }) => {
    const printed = await createCertificatePrinter().print({ ...paper, name }, { accent: "#ffffff", ink: "#000000" });
    // Between the frame and the foot there is nothing but the name.
    const ours = darkBox(await drawPdf(printed, scale), { x: 80, y: 70, width: 680, height: 340 }, scale);
    const face = `@font-face{font-family:name;src:url(data:font/woff;base64,${arabic.toString("base64")})}`;
    const style = `${face}body{margin:40px;font:500 ${size}px/2 name;white-space:nowrap;text-rendering:geometricPrecision;color:#000;background:#fff}`;
    await page.setContent(`<style>${style}</style><span dir="auto">${name}</span>`);
    await page.evaluate(() => document.fonts.ready);
    const shot = await sharp(await page.screenshot())
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const { width, height } = shot.info;
    const whole = { x: 0, y: 0, width: width / scale, height: height / scale };
    const theirs = darkBox({ data: shot.data, width, height }, whole, scale);
    expect(differingShare(ours, theirs)).toBeLessThanOrEqual(0.01);
  });
}
