import { expect, it } from "vitest";
import { decodeText } from "./decode-text.ts";

const bytesOf = (...bytes: number[]) => new Uint8Array(bytes).buffer;

it("reads the text of a file in the encodings of spreadsheets, and refuses what is no text", () => {
  expect(decodeText(bytesOf(0x53, 0xc3, 0xa9))).toBe("Sé");
  expect(decodeText(bytesOf(0xff, 0xfe, 0x53, 0, 0xe9, 0))).toBe("Sé");
  expect(decodeText(bytesOf(0xfe, 0xff, 0, 0x53, 0, 0xe9))).toBe("Sé");
  expect(() => decodeText(bytesOf(0x53, 0, 0x53))).toThrow("no text");
});
