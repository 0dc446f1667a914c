import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { schoolKinds } from "#domains/content/contract/own-school.ts";
import { type BuiltProgram, startBuiltProgram } from "../support/built-program.ts";
import { crawlForDemo, demoWordsBeside, listedPaths } from "../support/crawl-demo-words.ts";
import { manageHere } from "../support/manage.ts";
import { outboxMails } from "../support/outbox-mails.ts";
import { noorSchool } from "../support/own-school.ts";

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
  const foundIn = demoWordsBeside(school, { country: "Pakistan", e164: "+923001234567", timeZone: "Asia/Karachi" });

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
    expect((await listedPaths(ask)).length).toBeGreaterThan(5);
    expect(await crawlForDemo(ask, foundIn)).toEqual({});
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
    await expect.poll(async () => (await outboxMails(dataDir)).length, { timeout: 30_000 }).toBeGreaterThan(0);
    for (const { whole } of await outboxMails(dataDir)) {
      expect(foundIn(whole)).toEqual([]);
      expect(whole).toContain(school.name);
    }
  });
});
