import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { DocumentKey } from "#domains/content/contract/kinds.ts";
import type { OpenDatabase } from "#server/db/client.ts";
import { databases } from "../support/databases.ts";
import {
  countPublished,
  type Document,
  seededDocument,
  startPublishingProgram,
} from "../support/publishing-program.ts";

const [embedded] = databases;
const course = { kind: "course", id: "data-analyst", locale: "en" };
const service = { kind: "service", id: "web-development", locale: "en" };
const company = { kind: "company", id: "company", locale: "en" };

/** A document with another value at a place such as "page.closing.action.href". */
function withValue(document: Document, place: string, value: unknown): Document {
  const [name = "", ...rest] = place.split(".");
  const inner = rest.length === 0 ? value : withValue(document[name] as Document, rest.join("."), value);
  return { ...document, [name]: inner };
}

const { page: otherPage } = seededDocument({ ...course, id: "ai-machine-learning" }) as { page: { meta: Document } };

interface Wrong {
  key: DocumentKey;
  place: string;
  value: unknown;
  /** The field that the refusal names, if not the place. */
  field?: string;
}

const closing = "page.closing.action.href";
const wrongs: [string, Wrong][] = [
  ["a link that runs a script", { key: course, place: closing, value: "javascript:alert(1)" }],
  ["such a link in capitals", { key: course, place: closing, value: "JavaScript:alert(1)" }],
  ["a script behind a tab", { key: course, place: closing, value: "java\tscript:alert(1)" }],
  ["a link to another site that looks like a path", { key: course, place: closing, value: "//evil.example" }],
  ["a broken link", { key: course, place: closing, value: "/courses/gone" }],
  ["a text over its limit", { key: course, place: "title", value: "a".repeat(121) }],
  ["a missing title", { key: course, place: "title", value: undefined }],
  ["a title of spaces", { key: course, place: "title", value: "  " }],
  ["another page's title", { key: course, place: "page.meta.title", value: otherPage.meta.title }],
  ["another page's address", { key: course, place: "landingPath", value: "/AiPage" }],
  ["another page's address in small letters", { key: course, place: "landingPath", value: "/aipage" }],
  ["a page's address of another kind", { key: service, place: "aliases", value: ["/AiPage"], field: "aliases.0" }],
  ["an address of the program", { key: course, place: "aliases", value: ["/sign-in"], field: "aliases.0" }],
  ["a field that nobody knows", { key: course, place: "colour", value: "red", field: "" }],
  ["a fact that is not there", { key: course, place: "tagline", value: "Learn at {company.nickname}." }],
  ["a currency that is none", { key: company, place: "currency.code", value: "€" }],
  [
    "a price of more decimals than its currency has",
    {
      ...{ key: course, place: "fees", value: [{ currency: "USD", monthly: { basic: 99.995 } }] },
      field: "fees.0.monthly.basic",
    },
  ],
  ["a time zone that is none", { key: company, place: "hours.timeZone", value: "Mars/Base" }],
  ["no list where one is needed", { key: company, place: "phones", value: [] }],
];

describe("a publication with a document that is not whole", () => {
  let opened: OpenDatabase;
  let program: Awaited<ReturnType<typeof startPublishingProgram>>;

  beforeAll(async () => {
    if (!embedded) throw new Error("There is no embedded database.");
    opened = await embedded.open();
    program = await startPublishingProgram(opened);
  });
  afterAll(async () => {
    await program.stop();
    await opened.close();
  });

  const save = async (key: DocumentKey, document: unknown, version = 0) =>
    await program.call("saveDraft", key, { document, version });

  it("is refused for everything that is wrong with it and with the others, at once", async () => {
    const closing = { title: "A", lead: "B", action: { label: "C", href: "/nowhere" } };
    const page = { ...(seededDocument(course).page as Document), closing };
    await save(course, { ...seededDocument(course), title: "", months: 0, tagline: "At {company.nickname}.", page });
    await save(service, { ...seededDocument(service), landingPath: "/sign-in" });
    const { body } = await program.call("publish");
    expect(Object.keys(body.fields)).toEqual(
      expect.arrayContaining([
        ...["title", "months", "tagline", "page.closing.action.href"].map((field) => `course data-analyst: ${field}`),
        "service web-development: landingPath",
      ]),
    );
    for (const key of [course, service]) await program.call("discardDraft", key);
  });

  it.each(wrongs)("is refused for %s: document and field are named, and nothing has changed", async (_, wrong) => {
    const { key, place, value, field = place } = wrong;
    const seen = await program.textOf("/courses");
    const { body: before } = await program.call("showDocument", key);
    const document = withValue(seededDocument(key), place, value);
    expect((await save(key, document, before.version)).status).toBe(200);
    const { status, body } = await program.call("publish");
    expect(status).toBe(422);
    expect(Object.keys(body.fields)).toContain([`${key.kind} ${key.id}`, field].filter(Boolean).join(": "));
    expect(await countPublished(opened)).toEqual({ publications: 0, revisions: 0 });
    expect(await program.textOf("/courses")).toBe(seen);
    await program.call("discardDraft", key);
  });

  it.each([
    ["an unknown kind", { ...course, kind: "recipe" }, "recipe"],
    ["an unknown language", { ...course, locale: "xx" }, "xx"],
    ["an id that is none", { ...course, id: "Data Analyst" }, "Data Analyst"],
  ])("cannot begin with %s: the draft is refused and named", async (_, key, named) => {
    const { status, body } = await save(key, seededDocument(course));
    expect([status, body.message]).toEqual([422, expect.stringContaining(named)]);
  });
});
