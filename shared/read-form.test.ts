import { expect, it } from "vitest";
import { readFile, readForm, readJsonBody } from "./read-form.ts";

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
  const refused = readForm(new Request("http://localhost/", { method: "POST", body: "{}" }));
  await expect(refused).rejects.toMatchObject({
    ...{ name: "UnreadableForm", message: "This is no form.", code: "unreadable_body", reason: "body.unreadable" },
    cause: expect.any(TypeError),
  });
});

it("passes on an error that says something else than that it is no form", async () => {
  const broken = new RangeError("broken");
  const request = { formData: async () => await Promise.reject(broken) } as unknown as Request;
  await expect(readForm(request)).rejects.toBe(broken);
});

it("gives the bytes of a file, and none where no file was chosen", async () => {
  const form = await sent([
    ["proof", new File(["two"], "two.txt")],
    ["text", "two"],
  ]);
  expect([...(await readFile(form, "proof"))]).toEqual([...new TextEncoder().encode("two")]);
  expect([(await readFile(form, "text")).length, (await readFile(form, "other")).length]).toEqual([0, 0]);
});

const json = async (body: string, type?: string) =>
  await readJsonBody(
    new Request("http://localhost/", {
      method: "POST",
      body,
      headers: type === undefined ? {} : { "content-type": type },
    }),
  );

it.each(["application/json", "Application/JSON; charset=utf-8"])("reads a body of the type %s", async (type) => {
  expect(await json('{"a":1}', type)).toEqual({ a: 1 });
});

it.each<[string, string | undefined]>([
  ['{"a":1}', "text/plain"],
  ['{"a":1}', "application/jsonp"],
  ['{"a":1}', "text/application/json"],
  ['{"a":1}', undefined],
  ["{", "application/json"],
])("reads nothing of %s as %s", async (body, type) => {
  expect(await json(body, type)).toBeNull();
});
