import { expect, it } from "vitest";
import { initialsOf } from "./initials-of.ts";

it("takes the first letters of a name's first and last word, in any script", () => {
  expect(initialsOf("Ayesha Khan")).toBe("AK");
  expect(initialsOf("Dr. Noor ul Ain")).toBe("NA");
  expect(initialsOf("ayesha khan")).toBe("ak");
  expect(initialsOf("Hamza")).toBe("H");
  expect(initialsOf("  ")).toBe("");
  expect(initialsOf("Khan, Ayesha")).toBe("KA");
  expect(initialsOf("(Noor) Ain 3rd")).toBe("A");
  expect(initialsOf("Ayesha van Khan")).toBe("AK");
  expect(initialsOf("ul Ain")).toBe("A");
  expect(initialsOf("𝒩oor Ain")).toBe("𝒩A");
});

it("keeps the letters of Urdu and Arabic apart, as their own forms", () => {
  expect(initialsOf("عائشہ فاطمہ بنت عبدالرحمٰن صدیقی")).toBe("ع\u200cص");
  expect(initialsOf("نور، فاطمہ")).toBe("ن\u200cف");
  expect(initialsOf("عائشہ Ayesha Khan")).toBe("ع\u200cK");
});
