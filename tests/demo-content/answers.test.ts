import { expect, it } from "vitest";
import { demoContent, demoDocuments, demoSeed } from "#content/demo-site.ts";

const worded = demoContent.answers.filter(({ text, spoken }) => text !== undefined || spoken !== undefined);

const inUrdu = demoSeed.documents.filter(({ kind, locale }) => kind === "answer" && locale === "ur");

it("every answer of the institute is there in Roman Urdu, and once in Urdu", () => {
  for (const { id, spoken = [] } of worded) {
    const languages = spoken.map(({ lang }) => lang);
    if (inUrdu.some((one) => one.id === id)) languages.push("ur");
    expect(languages.toSorted(), id).toEqual(["ur", "ur-Latn"]);
  }
});

it("an answer in Urdu is in Urdu's script", () => {
  for (const { id, spoken = [] } of worded)
    for (const { lang, text } of spoken) expect(/\p{Script=Arabic}/u.test(text), id).toBe(lang === "ur");
});

/** What Urdu writes in Latin letters too: a program, an examination, a kind of file, and what is registered. */
const latinNames = ["WooCommerce", "Certified Ethical Hacker", "CEH", "PDF", "HEC", "SECP", "NTN"];

it("an answer in Urdu has no English word but names", () => {
  expect(inUrdu.length).toBeGreaterThan(50);
  const others = demoDocuments.filter(({ kind }) => kind === "answer");
  const answers = [
    ...others,
    ...inUrdu.map((one) => ({ ...one, document: { spoken: [{ ...(one.document as object), lang: "ur" }] } })),
  ];
  for (const { id, document } of answers) {
    const { spoken = [] } = document as {
      spoken?: ({ lang: string } & Record<string, string | Record<string, string>>)[];
    };
    const { lang: _, ...texts } = spoken.find(({ lang }) => lang === "ur") ?? { lang: "ur" };
    for (const text of Object.values(texts).flatMap((one) =>
      typeof one === "object" && one !== null ? Object.values(one) : [one],
    )) {
      const shown = String(text)
        .replace(/\]\([^)]*\)/g, "]")
        .replace(/\{[^}]*\}/g, "");
      const rest = latinNames.reduce((left, name) => left.replaceAll(name, ""), shown);
      expect(rest.match(/[A-Za-z]{2,}/g) ?? [], id).toEqual([]);
    }
  }
});

it("the assistant names an employer's page for certificates, and the terms for complaints", () => {
  const textOf = (kind: string) => worded.find(({ kinds }) => kinds.some((one) => one === kind))?.text;
  expect(textOf("verify")).toContain("](/verify)");
  expect(textOf("recognised")).toContain("](/verify)");
  for (const named of ["Nadia Hussain Malik", "within 3 working days", "](/terms#complaints)"])
    expect(textOf("complaint")).toContain(named);
});
