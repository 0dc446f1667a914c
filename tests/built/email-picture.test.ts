import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { expect, test } from "vitest";
import { brandPicture, loadBrandPicture } from "#server/integrations/mail/brand-picture.ts";

test("the picture in the head of mails is small, sharp on every screen, and stands on any ground", async () => {
  const picture = loadBrandPicture(fileURLToPath(new URL("../..", import.meta.url)));
  expect(picture?.length).toBeLessThan(8 * 1024);
  const { format, width, height, hasAlpha } = await sharp(picture ?? undefined).metadata();
  expect({ format, width, height, hasAlpha }).toEqual({
    ...{ format: "png", hasAlpha: true },
    ...{ width: brandPicture.width * 2, height: brandPicture.height * 2 },
  });
});
