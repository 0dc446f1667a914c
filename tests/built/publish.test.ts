import { createHash } from "node:crypto";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { demoContent } from "#content/demo-site.ts";
import type { DocumentKey } from "#domains/content/contract/kinds.ts";
import type { DocumentStates } from "#domains/content/server/drafts.ts";
import type { OperatorVerb } from "#server/compose/operator-verbs.ts";
import { type Site, startSite } from "../e2e/support/site.ts";
import { startBuiltProgram } from "../support/built-program.ts";
import { manageHere } from "../support/manage.ts";
import { until } from "../support/until.ts";

/** The program, with the operator beside it, who publishes. Each test continues where the previous one ended. */
let site: Site;
let folder: string;

beforeAll(async () => {
  site = await startSite();
  folder = await mkdtemp(join(tmpdir(), "darsgah-content-"));
});
afterAll(async () => {
  await site.dispose();
  await rm(folder, { recursive: true });
});

const textOf = async (path: string) => await (await fetch(`${site.origin}${path}`)).text();
const statusOf = async (path: string) => (await fetch(`${site.origin}${path}`, { redirect: "manual" })).status;
const operate = async (...typed: string[]) => await manageHere({ DATA_DIR: site.dataDir }, typed, folder);
const call = async (verb: OperatorVerb, ...args: unknown[]) => await operate("call", verb, JSON.stringify(args));
const keyOf = (kind: string, id: string) => ({ kind, id, locale: "en" });

/** Saves a draft over the version that is there. */
async function save(key: DocumentKey, document: object | null) {
  const { code, out } = await call("showDocument", key);
  const version = code === 0 ? (JSON.parse(out) as DocumentStates).version : 0;
  return await call("saveDraft", key, { document, version });
}

/** The document's draft or published version, with some fields changed, saved as a draft of `id`. */
async function draft(kind: string, from: string, id: string, change: (document: Record<string, unknown>) => object) {
  const shown: DocumentStates = JSON.parse((await call("showDocument", keyOf(kind, from))).out);
  const document = (shown.draft?.document ?? shown.published) as Record<string, unknown>;
  return await save(keyOf(kind, id), { ...document, ...change(document) });
}

const [course] = demoContent.courses;
if (!course) throw new Error("The demo has no course.");

const bytesOf = async (path: string) => Buffer.from(await (await fetch(`${site.origin}${path}`)).arrayBuffer());

test("a course's new title is on every page, in its data, the API and the search before the command answers", async () => {
  const path = course.canonicalPath;
  expect(await draft("course", course.id, course.id, () => ({ title: "Weaving with Looms" }))).toMatchObject({
    code: 0,
  });
  expect(await textOf("/courses")).not.toContain("Weaving with Looms");
  const { out } = await call("publish");
  expect(JSON.parse(out)).toEqual({ number: 1, documents: [keyOf("course", course.id)] });
  for (const shown of ["/courses", "/courses.data", `/course-outline/${course.id}`, "/api/courses", "/search?q=looms"])
    expect(await textOf(shown), shown).toContain("Weaving with Looms");
  for (const shown of [path, `${path}.data`]) expect(await textOf(shown), shown).toContain("Weaving with Looms");
});

test("a page asks for the data it was rendered with, also after the next publication", async () => {
  const address = /fetch\("(\/courses\.data\?v=[^"]+)"\)/.exec(await textOf("/courses"))?.[1] ?? "";
  await draft("course", course.id, course.id, () => ({ title: "Weaving by Hand" }));
  await call("publish");
  expect(await textOf(address)).toContain("Weaving with Looms");
  expect(await textOf("/courses.data")).toContain("Weaving by Hand");
  expect(/fetch\("(\/courses\.data\?v=[^"]+)"\)/.exec(await textOf("/courses"))?.[1]).not.toBe(address);
});

test("a new course is whole: its page, the list, the form, the portal's API, the sitemap and the search have it", async () => {
  const made = await draft("course", course.id, "pottery", ({ page }) => ({
    ...{ position: 9, title: "Pottery", cardTitle: "Pottery", landingPath: "/PotteryPage", aliases: [] },
    page: { ...(page as object), meta: { title: "Pottery, live", description: "Twelve weeks at the wheel." } },
  }));
  expect(made).toMatchObject({ code: 0, err: "" });
  expect(await statusOf("/courses/pottery")).toBe(404);
  expect(await statusOf("/social/courses-pottery.jpg")).toBe(404);
  expect(await call("publish")).toMatchObject({ code: 0, err: "" });
  expect(await textOf("/courses/pottery")).toContain("/social/courses-pottery.jpg");
  // Its section's picture, until it is drawn.
  const section = await bytesOf("/social/courses.jpg");
  await until(async () => !(await bytesOf("/social/courses-pottery.jpg")).equals(section), 60_000);
  expect(await bytesOf(`/social${course.canonicalPath.replace("/courses/", "/courses-")}.jpg`)).not.toEqual(
    await bytesOf("/social/courses.jpg"),
  );
  for (const path of ["/courses/pottery", "/PotteryPage", "/batches/pottery", "/course-outline/pottery"])
    expect(await statusOf(path), path).toBe(200);
  for (const path of ["/courses", "/enrollnow", "/api/courses", "/sitemap.xml", "/search?q=pottery", "/enrollnow.data"])
    expect(await textOf(path), path).toMatch(/pottery/i);
});

test("a colour is on every page at once; one that nobody could read is refused", async () => {
  const recolour =
    (changed: object) =>
    ({ brand }: Record<string, unknown>) => {
      const { colors, ...rest } = brand as { colors: object };
      return { brand: { ...rest, colors: { ...colors, ...changed } } };
    };
  await draft("company", "company", "company", recolour({ link: { light: "#c8d0ff", dark: "#aab4ff" } }));
  const refused = await call("publish");
  expect([refused.code, refused.err]).toEqual([1, expect.stringContaining("company company: brand.colors.link.light")]);
  const changed = { link: { light: "#7a0f5c", dark: "#ffb0e8" }, accent: { light: "#e0a93a", dark: "#ecb23a" } };
  await draft("company", "company", "company", recolour(changed));
  expect(await call("publish")).toMatchObject({ code: 0, err: "" });
  for (const path of ["/", course.canonicalPath, "/no-such-page", "/sign-in", "/sign-in?from=/lms", "/search?q=data"]) {
    const answer = await fetch(`${site.origin}${path}`);
    const [, style = ""] = /<style>(:root\{--paper:[^<]*)<\/style>/.exec(await answer.text()) ?? [];
    expect(style, path).toContain("--link:light-dark(#7a0f5c,#ffb0e8)");
    const hash = createHash("sha256").update(style).digest("base64");
    expect(answer.headers.get("content-security-policy"), path).toContain(`'sha256-${hash}'`);
  }
  expect(await textOf("/icons/icon.svg")).toContain('stroke="#e0a93a"');
  expect(await textOf("/")).toContain("%23e0a93a");
});

test("of two who save over one version, the second is refused", async () => {
  const key = keyOf("course", course.id);
  const { published, version }: DocumentStates = JSON.parse((await call("showDocument", key)).out);
  const saved = { document: published, version };
  expect(await call("saveDraft", key, saved)).toMatchObject({ code: 0 });
  expect(await call("saveDraft", key, saved)).toEqual({
    code: 1,
    out: "",
    err: "operator has saved a newer draft of it: look at that first. Nothing was saved.\n",
  });
  expect(await call("discardDraft", key)).toMatchObject({ code: 0 });
});

test("a site that is not whole is not published: the command names document and field, and nothing has changed", async () => {
  const before = await textOf("/courses/pottery");
  await draft("course", "pottery", "pottery", () => ({ title: "", landingPath: "/AiPage" }));
  const refused = await call("publish");
  expect([refused.code, refused.out]).toEqual([1, ""]);
  expect(refused.err).toContain("course pottery: title");
  expect(await textOf("/courses/pottery")).toBe(before);
  expect(await call("discardDraft", keyOf("course", "pottery"))).toMatchObject({ code: 0 });
});

test("an earlier version is had again", async () => {
  const { out } = await call("showHistory", keyOf("course", course.id));
  expect(JSON.parse(out)).toMatchObject([{ revision: 2, actor: "operator" }, { revision: 1 }]);
  await call("restoreRevision", keyOf("course", course.id), 1);
  expect(await call("publish")).toMatchObject({ code: 0 });
  expect(await textOf("/courses")).toContain("Weaving with Looms");
});

test("a course from a file is a document that is whole, and goes as one", async () => {
  const kilims = { id: "kilims", title: "Weaving Kilims", description: "At the loom.", duration: "2 months" };
  await writeFile(join(folder, "courses.json"), JSON.stringify([{ ...kilims, level: "Beginner" }]));
  const imported = await operate("import", "courses.json");
  expect(imported).toEqual({ code: 0, out: "Imported 1 course.\n", err: "" });
  for (const path of ["/courses/kilims", "/batches/kilims"]) expect(await statusOf(path), path).toBe(200);
  for (const path of ["/", "/courses", "/enrollnow", "/api/courses", "/sitemap.xml", "/search?q=kilims", "/FreeDemo"])
    expect(await textOf(path), path).toMatch(/kilims/i);
  expect(await textOf("/courses/kilims")).not.toContain("/course-outline/kilims");
  const ordered = await fetch(`${site.origin}/api/send-email`, {
    method: "POST",
    headers: { "Content-Type": "application/json", Origin: site.origin },
    body: JSON.stringify({
      formType: "registration-form",
      formData: {
        ...{ firstName: "Ayesha", lastName: "Tariq", email: "ayesha@example.com", phone: "+4915112345678" },
        ...{ course: "kilims", plan: "premium", country: "Germany" },
      },
    }),
  });
  const { next } = (await ordered.json()) as { next?: string };
  expect(await textOf(next ?? "/")).toContain("Weaving Kilims");
  const premium = demoContent.plans.find(({ id }) => id === "premium")?.fees.USD ?? 0;
  expect(await textOf(next ?? "/")).toContain(`$${premium * 2}`);
  await save(keyOf("course", "kilims"), null);
  expect(await call("publish")).toMatchObject({ code: 0, err: "" });
  expect([await statusOf("/courses/kilims"), await statusOf("/batches/kilims")]).toEqual([404, 404]);
});

test("documents go to a folder and come back from it, all or none", async () => {
  expect((await operate("content", "export", "institute")).out).toMatch(/^Wrote \d+ documents to /);
  expect((await operate("content", "import", "institute")).out).toMatch(/^Saved drafts of 0 documents/);
  const file = join(folder, "institute/en/question/home-1.json");
  await writeFile(file, JSON.stringify({ question: "" }));
  const refused = await operate("content", "import", "institute", "--check");
  expect([refused.code, refused.err]).toEqual([1, expect.stringContaining("question home-1: answer")]);
  await writeFile(file, "{");
  expect(await operate("content", "import", "institute")).toMatchObject({
    code: 2,
    err: expect.stringContaining("home-1.json"),
  });
  expect(await operate("content", "export", ".")).toMatchObject({
    code: 2,
    err: expect.stringContaining("holds other files"),
  });
});

test("an Urdu testimonial on an English page is from right to left by itself", async () => {
  await draft("testimonial", "hira-saleem", "hira-saleem", () => ({
    content: "استاد نے ہر سوال کا جواب دیا۔",
    lang: "ur",
  }));
  expect(await call("publish")).toMatchObject({ code: 0, err: "" });
  expect(await textOf("/")).toMatch(/<blockquote lang="ur" dir="rtl"[^>]*>“(<!-- -->)?استاد/);
});

test("a withdrawn document leaves no page and no link", async () => {
  await save(keyOf("course", "pottery"), null);
  expect(await call("publish")).toMatchObject({ code: 0, err: "" });
  expect([await statusOf("/courses/pottery"), await statusOf("/PotteryPage")]).toEqual([404, 404]);
  for (const path of ["/courses", "/sitemap.xml", "/api/courses"]) expect(await textOf(path)).not.toMatch(/pottery/i);
});

test("a course that other pages link to is not withdrawn: the command names the links", async () => {
  await save(keyOf("course", course.id), null);
  const { code, err } = await call("publish");
  expect([code, err]).toEqual([1, expect.stringContaining(`The link ${course.landingPath} leads to no page.`)]);
  expect(await statusOf(course.canonicalPath)).toBe(200);
  await call("discardDraft", keyOf("course", course.id));
});

test("nothing is published without the program; what was published is there at its next start", {
  tags: ["thorough"],
  timeout: 120_000,
}, async () => {
  await draft("question", "home-1", "home-1", () => ({ question: "May I bring my cat?" }));
  await call("publish");
  expect(await site.stop()).toBe(0);
  await draft("question", "home-1", "home-1", () => ({ question: "And my dog?" }));
  const alone = await call("publish");
  expect([alone.code, alone.err]).toEqual([
    1,
    "The program must run to publish, because it renders every page first. Nothing was published.\n",
  ]);
  const again = await startBuiltProgram({ DATA_DIR: site.dataDir });
  try {
    expect(await (await fetch(`${again.origin}/`)).text()).toContain("May I bring my cat?");
  } finally {
    await again.stop();
  }
});
