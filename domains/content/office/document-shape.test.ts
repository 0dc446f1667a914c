import { describe, expect, it } from "vitest";
import { demoDocuments } from "#content/demo-site.ts";
import { contractOf } from "#domains/content/contract/kinds.ts";
import { en } from "#server/compose/words/messages.ts";
import { changesBetween } from "./document-changes.ts";
import { changeDocument, countName, elsewhere, elsewhereName, emptyOf, readDocument, textOf } from "./document-form.ts";
import { type Field, type FieldKind, shapeOf } from "./document-shape.ts";

const documents = demoDocuments.map((one) => ({ ...one, name: `${one.kind} ${one.id}` }));

function fieldsIn(kind: FieldKind): Field[] {
  if (kind.is === "list") return fieldsIn(kind.entry);
  return kind.is === "group" ? kind.fields.flatMap((field) => [field, ...fieldsIn(field.kind)]) : [];
}

const insidePath = (path: string, name: string | number) => (path === "" ? String(name) : `${path}.${name}`);

/** The fields that a browser sends of a document. */
function sentOf(kind: FieldKind, value: unknown, path: string, form: FormData) {
  const parts = Object.entries(value ?? {});
  if (kind.is === "group") {
    if (value) form.append(countName(path), "1");
    for (const [name, part] of parts) {
      const own = kind.fields.find((one) => one.name === name);
      if (own) sentOf(own.kind, part, insidePath(path, name), form);
    }
  } else if (kind.is === "list") {
    form.append(countName(path), String(parts.length));
    for (const [at, entry] of parts) sentOf(kind.entry, entry, insidePath(path, at), form);
  } else sentText(kind, value, path, form);
}

function sentText(kind: FieldKind, value: unknown, path: string, form: FormData) {
  if (kind.is === "choices") for (const one of value as string[]) form.append(path, one);
  else if (kind.is === "fees")
    for (const [code, fee] of Object.entries(value ?? {})) form.append(`${path}.${code}`, String(fee));
  else if (kind.is !== "yes" || value) form.append(path, kind.is === "yes" ? "on" : textOf(kind, value));
}

/** One field, as a shape names it. */
function fieldsOf(name: string, kind: FieldKind): Field[] {
  return [{ name, label: name, hint: null, kind, isOptional: false }];
}

const shapeFor = (document: { kind: string; id: string }) => {
  const shape = shapeOf(document, en);
  if (!shape) throw new Error("There is no such document.");
  return shape;
};

describe("the form of a document", () => {
  it.each(documents)("brings $name back as it was", ({ document, ...key }) => {
    const fields = shapeFor(key);
    const form = new FormData();
    sentOf({ is: "group", fields }, document, "", form);
    const read = contractOf(key)?.parse(readDocument(fields, form));
    expect(changesBetween(fields, contractOf(key)?.parse(document), read)).toEqual([]);
  });

  it("holds no more entries than were sent, whatever its counts say", () => {
    const week: FieldKind = {
      is: "list",
      entry: { is: "group", fields: fieldsOf("title", { is: "text", look: "line", most: null, isNullable: false }) },
      most: null,
    };
    const months: FieldKind = { is: "list", most: null, entry: { is: "group", fields: fieldsOf("weeks", week) } };
    const form = new FormData();
    form.append(countName("months"), "1000000000");
    for (let month = 0; month < 500; month += 1) form.append(countName(`months.${month}.weeks`), "1000000000");
    form.append("months.1.weeks.0.title", "Joins");
    form.append("months.1.weeks.7.title", "after a gap");
    const { months: read } = readDocument(fieldsOf("months", months), form);
    expect(read).toHaveLength(500);
    expect(read).toMatchObject({ 0: { weeks: [] }, 1: { weeks: [{ title: "Joins" }] } });
  });

  it("has a label for each field of each contract, and no label or hint too many", () => {
    const labels: string[] = [];
    const recording = (all: Record<string, string>) =>
      new Proxy(all, {
        get: (target, name: string) => {
          if (Object.hasOwn(target, name)) labels.push(name);
          return target[name];
        },
      });
    const { contentFields, language } = en;
    const recorded = { labels: recording(contentFields.labels), hints: recording(contentFields.hints) };
    const words = { language, contentFields: { ...contentFields, ...recorded } };
    const everyKey = [...documents, ...["parents", "sections"].map((id) => ({ kind: "page", id }))];
    const fields = everyKey.flatMap((key) => fieldsIn({ is: "group", fields: shapeOf(key, words) ?? [] }));
    const unnamed = fields.filter(({ name, label }) => label === name).map(({ name }) => name);
    // Settings and the parts of the site have screens of their own.
    const isTyped = ({ kind, id }: { kind: string; id: string }) =>
      kind !== "settings" && kind !== "company" && id !== "sections";
    const typed = everyKey.filter(isTyped).flatMap((key) => fieldsIn({ is: "group", fields: shapeFor(key) }));
    const options = typed.flatMap(({ kind }) => (kind.is === "choice" || kind.is === "choices" ? kind.options : []));
    const unsaid = options.filter(({ value, label }) => /^[a-z\d.]+$/.test(String(value)) && label === String(value));
    expect(unsaid.filter(({ value }) => typeof value === "string")).toEqual([]);
    expect([...new Set(unnamed)]).toEqual([]);
    const known = [...Object.keys(en.contentFields.labels), ...Object.keys(en.contentFields.hints)];
    expect(known.filter((name) => !labels.includes(name))).toEqual([]);
  });

  it("adds, moves and removes entries and parts, and leaves the rest as typed", () => {
    const fields = shapeFor({ kind: "plan", id: "x" });
    const page = shapeFor({ kind: "page", id: "about" });
    expect(changeDocument(fields, { title: "x" }, "remove:title")).toEqual({});
    const empty = emptyOf({ is: "group", fields: page });
    const one = changeDocument(page, empty, "add:values.list");
    const two = changeDocument(page, changeDocument(page, one, "add:values.list"), "add:values.list");
    const listOf = (document: unknown) => (document as { values: { list: unknown[] } }).values.list;
    expect(listOf(two)).toHaveLength(3);
    const named = { values: { list: ["a", "b", "c"] } };
    expect(listOf(changeDocument(page, named, "up:values.list.2"))).toEqual(["a", "c", "b"]);
    expect(listOf(changeDocument(page, named, "down:values.list.0"))).toEqual(["b", "a", "c"]);
    expect(listOf(changeDocument(page, named, "remove:values.list.1"))).toEqual(["a", "c"]);
    expect(changeDocument(page, named, "up:no.such.3")).toEqual(named);
  });

  it("tells what differs, with the place in words", () => {
    const page = shapeFor({ kind: "page", id: "about" });
    const [before, after] = [
      { values: { list: [{ title: "Care", text: "x" }] } },
      { values: { list: [{ title: "Calm", text: "x" }, { title: "New" }] } },
    ];
    expect(changesBetween(page, before, after)).toEqual([
      { path: "values.list.0.title", place: ["Values", "Entries 1", "Title"], before: "Care", after: "Calm" },
      { path: "values.list.1.title", place: ["Values", "Entries 2", "Title"], before: "", after: "New" },
    ]);
  });

  it.each([
    ["facebook.com/noor", "https://facebook.com/noor"],
    ["\u200ewww.facebook.com/noor ", "https://www.facebook.com/noor"],
    ["http://noor.example", "http://noor.example"],
    ["/courses?level=1#top", "/courses?level=1#top"],
    ["javascript:alert(1)", "javascript:alert(1)"],
    ["our page", "our page"],
  ])("writes a link as a whole address: %j", (typed, link) => {
    const sent = { url: elsewhere, [elsewhereName("url")]: typed };
    expect(readDocument(fieldsOf("url", { is: "link", options: [] }), Object.entries(sent))).toEqual({ url: link });
  });

  it("keeps what is no number as it was typed", () => {
    const form = new FormData();
    form.append("position", "soon");
    expect(readDocument(shapeFor({ kind: "question", id: "x" }), form)).toMatchObject({ position: "soon" });
  });
});

describe("a picture", () => {
  const fields: Field[] = [
    {
      name: "image",
      label: "",
      hint: null,
      isOptional: false,
      kind: { is: "picture", isNullable: true, hasWords: true },
    },
  ];
  const read = (sent: Record<string, string>) => readDocument(fields, Object.entries(sent)).image;

  it("is its address alone where it is decoration and whole, as former releases stored it", () => {
    expect(read({ image: "/a.webp", "image.~alt": "", "image.~decoration": "on" })).toBe("/a.webp");
    expect(read({ image: "/a.webp" })).toBe("/a.webp");
    expect(read({ image: "", "image.~alt": "" })).toBeNull();
  });

  it("says what it shows, the point that stays in view, and what it was cut from", () => {
    const framing = { "image.~focus": "40 20", "image.~whole": "/whole.webp" };
    expect(read({ image: "/a.webp", "image.~alt": "A bowl", ...framing })).toEqual({
      ...{ image: "/a.webp", alt: "A bowl", focus: { x: 40, y: 20 } },
      whole: "/whole.webp",
    });
  });

  it("that says nothing and is no decoration is not published", () => {
    const thumbnail = read({ image: "/a.webp", "image.~alt": "" });
    expect(thumbnail).toEqual({ image: "/a.webp", alt: "" });
    const found = contractOf({ kind: "project", id: "a" })?.safeParse({ image: thumbnail });
    expect(found?.error?.issues.some(({ path }) => path[0] === "image")).toBe(true);
  });
});
