import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { sentenceIn } from "#shared/contract-sentence.ts";
import { messagesIn } from "./messages.ts";

/** Where contracts and the rules of documents refuse something in a sentence of their own. */
const files = globSync([
  ...["domains/*/contract.ts", "domains/*/contract/**/*.ts", "shared/fields.ts", "shared/currency-fields.ts"],
  ...["domains/content/rules/{issue-in-words,assemble-content,check-translation}.ts"],
  ...["domains/content/server/{check-site,assemble-site}.ts", "domains/money/rules/receipt-taxes.ts"],
]).filter((file) => !file.endsWith(".test.ts"));

/** Sentences of a description, which no person on a screen reads, or of what only a file's import says, in English. */
const aside = /\.describe\(|description:|throw |Error\(|It has \$|^\s*\*/;

/** A text of code in quotes that is a sentence. */
const sentence = /"([^"\\\n]+\.)"|`([^`\\\n]+\.)`/g;

const isSentence = (text: string) => /^[A-Z“$]/.test(text) && text.includes(" ");

/** A sentence as a reader may meet it: something stands where the code puts something in. */
const filled = (text: string) =>
  text
    .replace(/(?<=The |no )\$\{what\}/, "fact")
    .replace(/`?\$\{kinds\[.*?\}(?=\.)/, "a number")
    .replace(/\$\{inclusive [^}]*\}/, "more than")
    .replace(/\$\{origin [^}]*\}/, "characters")
    .replaceAll(/\{?\$\{[^}]*\}\}?/g, "7");

const said = files.flatMap((file) =>
  readFileSync(file, "utf8")
    .split("\n")
    .flatMap((line) =>
      aside.test(line) ? [] : [...line.matchAll(sentence)].map(([, plain, made]) => plain ?? made ?? ""),
    )
    .filter(isSentence)
    .map((text) => [filled(text), file] as const),
);

it("knows the sentences of contracts", () => {
  expect(said.length).toBeGreaterThan(100);
});

it.each(["ur", "ar"] as const)("has every sentence of a contract in %s", (locale) => {
  const left = said.filter(([text]) => sentenceIn(messagesIn[locale], text) === text);
  expect([...new Set(left.map((one) => one.join("   ")))]).toEqual([]);
});

it("leaves them as they are in English, but for a list's values, which are no words", () => {
  const others = said.filter(([text]) => sentenceIn(messagesIn.en, text) !== text);
  expect(others.map(([text]) => sentenceIn(messagesIn.en, text))).toEqual(["Please choose one from the list."]);
});
