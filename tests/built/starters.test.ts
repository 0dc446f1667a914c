import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import PostalMime from "postal-mime";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { schoolKinds } from "#domains/content/contract/own-school.ts";
import { type BuiltProgram, startBuiltProgram } from "../support/built-program.ts";
import { demoWords, demoWordsIn } from "../support/demo-words.ts";
import { manageHere } from "../support/manage.ts";
import { noorSchool } from "../support/own-school.ts";
import { starterSite } from "../support/starter-site.ts";

const subjects = [
  "a course",
  "the classes",
  "the school",
  "the teachers",
  "English",
  "baking",
  "mathematics",
  "computers",
];
const questions = [
  ...[
    "Hello",
    "Where are you?",
    "How do I pay?",
    "Can I get my money back?",
    "Which plans are there?",
    "Is it online?",
  ],
  ...[
    "What do learners say?",
    "Do you have a portfolio?",
    "Who won the match?",
    "Do I get a certificate?",
    "Thank you",
  ],
  ...["What is your phone number?", "Are you open on Sunday?", "کہاں ہے؟", "fees kya hain", "Can I try a class?"],
  ...subjects.flatMap((one) => [
    ...[`Tell me about ${one}`, `How much does ${one} cost?`, `When does ${one} begin?`],
    ...[`How long is ${one}?`, `What do I learn in ${one}?`, `Is ${one} good for a beginner?`],
  ]),
];

describe.each(schoolKinds)("a school that begins as %s", { tags: ["thorough"] }, (kind) => {
  const school = { ...noorSchool, city: "Multan", area: "Cantt", street: "4 Fort Road", postalCode: "60000", kind };
  let program: BuiltProgram;
  let dataDir: string;
  let visitors = 0;

  const ask = async (path: string, init: RequestInit = {}) => {
    visitors += 1;
    const address = `10.8.${Math.floor(visitors / 250)}.${(visitors % 250) + 1}`;
    const headers = { "CF-IPCountry": "PK", "X-Forwarded-For": address, Origin: program.origin, ...init.headers };
    return await fetch(`${program.origin}${path}`, { redirect: "manual", ...init, headers });
  };
  const postJson = async (path: string, body: object) =>
    await ask(path, { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) });
  const call = async (...typed: string[]) => {
    const { code, err, out } = await manageHere({ DATA_DIR: dataDir }, ["call", ...typed]);
    expect(err).toBe("");
    expect(code).toBe(0);
    return out;
  };
  // Sentences that would suit any school are in the demo too.
  const facts = {
    ...school,
    e164: "+923001234567",
    country: "Pakistan",
    countryCode: "PK",
    symbol: "PKR",
    year: "2026",
  };
  const own = JSON.stringify([school, starterSite("school", { ...facts, timeZone: "Asia/Karachi" }).site?.content]);
  const words = demoWords(own);
  const foundIn = (text: string) => demoWordsIn(text, words);

  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), `darsgah-${kind}-`));
    program = await startBuiltProgram({ DATA_DIR: dataDir });
    await call("makeOwnSchool", JSON.stringify(school));
    if (kind !== "school") await call("publish");
    await call("goLive");
  }, 240_000);
  afterAll(async () => {
    await program.stop();
    await rm(dataDir, { recursive: true });
  });

  test("has no word of the demo on its pages, in their data, or in a file for programs", async () => {
    const sitemap = await (await ask("/sitemap.xml")).text();
    const listed = Array.from(sitemap.matchAll(/<loc>([^<]+)</g), ([, loc = ""]) => new URL(loc).pathname);
    expect(listed.length).toBeGreaterThan(5);
    const pages = [...listed, "/Thank-you", "/sign-in", "/sign-up", "/forgot-password", "/search?q=course", "/no-such"];
    const data = listed.map((path) => (path === "/" ? "/_.data" : `${path}.data`));
    const files = ["/robots.txt", "/sitemap.xml", "/site.webmanifest", "/.well-known/security.txt"];
    const apis = ["/api/courses", "/api/batches", "/api/openapi.json", "/api/docs", "/api/health"];
    const found: Record<string, string[]> = {};
    for (const path of [...pages, ...data, ...files, ...apis]) {
      const text = await (await ask(path)).text();
      const ofPath = [...foundIn(text), ...(text.match(/\bLMS\b|\{[a-z]+(?:\.[\w-]+)+\}/g) ?? [])];
      if (ofPath.length > 0) found[path] = ofPath;
    }
    expect(found).toEqual({});
  });

  test("answers sixty questions without a word of the demo", async () => {
    expect(questions.length).toBeGreaterThanOrEqual(60);
    const found: Record<string, string[]> = {};
    for (const question of questions) {
      const stream = await (await postJson("/api/assistant", { question })).text();
      const texts = Array.from(stream.matchAll(/^data: ?(.+)$/gm), ([, line = "{}"]) => JSON.parse(line).text ?? "");
      const answer = texts.join("");
      expect(answer, question).not.toBe("");
      const ofAnswer = [...foundIn(answer), ...(answer.match(/\{\w+\}|\b0 (?:students|modules|projects)\b/g) ?? [])];
      if (ofAnswer.length > 0) found[`${question} → ${answer}`] = ofAnswer;
    }
    expect(found).toEqual({});
  });

  test("sends e-mails without a word of the demo", async () => {
    const person = { firstName: "Ann", lastName: "Price", email: "ann@example.com", phone: "+92 300 7654321" };
    const answer = await postJson("/api/send-email", {
      formType: "contact-form",
      formData: { ...person, message: "May I sit in on Tuesday?" },
    });
    expect(answer.ok, await answer.clone().text()).toBe(true);
    await expect.poll(async () => (await mailsIn(dataDir)).length, { timeout: 30_000 }).toBeGreaterThan(0);
    for (const mail of await mailsIn(dataDir)) {
      expect(foundIn(mail)).toEqual([]);
      expect(mail).toContain(school.name);
    }
  });
});

/** The written e-mails, whole. */
async function mailsIn(dataDir: string): Promise<string[]> {
  const outbox = join(dataDir, "outbox");
  const files = (await readdir(outbox).catch(() => [])).filter((file) => file.endsWith(".eml"));
  return await Promise.all(
    files.map(async (file) => {
      const { headers, subject, html, text } = await PostalMime.parse(await readFile(join(outbox, file)));
      return [...headers.map(({ value }) => value), subject, html, text].join("\n");
    }),
  );
}
