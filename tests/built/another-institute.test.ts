import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import PostalMime from "postal-mime";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createSite } from "#domains/content/rules/site.ts";
import { contentOfSeed, readSeed } from "#domains/content/server/seed.ts";
import { demoSlotsAnswer } from "#domains/demo-classes/contract.ts";
import { en } from "#server/compose/words/messages.ts";
import { paletteStyle } from "#shared/look/palette.ts";
import { BuiltPage } from "../support/built-page.ts";
import { type BuiltProgram, startBuiltProgram } from "../support/built-program.ts";
import { demoWords, demoWordsIn } from "../support/demo-words.ts";
import { brokenAnchors, brokenLinks, siteLinks } from "../support/link-faults.ts";
import { manageHere } from "../support/manage.ts";
import { structuredDataFaults } from "../support/structured-data-faults.ts";
import { until } from "../support/until.ts";

/** Hillcrest, a language school, in place of the demo: all its text is its own or neutral. */
const folder = fileURLToPath(new URL("../institutes/hillcrest", import.meta.url));
const hillcrest = createSite(contentOfSeed(readSeed(folder)), en);
const { company, courses, services, plans } = hillcrest.content;
const words = demoWords(JSON.stringify(hillcrest.content));

let program: BuiltProgram;
let dataDir: string;
let pages: BuiltPage[];

const content = async (...typed: string[]) => await manageHere({ DATA_DIR: dataDir }, typed);

/** The visitor is in Britain, where prices are shown, and is a new one each time. */
let visitors = 0;
async function ask(path: string, init: RequestInit = {}): Promise<Response> {
  visitors += 1;
  const address = `10.9.${Math.floor(visitors / 250)}.${(visitors % 250) + 1}`;
  const headers = { "CF-IPCountry": "GB", "X-Forwarded-For": address, Origin: program.origin, ...init.headers };
  return await fetch(`${program.origin}${path}`, { redirect: "manual", ...init, headers });
}

const textOf = async (path: string) => {
  const answer = await ask(path);
  return `${path} ${[...answer.headers].flat().join(" ")} ${await answer.text()}`;
};

const postJson = async (path: string, body: object) =>
  await ask(path, { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) });

const postForm = async (path: string, fields: Record<string, string>) =>
  await ask(path, { method: "POST", body: new URLSearchParams(fields) });

const foundIn = (text: string) => demoWordsIn(text, words);

async function expectNothingOfTheDemo(paths: string[]) {
  const found: Record<string, string[]> = {};
  for (const path of paths) {
    const ofPath = foundIn(await textOf(path));
    if (ofPath.length > 0) found[path] = ofPath;
  }
  expect(found).toEqual({});
}

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "darsgah-hillcrest-"));
  program = await startBuiltProgram({ DATA_DIR: dataDir });
  expect(foundIn(await textOf("/")).length, "words of the demo before the import").toBeGreaterThan(20);
  expect(await content("content", "import", folder, "--replace", "--check")).toMatchObject({ code: 0, err: "" });
  expect(await content("content", "import", folder, "--replace")).toMatchObject({ code: 0, err: "" });
  expect(await content("call", "publish", '{"takesBatches":true}')).toMatchObject({ code: 0, err: "" });
  const batch = {
    ...{ id: "german-tuesday", courseId: "german", name: "German on Tuesdays", mode: "On-site", schedule: "Tue, Thu" },
    ...{ timing: "18:00 – 19:30", instructor: "Ilse Brandt", startDate: "2027-01-12", endDate: "2027-04-01" },
    ...{ seats: 9, description: "In room 3, beside the kettle." },
  };
  const file = join(dataDir, "batches.json");
  await writeFile(file, JSON.stringify([batch]));
  expect(await content("import", file)).toMatchObject({ code: 0, err: "" });
  pages = [];
  for (const path of [...everyPath(), "/no-such-page"]) pages.push(new BuiltPage(path, await (await ask(path)).text()));
}, 240_000);
afterAll(async () => {
  await program.stop();
  await rm(dataDir, { recursive: true });
});

/** Every public page by each of its addresses, the program's own pages, and those about a course. */
function everyPath(): string[] {
  const { all, aliases } = hillcrest.pages;
  return [
    ...[...all, ...aliases].map(({ path }) => path),
    ...courses.filter(({ outline }) => outline).map(({ id }) => `/course-outline/${id}`),
    ...courses.map(({ id }) => `/batches/${id}`),
    ...["/sign-in", "/sign-up", "/forgot-password", "/demo-booking", "/recorded-lectures/german-tuesday"],
    ...[...courses, ...services].map(({ names: [name = ""] }) => `/search?q=${name}`),
    ...["/search?q=xylophone", `/demo-booking?course=${courses[0]?.id}`],
  ];
}

test("the sitemap lists its pages and no others", async () => {
  const listed = Array.from((await textOf("/sitemap.xml")).matchAll(/<loc>([^<]+)</g), ([, loc = ""]) => loc);
  const indexed = hillcrest.pages.all.filter(({ indexed: isIndexed }) => isIndexed).map(({ path }) => path);
  expect(listed.map((loc) => new URL(loc).pathname)).toEqual(expect.arrayContaining(indexed));
  await expectNothingOfTheDemo(listed.map((loc) => new URL(loc).pathname));
});

test("no page, and no data of a page, has a word of the demo", { tags: ["thorough"] }, async () => {
  const paths = [...everyPath(), "/no-such-page", "/lms", "/batches/none", "/course-outline/none"];
  const data = paths.map((path) => {
    const { pathname, search } = new URL(path, program.origin);
    return `${pathname === "/" ? "/_" : pathname}.data${search}`;
  });
  await expectNothingOfTheDemo([...paths, ...data]);
});

test("no file for programs has a word of the demo", async () => {
  await expectNothingOfTheDemo([
    ...["/robots.txt", "/sitemap.xml", "/site.webmanifest", "/.well-known/security.txt", "/__manifest"],
    ...["/api/courses", "/api/batches", "/api/openapi.json", "/api/docs", "/api/health", "/api/geo", "/api/session"],
    ...courses.flatMap(({ id }) => [`/api/outline/${id}`, `/api/batches/course/${id}`, `/api/demo/slots?course=${id}`]),
  ]);
  expect(await (await ask("/api/courses")).json()).toHaveLength(courses.length);
  expect(await (await ask("/api/batches")).json()).toHaveLength(1);
});

test("every link leads to a page, and every anchor to something on it", async () => {
  const links = siteLinks(pages, program.origin);
  expect([...(await brokenLinks(links, program.origin)).values()].flat()).toEqual([]);
  expect([...brokenAnchors(links, pages).values()].flat()).toEqual([]);
});

test("every page is in its colours, and a shared link to it shows a picture", async () => {
  const pictures = new Set<string>();
  for (const { path, html } of pages) {
    expect(html, path).toContain(`<style>${paletteStyle(company.brand.colors)}</style>`);
    for (const [picture] of html.matchAll(/\/social\/[^"]+\.jpg/g)) pictures.add(picture);
  }
  expect(pictures.size).toBeGreaterThan(hillcrest.pages.all.length / 2);
  for (const picture of pictures) {
    const { status, headers } = await ask(picture);
    expect([status, headers.get("content-type")], picture).toEqual([200, "image/jpeg"]);
  }
});

test("structured data are whole, and no text has a name in braces, an empty figure or a value of the program's", () => {
  for (const page of pages) {
    expect(structuredDataFaults(page), page.path).toEqual([]);
    expect(page.html.match(/\{[a-z]+(\.[\w-]+)+\}|\bNaN\b|\[object /g) ?? [], page.path).toEqual([]);
  }
});

test("pages of a course without sections and outline have neither empty headings nor links to an outline", () => {
  const page = pages.find(({ path }) => path === "/courses/arabic");
  expect(page?.html).not.toMatch(/<h2[^>]*><\/h2>|<ul[^>]*><\/ul>/);
  expect(page?.attributes("a", "href")).not.toContain("/course-outline/arabic");
});

const person = { firstName: "Ann", lastName: "Price", email: "ann@example.com", phone: "+44 7400 123456" };

test("forms with errors answer without a word of the demo", async () => {
  const answers = [
    await postForm("/contact", { firstName: "", email: "no" }),
    await postForm("/enrollnow", { formType: "registration-form", course: "german", plan: "standard", phone: "12" }),
    await postForm("/enrollnow", { formType: "enrollment-form", phone: "12" }),
    await postForm("/demo-booking", { courseId: "german", phone: "x" }),
    await postForm("/sign-up", { name: "", email: "", password: "" }),
    await postJson("/api/send-email", { formType: "registration-form", formData: { ...person, phone: "12" } }),
    await postJson("/api/demo/bookings", { courseId: "german", phone: "0000" }),
  ];
  for (const answer of answers) {
    expect(answer.status, answer.url).toBe(422);
    expect(foundIn(await answer.text()), answer.url).toEqual([]);
  }
});

test("a message, an enrolment and a booking send emails without a word of the demo", async () => {
  const plan = plans[0]?.id;
  const message = { ...person, message: "May I sit in on Tuesday?" };
  const sent = [
    await postJson("/api/send-email", { formType: "contact-form", formData: message }),
    await postJson("/api/send-email", { formType: "contact-form", formData: { ...message, service: "interpreting" } }),
    await postJson("/api/send-email", {
      formType: "registration-form",
      formData: { ...person, course: "german", plan, country: "GB", message: "" },
    }),
    await postJson("/api/send-email", {
      formType: "enrollment-form",
      formData: { ...person, email: "bob@example.com", course: "arabic", country: "Qatar", phone: "+974 3312 3456" },
    }),
  ];
  const { slots } = demoSlotsAnswer.parse(await (await ask("/api/demo/slots?course=spanish")).json());
  const { firstName: name, phone } = person;
  // Another recipient: one mailbox gets three emails an hour that strangers cause.
  const booking = { courseId: "spanish", start: slots[0]?.start, name, email: "clara@example.com", phone };
  sent.push(await postJson("/api/demo/bookings", booking));
  for (const answer of sent) {
    const text = await answer.text();
    expect(answer.ok, text).toBe(true);
    expect(foundIn(text)).toEqual([]);
  }
  const outbox = join(dataDir, "outbox");
  const mails = async () => (await readdir(outbox).catch(() => [])).filter((file) => file.endsWith(".eml"));
  await until(async () => (await mails()).length >= 10);
  const addresses: string[] = [];
  for (const file of await mails()) {
    const { headers, subject, html, text, attachments } = await PostalMime.parse(await readFile(join(outbox, file)));
    const entries = attachments
      .filter(({ mimeType }) => mimeType.includes("calendar"))
      .map(({ content: entry }) => (typeof entry === "string" ? entry : new TextDecoder().decode(entry)));
    const whole = [...headers.map(({ value }) => value), subject, html, text, ...entries].join("\n");
    expect(foundIn(whole), `${file} ${subject}`).toEqual([]);
    expect(whole).toContain(company.name);
    addresses.push(...Array.from(html?.matchAll(/href="([^"]+)"/g) ?? [], ([, href = ""]) => href));
  }
  const own = addresses.filter((href) => href.startsWith(program.origin)).map((href) => href.replaceAll("&amp;", "&"));
  const paths = [...new Set(own.map((href) => href.slice(program.origin.length) || "/"))];
  expect(paths.some((path) => path.startsWith("/payment/"))).toBe(true);
  await expectNothingOfTheDemo(paths);
});

const questions = [
  ...["Hello", "What courses do you have?", "How much does German cost?", "When does the next Spanish group start?"],
  ...["Where is the school?", "Tell me about Arabic", "Do you translate birth certificates?", "Do you teach Latin?"],
  ...["Who are the teachers?", "Can I get my money back?", "Which plans are there?", "How do I pay?"],
  ...["What do I learn in week 2 of German?", "What do learners say?", "Who won the match yesterday?"],
  ...["How long is the Arabic course?", "Can I see your portfolio?", "How many modules has Arabic?", "Is it online?"],
  ...["Which course suits a beginner?", "Can I sit in on a lesson?", "Where do I find my recordings?"],
];

test("the assistant answers without a word of the demo", async () => {
  for (const question of questions) {
    const stream = await (await postJson("/api/assistant", { question })).text();
    const lines = Array.from(
      stream.matchAll(/^data: ?(.+)$/gm),
      ([, line = ""]) => JSON.parse(line) as { text?: string },
    );
    const answer = lines.map(({ text = "" }) => text).join("");
    expect(answer, question).not.toBe("");
    expect(foundIn(answer), `${question} ${answer}`).toEqual([]);
    expect(answer, question).not.toMatch(/\{\w+\}|\b0 (students|modules|projects)\b/);
    const links = Array.from(answer.matchAll(/\]\((\/[^)]*)\)/g), ([, path = ""]) => path);
    for (const path of links) expect([200, 302], `${question} ${path}`).toContain((await ask(path)).status);
  }
});
