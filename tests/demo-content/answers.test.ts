import { expect, it } from "vitest";
import { demoContent } from "#content/demo-site.ts";

const worded = demoContent.answers.filter(({ text, spoken }) => text !== undefined || spoken !== undefined);

it.each(["ur-Latn", "ur"])("every answer of the institute is there in %s", (lang) => {
  const without = worded.filter(({ spoken = [] }) => !spoken.some((one) => one.lang === lang));
  expect(without.map(({ id }) => id)).toEqual([]);
});

it("an answer in Urdu is in Urdu's script", () => {
  for (const { id, spoken = [] } of worded)
    for (const { lang, text } of spoken) expect(/\p{Script=Arabic}/u.test(text), id).toBe(lang === "ur");
});

it("the assistant names an employer's page for certificates, and the terms for complaints", () => {
  const textOf = (kind: string) => worded.find(({ kinds }) => kinds.some((one) => one === kind))?.text;
  expect(textOf("verify")).toContain("](/verify)");
  expect(textOf("recognised")).toContain("](/verify)");
  for (const named of ["Nadia Hussain Malik", "within 3 working days", "](/terms#complaints)"])
    expect(textOf("complaint")).toContain(named);
});
