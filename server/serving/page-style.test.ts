import { expect, it } from "vitest";
import { styleOfPage } from "./page-style.ts";

/** The rules that a page with a paragraph of these classes keeps. */
const used = (sheet: string, ...classes: string[]) => styleOfPage(sheet, `<p class="${classes.join(" ")}">Hi</p>`);

it("keeps a rule if an element may have all classes of one of its selectors", () => {
  expect(used("p{margin:0}.a{color:red}.b{color:blue}", "a")).toBe("p{margin:0}.a{color:red}");
  expect(used(".a .b,.c>d{x:y}", "a")).toBe("");
  expect(used(".a .b,.c>p{x:y}", "c")).toBe(".a .b,.c>p{x:y}");
});

it("keeps a rule for elements that the page has, and one for all", () => {
  const sheet = "table{a:b}table,p{c:d}p::before{e:f}*,::after{g:h}.a table{i:j}:root[data-x=table]{k:l}";
  expect(used(sheet, "a")).toBe("table,p{c:d}p::before{e:f}*,::after{g:h}:root[data-x=table]{k:l}");
});

it("asks for no class that stands in brackets, of a selector or an attribute", () => {
  const sheet = '.a:not(:has(.b:is(.c,.d))) .e{x:y}[class*=".f"]{x:y}';
  expect(used(sheet, "a", "e")).toBe(sheet);
});

it("reads the names of utilities as an element has them", () => {
  const sheet = ".lg\\:grid-cols-\\[1\\.5fr_1fr\\]{x:y}.w-1\\/2{x:y}.has-\\[\\(a\\)\\,b\\]\\:p-1:has(a){x:y}";
  expect(used(sheet, "lg:grid-cols-[1.5fr_1fr]", "w-1/2", "has-[(a),b]:p-1")).toBe(sheet);
  expect(used(sheet)).toBe("");
});

it("keeps groups that hold something, statements, faces, and what is nested in a rule", () => {
  expect(used("@layer a,b;@layer a{@media (width>1px){.x{y:z}}.k{&:hover{.m{n:o}}}}@font-face{a:b}", "k")).toBe(
    "@layer a,b;@layer a{.k{&:hover{.m{n:o}}}}@font-face{a:b}",
  );
});

it("takes braces and commas in texts for no ends", () => {
  const sheet = '/*! a } { */.a:after{content:"};{"}.b{background:url(\'data:,<a b="}">\')}';
  expect(used(sheet, "a", "b")).toBe(sheet);
});

it("asks for the classes of a single selector that stands in brackets", () => {
  const sheet = ":where(.space-y-1>:not(:last-child)){x:y}.b:is(.c){x:z}";
  expect(used(sheet, "b")).toBe("");
  expect(used(sheet, "b", "c")).toBe(".b:is(.c){x:z}");
  expect(used(sheet, "space-y-1")).toBe(":where(.space-y-1>:not(:last-child)){x:y}");
});

it("leaves out a property that no rule reads, and an animation that none plays", () => {
  const property = "@property --x{syntax:'*'}@layer k{@keyframes turn{to{rotate:1turn}}}";
  const sheet = `.a{--x:1;width:var(--x)}.b{--x:2}.c{animation:turn 1s}${property}`;
  expect(used(sheet, "b")).toBe(".b{--x:2}@layer k{}");
  expect(used(sheet, "a")).toBe(".a{--x:1;width:var(--x)}@property --x{syntax:'*'}@layer k{}");
  expect(used(sheet, "c")).toBe(".c{animation:turn 1s}@layer k{@keyframes turn{to{rotate:1turn}}}");
});

it("keeps how a field's own parts look where the page has such a field", () => {
  const date = "::-webkit-datetime-edit{a:b}::-webkit-calendar-picker-indicator{c:d}";
  const number = "::-webkit-inner-spin-button{e:f}";
  const sheet = `::placeholder{x:y}${date}${number}::file-selector-button{g:h}::-webkit-search-decoration{i:j}`;
  const on = (type: string) => styleOfPage(sheet, `<input type="${type}">`);
  expect(on("text")).toBe("::placeholder{x:y}");
  expect(on("date")).toBe(`::placeholder{x:y}${date}${number}`);
  expect(on("number")).toBe(`::placeholder{x:y}${number}`);
  expect(on("file")).toBe("::placeholder{x:y}::file-selector-button{g:h}");
  expect(on("search")).toBe("::placeholder{x:y}::-webkit-search-decoration{i:j}");
});

it("leaves out values of Tailwind's own properties that nothing reads", () => {
  const sheet = ".a{--tw-x:1;--tw-y:2;width:var(--tw-x)}.b{c:d;--tw-y:3}@layer k{*{--tw-x:0;--tw-y:0}}";
  expect(used(sheet, "a", "b")).toBe(".a{--tw-x:1;width:var(--tw-x)}.b{c:d;}@layer k{*{--tw-x:0;}}");
});
