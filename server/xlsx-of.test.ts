import { expect, it } from "vitest";
import { zippedFiles } from "../tests/support/workbook.ts";
import type { Row } from "./csv-of.ts";
import { xlsxInPieces } from "./xlsx-of.ts";

async function* inPages<Entry>(pages: Entry[][]) {
  yield* pages;
}

async function written(...given: Parameters<typeof xlsxInPieces<"day" | "name" | "sum">>) {
  const pieces: Uint8Array[] = [];
  for await (const piece of xlsxInPieces(...given)) pieces.push(piece);
  return Buffer.concat(pieces);
}

const columns = ["day", "name", "sum"] as const;

it("writes a workbook of texts, sums and days", async () => {
  const row = { day: "2026-12-05", name: "عبداللہ & <Tariq>", sum: -1250.5 };
  const files = zippedFiles(
    await written(columns, inPages<Row<"day" | "name" | "sum">>([[row], [{ day: null, name: "", sum: 0 }]]), ["day"]),
  );
  expect([...files.keys()]).toEqual(
    expect.arrayContaining(["[Content_Types].xml", "xl/workbook.xml", "xl/styles.xml"]),
  );
  const sheet = files.get("xl/worksheets/sheet1.xml");
  expect(sheet).toContain("عبداللہ &amp; &lt;Tariq&gt;");
  expect(sheet).toContain(`<c s="2"><v>-1250.5</v></c>`);
  expect(sheet).toContain(`<c s="1"><v>46361</v></c>`);
  expect(sheet).toContain(`<row><c/><c/><c s="2"><v>0</v></c></row>`);
});

it.each(["=1+1", "+92300", "@x", "-2", "\t=x", "＝1"])("writes %s as a text that is no formula", async (name) => {
  const sheet = zippedFiles(await written(columns, inPages([[{ day: null, name, sum: 1 }]]))).get(
    "xl/worksheets/sheet1.xml",
  );
  expect(sheet).toContain(`<c t="inlineStr" s="3"><is><t xml:space="preserve">${name}</t></is></c>`);
});

it("leaves out what XML has not", async () => {
  const sheet = zippedFiles(await written(columns, inPages([[{ day: null, name: "a\u0000\u000b\ud800b", sum: 1 }]])));
  expect(sheet.get("xl/worksheets/sheet1.xml")).toContain(">a\ufffdb<");
});

it("fails where the rows do", async () => {
  const broken = async function* (): AsyncGenerator<Row<"day" | "name" | "sum">[]> {
    yield [{ day: null, name: "a", sum: 1 }];
    throw new Error("The database has gone.");
  };
  await expect(written(columns, broken())).rejects.toThrow("The database has gone.");
});
