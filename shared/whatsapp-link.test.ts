import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { whatsappLink } from "./whatsapp-link.ts";

describe("WhatsApp link (specification §2, floating elements)", () => {
  test("contains the number in digits only, and the greeting", () => {
    const link = new URL(whatsappLink({ e164: "+92 300 0000142", greeting: "Hello! I'm here & ready." }));
    expect(link.origin + link.pathname).toBe("https://wa.me/923000000142");
    expect(link.searchParams.get("text")).toBe("Hello! I'm here & ready.");
  });
});

test("stays whole where a program looks for addresses in a text", () => {
  const link = whatsappLink({ e164: "+923000000142", greeting: "Hello! I'm interested (very) in your services." });
  expect(link).toMatch(/^[\w:/?=%.-]+\w$/);
});

test("contains any greeting unchanged, and only the digits of the number", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), fc.stringMatching(/^\+[1-9][0-9 -]{6,14}$/), (greeting, e164) => {
      const link = new URL(whatsappLink({ e164, greeting }));
      expect(link.searchParams.get("text")).toBe(greeting);
      expect(link.pathname).toBe(`/${e164.replace(/[+ -]/g, "")}`);
      expect(link.host).toBe("wa.me");
    }),
  );
});
