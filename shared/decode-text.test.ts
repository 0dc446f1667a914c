import { expect, it } from "vitest";
import { decodeText } from "./decode-text.ts";

const bytesOf = (...bytes: number[]) => new Uint8Array(bytes);

it("reads the text of a file in the encodings of spreadsheets, and refuses what is no text", () => {
  expect(decodeText(bytesOf(0x53, 0xc3, 0xa9))).toBe("Sé");
  expect(decodeText(bytesOf(0xff, 0xfe, 0x53, 0, 0xe9, 0))).toBe("Sé");
  expect(decodeText(bytesOf(0xfe, 0xff, 0, 0x53, 0, 0xe9))).toBe("Sé");
  expect(decodeText(bytesOf(0x53, 0, 0xe9, 0))).toBe("Sé");
  expect(decodeText(bytesOf(0x4a, 0x6f, 0x73, 0xe9, 0x20, 0x4e, 0x75, 0xf1, 0x65, 0x7a))).toBe("José Nuñez");
  expect(decodeText(bytesOf(0x41, 0x2c, 0xda, 0xe1, 0xed, 0x20, 0xce, 0xc7, 0xe4, 0x0a))).toBe("A,علي خان\n");
  expect(() => decodeText(bytesOf(0x53, 0, 0x53))).toThrow("no text");
});
