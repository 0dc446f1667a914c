import { readFile } from "node:fs/promises";
import sharp from "sharp";
import { expect, test } from "vitest";
import { brandPicture } from "#server/mail/port.ts";

test("the picture at the top of emails is small, sharp on every screen, and fits any background", async () => {
  const picture = await readFile(new URL(`../../${brandPicture.file}`, import.meta.url));
  expect(picture.length).toBeLessThan(8 * 1024);
  const { format, width, height, hasAlpha } = await sharp(picture).metadata();
  expect({ format, width, height, hasAlpha }).toEqual({
    ...{ format: "png", hasAlpha: true },
    ...{ width: brandPicture.width * 2, height: brandPicture.height * 2 },
  });
});
