import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { holdsNul, mendHalfLetters, textSize } from "./body-text.ts";

const form = "application/x-www-form-urlencoded;charset=UTF-8";
const json = "application/json";
const bytes = (text: string) => new TextEncoder().encode(text);

/** A form as a browser sends it, and its type. */
async function multipart(fill: (form: FormData) => void) {
  const sent = new FormData();
  fill(sent);
  const request = new Request("http://localhost", { method: "POST", body: sent });
  const type = request.headers.get("content-type") ?? "";
  return holdsNul(new Uint8Array(await request.arrayBuffer()), type);
}

describe("a NUL in a body", () => {
  it.each([
    ["a form", form, "batch=a%00b", true],
    ["a form that speaks of one", form, "batch=a%2500b&text=\\u0000", false],
    ["JSON", json, '{"batch":"a\\u0000b"}', true],
    ["JSON after a backslash", json, '{"batch":"\\\\\\u0000"}', true],
    ["JSON that speaks of one", json, '{"batch":"\\\\u0000 and %00"}', false],
    ["a form as a byte", form, "batch=a\0b", true],
    ["bytes that nothing reads as text", "application/octet-stream", "a\0b", false],
  ])("in %s", (_what, type, body, holds) => expect(holdsNul(bytes(body), type)).toBe(holds));

  it("in a field or a file's name of a form with files, not in a file", async () => {
    const file = (name: string) => new File([new Uint8Array([0, 1, 0])], name);
    expect(await multipart((sent) => sent.set("slides", file("week 1.pdf")))).toBe(false);
    expect(await multipart((sent) => sent.set("slides", file("week\0.pdf")))).toBe(true);
    expect(await multipart((sent) => sent.set("title", "a\0b"))).toBe(true);
    expect(
      await multipart((sent) => {
        sent.set("slides", file("a.pdf"));
        sent.set("title", "a\0b");
      }),
    ).toBe(true);
  });

  it("is found in whatever JSON and forms hold", () => {
    const texts = fc.array(fc.string({ unit: fc.constantFrom("\0", "\\", "u0000", "a", "%00", '"') }));
    fc.assert(
      fc.property(texts, (all) => {
        const holds = all.some((text) => text.includes("\0"));
        expect(holdsNul(bytes(JSON.stringify(all)), json)).toBe(holds);
        expect(holdsNul(bytes(new URLSearchParams(all.map((text) => ["a", text])).toString()), form)).toBe(holds);
      }),
    );
  });
});

describe("half of a letter in JSON", () => {
  const mended = (text: string, type = json) => {
    const body = bytes(text);
    mendHalfLetters(body, type);
    return new TextDecoder().decode(body);
  };

  it.each([
    ['{"text":"\\ud800"}', '{"text":"\\ufffd"}'],
    ['{"text":"\\uDE00\\ud83d\\uDE00\\ud83d"}', '{"text":"\\ufffd\\ud83d\\uDE00\\ufffd"}'],
    ['{"text":"\\ud83d\\ud83d\\ude00"}', '{"text":"\\ufffd\\ud83d\\ude00"}'],
    ['{"text":"\\\\ud800"}', '{"text":"\\\\ud800"}'],
    ['{"text":"\\\\\\ud800"}', '{"text":"\\\\\\ufffd"}'],
    ['{"text":"\\ud8', '{"text":"\\ud8'],
  ])("becomes the sign for an unreadable one: %s", (text, becomes) => expect(mended(text)).toBe(becomes));

  it("stays in a body of another type", () => expect(mended("a=\\ud800", form)).toBe("a=\\ud800"));

  it("is never left in what JSON holds, and nothing else changes", () => {
    const unit = fc.constantFrom("\ud83d", "\ude00", "\\", "ud800", "a", '"', "\n");
    fc.assert(
      fc.property(fc.array(fc.string({ unit })), (all) => {
        expect(JSON.parse(mended(JSON.stringify(all)))).toEqual(all.map((text) => text.toWellFormed()));
      }),
    );
  });
});

async function sizeOf(fill: (form: FormData) => void) {
  const sent = new FormData();
  fill(sent);
  const request = new Request("http://localhost", { method: "POST", body: sent });
  return textSize(new Uint8Array(await request.arrayBuffer()), request.headers.get("content-type") ?? "");
}

it("counts what a form with files says in text, and not its files", async () => {
  const file = new File([new Uint8Array(100_000)], "week 1.pdf");
  const alone = await sizeOf((sent) => sent.set("slides", file));
  const titled = await sizeOf((sent) => {
    sent.set("slides", file);
    sent.set("title", "a".repeat(5_000));
  });
  expect(alone).toBeLessThan(300);
  expect(titled - alone).toBeGreaterThanOrEqual(5_000);
  expect(titled - alone).toBeLessThan(5_300);
});

it("counts a body of any other type whole", () => {
  expect(textSize(new Uint8Array(1_000), "application/x-www-form-urlencoded")).toBe(1_000);
});
