import { describe, expect, it } from "vitest";
import { isTooDeep } from "./is-too-deep.ts";

const json = (text: string, type = "application/json") => isTooDeep(Buffer.from(text), type);
const nested = (depth: number) => "[".repeat(depth) + "]".repeat(depth);

describe("isTooDeep", () => {
  it("allows fifty lists and objects in each other", () => {
    expect(json(nested(50))).toBe(false);
    expect(json(nested(51))).toBe(true);
    expect(json('{"a":'.repeat(51))).toBe(true);
  });

  it("counts only what is open", () => expect(json(`[${"[],".repeat(100)}{}]`)).toBe(false));

  it("does not count brackets of texts, even behind a quotation mark", () => {
    expect(json(JSON.stringify({ text: `"\\"${nested(60)}`.slice(0, 100) }))).toBe(false);
    expect(json(`["\\\\",${nested(51)}]`)).toBe(true);
  });

  it("reads JSON alone", () => expect(json(nested(60), "image/png")).toBe(false));
});
