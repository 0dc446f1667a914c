import { expect, test } from "vitest";
import { likeness } from "./likeness.ts";
import { traitCount, traitsOf } from "./traits.ts";

test.each([
  ["When does the next MERN batch begin?", "When does the next bus to Multan leave?"],
  ["data analysis ki fees kitni hai", "driving licence ki fees kitni hai"],
  ["Do I get a certificate at the end?", "How do I get a birth certificate?"],
])("%s looks more like ours than %s", (ours, other) => {
  expect(likeness(ours)).toBeGreaterThan(0);
  expect(likeness(other)).toBeLessThan(0);
});

test("a slip of the pen or another spelling changes little", () => {
  const likenesses = ["certificate", "certifcate", "sertificate"].map((word) =>
    likeness(`do you give a ${word} at the end`),
  );
  for (const one of likenesses) expect(one).toBeGreaterThan(0);
});

test("traits are numbers within bounds, each once, for any text", () => {
  for (const text of ["", "?", "درسگاه کہاں ہے", "a".repeat(500), "MERN MERN MERN"]) {
    const traits = traitsOf(text);
    expect(new Set(traits).size).toBe(traits.length);
    for (const trait of traits) expect(trait >= 0 && trait < traitCount).toBe(true);
  }
});
