import fc from "fast-check";
import { expect, it } from "vitest";
import { fileResponse } from "#ui/document/attachment.ts";

async function* chunks() {
  yield Uint8Array.of(1, 2);
  yield Uint8Array.of(3);
}

const fileOf = (name: string) => fileResponse({ content: chunks(), mediaType: "application/pdf", size: 3, name });
const headerFor = (name: string) => fileOf(name).headers.get("content-disposition") ?? "";

it("sends the whole file, to be saved and not guessed at", async () => {
  const answer = fileOf("a.pdf");
  expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
  expect(await answer.bytes()).toEqual(Uint8Array.of(1, 2, 3));
});

it("names a file in any script", () => {
  expect(headerFor('پہلا "سبق".pdf')).toBe(
    `attachment; filename="_  _ .pdf"; filename*=UTF-8''${encodeURIComponent("پہلا  سبق .pdf")}`,
  );
});

it("makes one header of any name, which no quote or line ends early", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), (name) => {
      expect(headerFor(name)).toMatch(/^attachment; filename="[^"\r\n\\]*"; filename\*=UTF-8''[\w.!~%#$&+^`|-]*$/);
    }),
  );
});
