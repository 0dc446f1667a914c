import { describe, expect, it } from "vitest";
import { readNotebook } from "./notebook.ts";

const notebookOf = (...cells: object[]) => JSON.stringify({ nbformat: 4, metadata: {}, cells });
const code = (outputs: object[], source: string | string[] = "plot()") => ({ cell_type: "code", source, outputs });

it("shows the sources of its cells, and what they printed, as text", () => {
  const text = notebookOf(
    { cell_type: "markdown", source: ["# Title\n", "<b>bold</b>"] },
    code([{ output_type: "stream", name: "stdout", text: ["1\n", "2\n"] }], ["print(1)\n", "print(2)"]),
    code([{ output_type: "error", ename: "NameError", evalue: "name 'x' is not defined", traceback: ["…"] }]),
  );
  expect(readNotebook(text)).toEqual([
    { is: "text", source: "# Title\n<b>bold</b>", outputs: [] },
    { is: "code", source: "print(1)\nprint(2)", outputs: [{ is: "text", text: "1\n2\n" }] },
    { is: "code", source: "plot()", outputs: [{ is: "text", text: "NameError: name 'x' is not defined" }] },
  ]);
});

it("shows pictures, and of HTML, SVG and scripts only the plain text beside them", () => {
  const html = { "text/html": "<script>alert(1)</script>", "text/plain": "a table" };
  const outputs = [
    { data: { "image/png": "iVBORw0KGgo=\n" } },
    { data: html },
    { data: { "image/svg+xml": "<svg onload='alert(1)'/>" } },
    { data: { "image/png": 'x" onerror="alert(1)' } },
    { data: { "application/javascript": "alert(1)" } },
  ];
  expect(readNotebook(notebookOf(code(outputs)))).toMatchObject([
    {
      outputs: [
        { is: "picture", address: "data:image/png;base64,iVBORw0KGgo=" },
        { is: "text", text: "a table" },
      ],
    },
  ]);
});

it.each(["", "{", "[]", "{}", '{"nbformat":3,"worksheets":[]}', '{"nbformat":4,"cells":[{"cell_type":1}]}'])(
  "is none for %j",
  (text) => expect(readNotebook(text)).toBeNull(),
);

const times = (count: number, part: string) => Array.from({ length: count }, () => part).join();

describe("what a student hands in to hold the program", () => {
  it.each([
    ["more bytes than are read", `{"nbformat":4,"cells":[],"metadata":"${"a".repeat(1_000_000)}"}`],
    ["objects without end", `{"nbformat":4,"cells":[],"metadata":[${times(200_000, "{}")}]}`],
    ["lists in lists", `${"[".repeat(400_000)}${"]".repeat(400_000)}`],
    ["a hundred thousand names", `{"nbformat":4,"cells":[],"metadata":{${times(100_000, '"a":1')}}}`],
  ])("is not read: %s", (_, text) => expect(readNotebook(text)).toBe("large"));

  it.each([
    ["bad cells", `{"nbformat":4,"cells":[${times(300_000, "0")}]}`],
    ["bad outputs", `{"nbformat":4,"cells":[{"cell_type":"code","source":"","outputs":[${times(300_000, "0")}]}]}`],
    [
      "bad outputs of many cells",
      `{"nbformat":4,"cells":[${times(300, `{"cell_type":"","source":"","outputs":[${times(1_000, "0")}]}`)}]}`,
    ],
    ["bad lines", `{"nbformat":4,"cells":[{"cell_type":"code","source":[${times(300_000, "0")}]}]}`],
  ])("is refused before its parts are looked at: %s", (_, text) => expect(readNotebook(text)).toBeNull());

  it("is shown as far as a page bears it", () => {
    const outputs = Array.from({ length: 400 }, () => ({ text: "a" }));
    const shown = readNotebook(notebookOf(...Array.from({ length: 20 }, () => code(outputs))));
    expect(Array.isArray(shown) ? shown.map((cell) => cell.outputs.length) : shown).toEqual([
      ...[400, 400, 200],
      ...Array.from({ length: 17 }, () => 0),
    ]);
  });
});
