import sharp from "sharp";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { LogoSlot } from "#domains/institute/contract.ts";
import { drawLogo } from "#server/drawing/draw-logo.ts";
import { encodePhoto } from "#server/drawing/encode-photo.ts";
import { startTestApp, type TestApp } from "../support/app.ts";
import { startOffice } from "../support/office.ts";
import { pngOf } from "../support/photos.ts";

let test: TestApp;
let isBroken = false;
const { member } = startOffice(() => test);

beforeAll(async () => {
  const photos = {
    async encode(content: Uint8Array) {
      if (isBroken) throw new Error("The process that draws ended.");
      return await encodePhoto(content);
    },
    async drawLogo(content: Uint8Array, slot: LogoSlot) {
      return await drawLogo(content, slot);
    },
  };
  const drawer = { draw: async () => Buffer.from("drawn"), end() {} };
  test = await startTestApp({ DEMO_CONTENT: "off" }, { pictures: { keys: new Map(), email: null, drawer, photos } });
}, 60_000);
afterAll(async () => await test.stop());

const photoOf = async (width: number, height: number) =>
  await sharp({ create: { width, height, channels: 3, background: "#14613f" } })
    .withExif({ IFD0: { Artist: "Somebody" } })
    .jpeg()
    .toBuffer();

it("stores a photo made anew, within bounds, without what the camera wrote, and serves it for good", async () => {
  const { verbs } = await member("manager");
  const { path } = await verbs.addPhoto(await photoOf(2400, 1200));
  expect(path).toMatch(/^\/api\/photos\/[0-9a-f]{32}\.webp$/);
  const answer = await test.ask(path);
  expect(answer.status).toBe(200);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    "content-type": "image/webp",
    "cache-control": "public, max-age=31536000, immutable",
    "x-content-type-options": "nosniff",
  });
  const { format, width, height, exif } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
  expect({ format, width, height, exif }).toEqual({ format: "webp", width: 1600, height: 800, exif: undefined });
  expect(await verbs.addPhoto(await photoOf(2400, 1200))).toEqual({ path });
  const { entries } = await verbs.listAudit({ limit: 2 }, { subject: "photo" });
  expect(entries.map(({ verb }) => verb)).toEqual(["addPhoto", "addPhoto"]);
});

it.each<[string, () => Uint8Array | Promise<Uint8Array>, object]>([
  [
    "100 megapixels",
    () => pngOf(10_000, 10_000),
    { reason: "photo.tooManyPixels", values: { megapixels: 100, most: 50 } },
  ],
  ["more than 10 MB", () => new Uint8Array(10 * 1024 * 1024 + 1), { code: "too_large", reason: "photo.tooLarge" }],
  ["nothing", () => new Uint8Array(), { reason: "photo.missing" }],
  ["no picture", () => Buffer.from("<html>"), { reason: "photo.unreadable" }],
  [
    "a drawing",
    () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
    { reason: "photo.unreadable" },
  ],
])("refuses %s", async (_, content, refusal) => {
  const { verbs } = await member("owner");
  await expect(verbs.addPhoto(await content())).rejects.toMatchObject(refusal);
});

it("says so if no photo can be taken now, and takes the next", async () => {
  const { verbs } = await member("owner");
  isBroken = true;
  await expect(verbs.addPhoto(await photoOf(8, 8))).rejects.toMatchObject({ reason: "photo.notNow" });
  isBroken = false;
  expect(await verbs.addPhoto(await photoOf(8, 8))).toHaveProperty("path");
});

it.each(["nothing.webp", "..%2Fsecret", `${"0".repeat(32)}.webp`])("finds no photo named %s", async (name) => {
  expect((await test.ask(`/api/photos/${name}`)).status).toBe(404);
});
