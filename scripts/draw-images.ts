import { copyFileSync, mkdirSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { demoSiteInLanguages } from "#content/demo-site.ts";
import { emailPicture, picturesOf } from "#domains/content/rules/pictures.ts";
import { pictureKey } from "#domains/content/server/create-pictures.ts";
import { drawPicture } from "#server/drawing/draw-picture.ts";
import { brandPicture } from "#server/mail/port.ts";

// Draws the pictures of the demo institute in each of its languages, and records them, so that the program draws only those that differ.

const build = fileURLToPath(new URL("../build", import.meta.url));
const { resolve } = createRequire(import.meta.url);

/** The fonts of the pictures, where the program finds them without their packages. */
const fonts = {
  display: "@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-800-normal.woff",
  text: "@fontsource/figtree/files/figtree-latin-500-normal.woff",
};
mkdirSync(join(build, "fonts"), { recursive: true });
for (const [name, file] of Object.entries(fonts)) copyFileSync(resolve(file), join(build, "fonts", `${name}.woff`));

const keys: Record<string, string> = {};
for (const picture of picturesOf(demoSiteInLanguages())) {
  const { path, drawing } = picture;
  const file = path === emailPicture ? join(build, "..", brandPicture.file) : join(build, "client", path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, await drawPicture(drawing));
  keys[path] = pictureKey(picture);
}
writeFileSync(join(build, "pictures.json"), JSON.stringify(keys));
