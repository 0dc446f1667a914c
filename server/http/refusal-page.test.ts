import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { en as messages } from "#server/compose/words/messages.ts";
import { refusalPage, refusalStyle } from "./refusal-page.ts";

const busy = { code: "unavailable", reason: "busy" } as const;

describe("refusalPage", () => {
  it("tells who sent a form how to get back to what they typed, and nobody else", async () => {
    const { typed } = messages.refusalPage;
    expect(await refusalPage(busy, messages, { isForm: true, home: "/" })).toContain(typed);
    expect(await refusalPage(busy, messages, { isForm: false, home: "/" })).not.toContain(typed);
  });

  it("carries the style that its policy names", async () => {
    const page = await refusalPage(busy, messages, { isForm: false, home: "/" });
    const [, style = ""] = /<style>([\s\S]*?)<\/style>/.exec(page) ?? [];
    expect(refusalStyle).toBe(`'sha256-${createHash("sha256").update(style).digest("base64")}'`);
  });
});
