import { brotliCompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { compileBootScript } from "../../scripts/vite-boot-plugin.ts";

test("the boot script stays small, classic and self-contained", async () => {
  const { code } = await compileBootScript();
  expect(code.length).toBeLessThanOrEqual(3.6 * 1024);
  expect(brotliCompressSync(code).length).toBeLessThanOrEqual(1536);
  expect(code).not.toMatch(/\bimport\b|\brequire\b|<\/script/);
});
