import { expect, it } from "vitest";
import { textEndingOf } from "./text-files.ts";

const text = new TextEncoder().encode("# سبق");

it.each([
  ["notes.md", text, "md"],
  ["Lesson 1.IPYNB", text, "ipynb"],
  ["setup.py.exe", text, null],
  ["md", text, "md"],
  ["", text, null],
  ["notes.md", Uint8Array.of(35, 0, 35), null],
  ["notes.md", Uint8Array.of(0xff, 0xfe), null],
])("the text %j has the ending that its name and bytes say", (name, content, ending) =>
  expect(textEndingOf(name, content)).toBe(ending),
);
