import sharp from "sharp";
import { afterAll, beforeAll, expect, it } from "vitest";
import { emailPicture, picturesOf } from "#domains/content/rules/pictures.ts";
import { frameOf } from "#domains/content/site/frame-of.ts";
import { drawLogo } from "#server/drawing/draw-logo.ts";
import { drawPicture } from "#server/drawing/draw-picture.ts";
import { encodePhoto } from "#server/drawing/encode-photo.ts";
import { refusal } from "../support/accounts.ts";
import { startTestApp, type TestApp } from "../support/app.ts";
import { startOffice } from "../support/office.ts";
import { pngOf } from "../support/photos.ts";

let test: TestApp;
const { member } = startOffice(() => test);

beforeAll(async () => {
  const photos = { encode: encodePhoto, drawLogo };
  const drawer = { draw: async () => Buffer.from("drawn"), end() {} };
  test = await startTestApp({ DEMO_CONTENT: "off" }, { pictures: { keys: new Map(), email: null, drawer, photos } });
}, 60_000);
afterAll(async () => await test.stop());

const svg = (inner: string) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 100">${inner}</svg>`);
const shape = '<rect width="300" height="100" fill="#c31"/>';
const near = (pixel: Uint8Array, wanted: number[]) =>
  wanted.every((part, at) => Math.abs(part - (pixel[at] ?? 0)) < 12);
const brand = () => test.app.services.site().content.company.brand;
const pictures = () => picturesOf(test.app.services.site());

it("draws a logo to pixels, shows it everywhere at once, and takes it away again", async () => {
  const { verbs } = await member("manager");
  const before = pictures();
  await verbs.setLogo("light", svg(shape));
  await verbs.setLogo(
    "square",
    await sharp({ create: { width: 900, height: 900, channels: 3, background: "#c31" } })
      .png()
      .toBuffer(),
  );
  const { light, square } = brand().logos ?? {};
  expect([light, square]).toMatchObject([
    { width: 480, height: 160 },
    { width: 384, height: 384 },
  ]);
  const answer = await test.ask(`/api/logo/${light?.name}.png`);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    "content-type": "image/png",
    "cache-control": "public, max-age=31536000, immutable",
    "x-content-type-options": "nosniff",
  });
  expect(await sharp(Buffer.from(await answer.arrayBuffer())).metadata()).toMatchObject({ format: "png", width: 480 });
  const frame = frameOf(test.app.services.site());
  expect(frame.brand).toMatchObject({
    logo: `<img src="/api/logo/${light?.name}.png" width="480" height="160" alt="Darsgah">`,
  });
  expect(JSON.stringify(frame)).not.toContain(light?.png);
  const after = pictures();
  expect(after.every((one, at) => JSON.stringify(one) !== JSON.stringify(before[at]))).toBe(true);
  await verbs.setLogo("light", null);
  await verbs.setLogo("square", null);
  expect(pictures()).toEqual(before);
  await expect(test.ask(`/api/logo/${light?.name}.png`)).resolves.toMatchObject({ status: 404 });
  const { entries } = await verbs.listAudit({ limit: 4 }, { subject: "document" });
  expect(entries.map(({ verb }) => verb)).toEqual(Array(4).fill("setLogo"));
});

it("draws the logo on e-mails' picture and as the icon", async () => {
  const { verbs } = await member("owner");
  await verbs.setLogo("light", svg(shape));
  await verbs.setLogo("square", svg(shape));
  for (const path of [emailPicture, "/icons/icon-192.png", "/icons/icon-maskable-512.png"]) {
    const found = pictures().find((one) => one.path === path);
    if (!found) throw new Error(`There is no ${path}.`);
    const drawn = sharp(await drawPicture(found.drawing)).ensureAlpha();
    const { data } = await drawn.raw().toBuffer({ resolveWithObject: true });
    let red = 0;
    for (let at = 0; at < data.length; at += 4) if (near(data.subarray(at, at + 4), [0xcc, 0x33, 0x11, 0xff])) red += 1;
    expect(red, path).toBeGreaterThan(2_000);
  }
  await verbs.setLogo("light", null);
  await verbs.setLogo("square", null);
});

it.each<[string, () => Uint8Array | Promise<Uint8Array>, string]>([
  ["40 MB", () => new Uint8Array(40 * 1024 * 1024), "logo.tooLarge"],
  ["an SVG of more than half a megabyte", () => svg(shape + " ".repeat(600_000)), "logo.tooMany"],
  ["nothing", () => new Uint8Array(), "logo.missing"],
  ["an SVG with a script", () => svg("<script>alert(1)</script>"), "logo.script"],
  ["an SVG that handles an event", () => svg('<path d="M0 0" onload="alert(1)"/>'), "logo.script"],
  ["an SVG that refers to another place", () => svg('<use href="https://example.com/a.svg#b"/>'), "logo.outside"],
  ["an SVG with letters of a font", () => svg("<text>Noor</text>"), "logo.text"],
  ["a picture of 100 megapixels", () => pngOf(10_000, 10_000), "photo.tooManyPixels"],
  [
    "a photo",
    () =>
      sharp({ create: { width: 9, height: 9, channels: 3, background: "red" } })
        .jpeg()
        .toBuffer(),
    "logo.kind",
  ],
  ["a page", () => Buffer.from("<html></html>"), "logo.unreadable"],
  ["an empty drawing", () => svg(""), "logo.unreadable"],
])("refuses %s at the field", async (_, content, reason) => {
  const { verbs } = await member("owner");
  await expect(verbs.setLogo("light", await content())).rejects.toMatchObject({ reason, fields: { logo: { reason } } });
  expect(brand().logos ?? {}).toEqual({});
});

it("lets no teacher change it", async () => {
  const { verbs } = await member("teacher");
  await expect(verbs.setLogo("light", svg(shape))).rejects.toEqual(refusal("forbidden"));
});
