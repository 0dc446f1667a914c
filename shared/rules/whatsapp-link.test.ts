import { describe, expect, test } from "vitest";
import { whatsappLink } from "./whatsapp-link.ts";

describe("WhatsApp link (specification §2, floating elements)", () => {
  test("names the number in digits only, and carries the greeting", () => {
    const link = new URL(whatsappLink({ e164: "+92 300 0000142", greeting: "Hello! I'm here & ready." }));
    expect(link.origin + link.pathname).toBe("https://wa.me/923000000142");
    expect(link.searchParams.get("text")).toBe("Hello! I'm here & ready.");
  });
});
