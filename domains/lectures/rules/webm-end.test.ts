import { expect, it } from "vitest";
import { webmEnd } from "./webm-end.ts";

const header = [0x1a, 0x45, 0xdf, 0xa3, 0x84, 1, 2, 3, 4];
const segment = (...length: number[]) => new Uint8Array([...header, 0x18, 0x53, 0x80, 0x67, ...length, 9, 9]);

it("a WebM file ends where its segment does", () => {
  expect(webmEnd(segment(0x85))).toBe(14 + 5);
  expect(webmEnd(segment(0x41, 0x00))).toBe(15 + 256);
  expect(webmEnd(segment(0x01, 0, 0, 1, 0, 0, 0, 0))).toBe(21 + 2 ** 32);
});

it("a recording of a browser, and what is no WebM, names no end", () => {
  expect(webmEnd(segment(0x01, 255, 255, 255, 255, 255, 255, 255))).toBeNull();
  expect(webmEnd(segment(0xff))).toBeNull();
  expect(webmEnd(segment(0x01, 0, 0))).toBeNull();
  expect(webmEnd(new Uint8Array([0, 0, 0, 0x20, ...Buffer.from("ftypisom")]))).toBeNull();
  expect(webmEnd(new Uint8Array())).toBeNull();
});
