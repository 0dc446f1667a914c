import { describe, expect, it } from "vitest";
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

it.each<[string, number[], string]>([
  ["of an old Mac, by its line ends", [0x4a, 0x6f, 0x73, 0x8e, 0x0d], "José\r"],
  [
    "in Cyrillic, whose words are of high bytes alone",
    [0xc8, 0xe2, 0xe0, 0xed, 0x2c, 0xcf, 0xe5, 0xf2, 0xf0],
    "Иван,Петр",
  ],
  [
    "in Cyrillic capitals",
    [0xc8, 0xc2, 0xc0, 0xcd, 0x20, 0xcf, 0xc5, 0xd2, 0xd0, 0xce, 0xc2, 0x2c, 0x41],
    "ИВАН ПЕТРОВ,A",
  ],
  ["in Arabic, of letters that are capitals elsewhere", [0xd3, 0xc7, 0xd1, 0xc9], "سارة"],
  ["in Arabic, beside English in curly quotes", [0xe3, 0xcd, 0xe3, 0xcf, 0x2c, 0x93, 0x6f, 0x6b, 0x94], "محمد,“ok”"],
  ["in Arabic, between commas", [0xda, 0xe1, 0xed, 0x2c, 0xce, 0xc7, 0xe4], "علي,خان"],
  ["with single high letters, which are Western", [0x35, 0x80, 0x2c, 0x31, 0xb0], "5€,1°"],
  ["with as many words of high bytes as Western ones", [0xc9, 0x61, 0x2c, 0xda, 0xe1, 0xed], "Éa,Úáí"],
  ["wide, in Urdu alone, by its first mark", [0xff, 0xfe, 0x27, 0x06, 0x44, 0x06], "ال"],
  ["wide, in Urdu alone, by its first mark the other way round", [0xfe, 0xff, 0x06, 0x27, 0x06, 0x44], "ال"],
  ["that only begins as such a mark does", [0xff, 0x41], "ÿA"],
  ["that begins as the other mark does", [0xfe, 0x41], "þA"],
  ["whose second letter is one of a mark", [0x41, 0xfe, 0x41], "AþA"],
  ["whose second letter is the other one", [0x41, 0xff], "Aÿ"],
  ["in plain letters", [0x41, 0x2c, 0x42], "A,B"],
  ["in no letters", [], ""],
  ["wide, with its high half first", [0, 0x53, 0, 0xe9], "Sé"],
  ["wide, with few letters of ours", [0x27, 0x06, 0x44, 0x06, 0x20, 0, 0x41, 0], "ال A"],
])("reads a text %s", (_what, bytes, text) => {
  expect(decodeText(new Uint8Array(bytes))).toBe(text);
});

describe("a text in UTF-8 with a broken byte", () => {
  const urdu = [...new TextEncoder().encode("نام,علی خان\n")];
  it.each<[string, number[], string]>([
    ["in its middle", [...urdu, 0xe9, 0x2c, ...urdu], "نام,علی خان\n�,نام,علی خان\n"],
    ["at its end, where it was cut", urdu.slice(0, -2), "نام,علی خا�"],
    ["after its mark", [0xef, 0xbb, 0xbf, 0x4a, 0x6f, 0x73, 0xe9], "Jos�"],
    ["that it had before", [...new TextEncoder().encode("Jos�")], "Jos�"],
  ])("%s stays readable", (_where, bytes, text) => {
    expect(decodeText(new Uint8Array(bytes))).toBe(text);
  });

  it("and no more whole letters than broken ones is none", () => {
    expect(decodeText(bytesOf(0x53, 0xc3, 0xa9, 0x20, 0x53, 0xe9))).toBe("SÃ© Sé");
  });
});

it.each([
  ["an uneven number of bytes", [0x53, 0, 0x53]],
  ["zeros in both halves", [0, 0, 0x53, 0x53]],
  ["few zeros", [0x53, 0, ...Array(20).fill(0x53)]],
])("takes what has %s for no text", (_what, bytes) => {
  expect(() => decodeText(new Uint8Array(bytes))).toThrow("The file holds no text.");
});
