import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { MarkedLine, MarkedText } from "./marked-text.tsx";

const shown = (text: string) => renderToStaticMarkup(<MarkedText text={text} />);

it("shows bold, lists, links and code, which keeps its spaces", () => {
  const html = shown("Read **todo**, `npm  i` and [us](https://x.example).\n\n3. third\n\n```\nif x:\n    go()\n```");
  for (const part of ["<strong>todo</strong>", "npm  i</code>", 'href="https://x.example"', '<ol dir="auto" start="3"'])
    expect(html).toContain(part);
  expect(html).toContain("if x:\n    go()</code>");
});

it("keeps the lines of a plain text, and holds no markup or dangerous link of its own", () => {
  expect(shown("One\n  two\nsnake_case 2*3*4")).toContain(">One\n  two\nsnake_case 2*3*4</p>");
  const hostile = shown("<img src=x onerror=alert(1)> [x](javascript:alert(1)) **<b>**");
  expect(hostile).not.toMatch(/<img|<b>|href/);
});

it("shows one line inside another element, where nothing begins a list", () => {
  const line = renderToStaticMarkup(<MarkedLine text="- **<b>** and `a * b`" />);
  expect(line).toMatch(/^- <strong>&lt;b&gt;<\/strong> and <code[^>]*>a \* b<\/code>$/);
});
