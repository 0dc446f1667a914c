import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { getPriority, tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createDrawingProcess, createPhotoProcess } from "./drawing-process.ts";

const folder = mkdtempSync(join(tmpdir(), "drawing-"));
const program = join(folder, "program.mjs");
/** Draws its own priority. */
const measuring = join(folder, "measuring.mjs");

beforeAll(() => {
  const answer = '(message) => process.send({ picture: message.photo ?? Buffer.from("drawn") })';
  writeFileSync(program, `process.on("disconnect", () => process.exit()); process.on("message", ${answer});`);
  const measured = "() => process.send({ picture: Buffer.from(String(getPriority())) })";
  writeFileSync(measuring, `import { getPriority } from "node:os"; process.on("message", ${measured});`);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it("takes each photo after the one before, whose process is only just ending", async () => {
  const photos = createPhotoProcess(program);
  for (const byte of [1, 2, 3, 4, 5, 6]) {
    const photo = new Uint8Array([byte]);
    expect(await photos.encode(photo)).toEqual({ picture: photo });
  }
});

it("stands back for the program", async () => {
  const drawer = createDrawingProcess(measuring);
  const priority = (await drawer.draw({ shows: "icon", svg: "<svg/>", width: 16 })).toString();
  drawer.end();
  expect(Number(priority)).toBeGreaterThan(getPriority());
});

it("draws again after it was ended", async () => {
  const drawer = createDrawingProcess(program);
  for (const width of [16, 32]) {
    expect((await drawer.draw({ shows: "icon", svg: "<svg/>", width })).toString()).toBe("drawn");
    drawer.end();
  }
});
