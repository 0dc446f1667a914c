import { expect, it } from "vitest";
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
  expect(readNotebook(notebookOf(code(outputs)))?.[0]?.outputs).toEqual([
    { is: "picture", address: "data:image/png;base64,iVBORw0KGgo=" },
    { is: "text", text: "a table" },
  ]);
});

it.each(["", "{", "[]", "{}", '{"nbformat":3,"worksheets":[]}', '{"nbformat":4,"cells":[{"cell_type":1}]}'])(
  "is none for %j",
  (text) => expect(readNotebook(text)).toBeNull(),
);
