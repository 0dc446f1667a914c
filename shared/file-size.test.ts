import { expect, it } from "vitest";
import { fileSize } from "./file-size.ts";

it.each([
  [0, "1 KB"],
  [1, "1 KB"],
  [1535, "1 KB"],
  [1536, "2 KB"],
  [999 * 1024, "999 KB"],
  [1000 * 1024, "1.0 MB"],
  [2.4 * 1024 ** 2, "2.4 MB"],
  [999.9 * 1024 ** 2, "999.9 MB"],
  [1000 * 1024 ** 2, "1.0 GB"],
  [11.8 * 1024 ** 3, "11.8 GB"],
])("%i bytes are %s", (bytes, words) => {
  expect(fileSize(bytes)).toBe(words);
});
