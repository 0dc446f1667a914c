import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PDFiumLibrary } from "@hyzyla/pdfium";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { isIban } from "#domains/institute/rules/iban.ts";
import { raastAmount, raastCode } from "#domains/money/rules/raast-code.ts";
import { codePath, codePng } from "#domains/money/server/draw-code.ts";
import { requireCommand } from "../support/required-command.ts";
import { drawClass, payloadOf as payloadOnPaper } from "../support/sample-vouchers.ts";

const codes = 1000;

/** An IBAN of Pakistan with the right check digits, and an amount, for each number. */
function payloadOf(number: number): string {
  const account = `MEZN${String(number * 7_919_011).padStart(16, "0")}`;
  const checked = Array.from({ length: 97 }, (_, at) => `PK${String(at + 2).padStart(2, "0")}${account}`).find(isIban);
  return raastCode({ iban: checked ?? "", amount: raastAmount((number * 37.25).toFixed(2)) });
}

const payloads = Array.from({ length: codes }, (_, at) => payloadOf(at + 1));

/** As an order's page draws it: 176 CSS pixels wide, on a screen of twice as many. */
async function onScreen(payload: string): Promise<Buffer> {
  const { path, size } = codePath(payload);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="352" height="352" shape-rendering="crispEdges"><rect width="100%" height="100%" fill="#fff"/><path d="${path}" stroke="#0c2a22"/></svg>`;
  return await sharp(Buffer.from(svg)).png().toBuffer();
}

/** The pages of a PDF as a printer of 200 dots an inch puts them on paper. */
async function onPaper(pdf: Uint8Array): Promise<Buffer[]> {
  const library = await PDFiumLibrary.init();
  try {
    const document = await library.loadDocument(pdf);
    const pictures: Buffer[] = [];
    for (const page of document.pages()) {
      const { data, width, height } = await page.render({ scale: 200 / 72, render: "bitmap" });
      pictures.push(
        await sharp(data, { raw: { width, height, channels: 4 } })
          .flatten()
          .greyscale()
          .png()
          .toBuffer(),
      );
    }
    document.destroy();
    return pictures;
  } finally {
    library.destroy();
  }
}

describe("zbar, the reader of many scanners", () => {
  const folder = mkdtempSync(join(tmpdir(), "payment-codes-"));
  beforeAll(() => requireCommand("zbarimg", ["--version"], "Debian: zbar-tools"));
  afterAll(() => rmSync(folder, { recursive: true }));

  /** What it reads in these pictures, in their order. */
  function readBy(pictures: Buffer[]): string[] {
    const files = pictures.map((picture, at) => {
      const file = join(folder, `${at}.png`);
      writeFileSync(file, picture);
      return file;
    });
    const { stdout } = spawnSync("zbarimg", ["--quiet", "--raw", "-Sdisable", "-Sqrcode.enable", ...files]);
    return stdout.toString().trimEnd().split("\n");
  }

  it.each<[string, (payload: string) => Promise<Buffer> | Buffer]>([
    ["on screen", onScreen],
    ["in an e-mail", codePng],
  ])(`reads each of ${codes} payment codes %s`, async (_, draw) => {
    const pictures: Buffer[] = [];
    for (const payload of payloads) pictures.push(await draw(payload));
    expect(readBy(pictures)).toEqual(payloads);
  });

  it("reads the code on each of the three parts of each of a class's vouchers, on paper", async () => {
    const pages = await onPaper(await drawClass(12));
    const expected = pages.flatMap((_, at) => Array.from({ length: 3 }, () => payloadOnPaper(at)));
    expect(pages).toHaveLength(12);
    expect(readBy(pages)).toEqual(expected);
  }, 60_000);
});
