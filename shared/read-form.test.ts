import { expect, it } from "vitest";
import { readForm } from "./read-form.ts";

const sent = async (fields: [name: string, value: string | File][]) => {
  const body = new FormData();
  for (const [name, value] of fields) body.append(name, value);
  return await readForm(new Request("http://localhost/", { method: "POST", body }));
};

it("gives a form's texts without invisible marks and with plain spaces, in their lines", async () => {
  const form = await sent([
    ["reason", "\u200B\u2060"],
    ["message", "\u202AHello\u202C\u00A0there\n  Ali\u200B"],
    ["name", "می\u200Cخواهم"],
    ["tag", "one\u200E"],
    ["tag", "two"],
  ]);
  expect(form.get("reason")).toBe("");
  expect(form.get("message")).toMatch(/^Hello there\r?\n {2}Ali$/);
  expect(form.get("name")).toBe("می\u200Cخواهم");
  expect(form.getAll("tag")).toEqual(["one", "two"]);
});

it("leaves passwords and files as they are", async () => {
  const content = "\uFEFFName\u00A0\u200B";
  const form = await sent([
    ["password", "pass\u00A0word\u200B"],
    ["newPassword", "\u200Fpass"],
    ["file", new File([content], "list\u00A0.csv")],
  ]);
  expect([form.get("password"), form.get("newPassword")]).toEqual(["pass\u00A0word\u200B", "\u200Fpass"]);
  const file = form.get("file");
  expect(file instanceof File && [file.name, (await file.arrayBuffer()).byteLength]).toEqual([
    "list\u00A0.csv",
    new TextEncoder().encode(content).byteLength,
  ]);
});

it("refuses what is no form", async () => {
  await expect(readForm(new Request("http://localhost/", { method: "POST", body: "{}" }))).rejects.toThrow("no form");
});
