import fc from "fast-check";
import { expect, it } from "vitest";
import { processorTime } from "../tests/support/processor-time.ts";
import { type MarkdownInline, readInline, readMarkdown, readPlainly } from "./markdown.ts";

const text = (said: string) => ({ is: "text", text: said });

it("reads bold, italics, code and links", () => {
  expect(readInline("Read **this *now* first**, `a*b*` and [our page](https://x.example/a_b_c).")).toEqual([
    text("Read "),
    { is: "strong", children: [text("this "), { is: "em", children: [text("now")] }, text(" first")] },
    text(", "),
    { is: "code", text: "a*b*" },
    text(" and "),
    { is: "link", href: "https://x.example/a_b_c", children: [text("our page")] },
    text("."),
  ]);
});

it("leaves alone what has no partner, names of files, sums and facts", () => {
  for (const line of [
    "2 * 3 * 4",
    "2*3*4 and 2**3**4",
    "__init__.py, def f(*args, **kwargs)",
    "https://x.example/a_b_c?d=*e",
    "<div class='x'>a < b</div>",
    "قیمت * 2 اور نام_کا_حصہ",
    "snake_case_name",
    "**open",
    "a ] b [",
    "`tick",
    "{first_name} and {last_name}",
    "x**",
  ])
    expect(readInline(line)).toEqual([text(line)]);
  expect(readInline("\\*not bold\\*")).toEqual([text("*not bold*")]);
});

it("links nowhere but to the web, a mailbox, a phone or the site", () => {
  for (const href of ["javascript:alert(1)", "data:text/html,x", "//evil.example", "ht tp://x", "vbscript:x", "{link}"])
    expect(readInline(`[x](${href})`).some(({ is }) => is === "link")).toBe(false);
  for (const href of ["https://x.example", "mailto:a@x.example", "tel:+92300", "/courses"])
    expect(readInline(`[x](${href})`)).toEqual([{ is: "link", href, children: [text("x")] }]);
});

it("reads paragraphs, lists and fenced code", () => {
  expect(readMarkdown("One\ntwo\n\n- a\n- b\n\n1. first\n2) second\n```\n- *code*\n```")).toEqual([
    { is: "paragraph", lines: [[text("One")], [text("two")]] },
    { is: "list", first: null, items: [[text("a")], [text("b")]] },
    { is: "list", first: 1, items: [[text("first")], [text("second")]] },
    { is: "code", text: "- *code*" },
  ]);
});

it("keeps the numbers that were typed", () => {
  expect(readMarkdown("3. third\n4. fourth\n7. seventh")).toEqual([
    { is: "list", first: 3, items: [[text("third")], [text("fourth")]] },
    { is: "list", first: 7, items: [[text("seventh")]] },
  ]);
});

it("loses no letter of any text", () => {
  const lettersOf = (pieces: MarkdownInline[]): string =>
    pieces.map((one) => ("text" in one ? one.text : lettersOf(one.children))).join("");
  const signs = fc.array(fc.constantFrom("a", "b", "*", "_", "`", "[", "]", "(", ")", " ", "{", "}"), {
    maxLength: 40,
  });
  fc.assert(
    fc.property(signs, (typed) => {
      const line = typed.join("");
      const letters = (said: string) => said.replace(/[^ab]/g, "");
      // No address in it is a link's.
      expect(letters(lettersOf(readInline(line)))).toBe(letters(line));
    }),
  );
});

it("takes processor time in proportion to the text", async () => {
  for (const sign of ["*", "**", "_a ", "[", "`", "[](", "*a**", "**a*", "{", "\\", "[a]"])
    expect(await processorTime(() => readInline(sign.repeat(200_000 / sign.length))), sign).toBeLessThan(2_000);
});

it("is read aloud without its marks", () => {
  expect(readPlainly("Which **join** of `a`\nkeeps [all](https://example.com)?\n\n- one\n- two")).toBe(
    "Which join of a\nkeeps all?\none\ntwo",
  );
});

it("reads code whose fence has no end, and lines of every kind of file", () => {
  expect(readMarkdown("One\r\ntwo\r```\na\n\n*b*")).toEqual([
    { is: "paragraph", lines: [[text("One")], [text("two")]] },
    { is: "code", text: "a\n\n*b*" },
  ]);
});

it("keeps a mark at the end of a line, and an address that is too long or missing", () => {
  for (const line of ["a\\", "[a]()", `[a](https://x.example/${"a".repeat(500)})`, "a [", "`", "{", "[a](b"])
    expect(readInline(line), line).toEqual([text(line)]);
});
