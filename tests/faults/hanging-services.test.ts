import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, beforeEach, expect, it } from "vitest";
import { assistantFailures } from "#domains/assistant/words.en.ts";
import { demoCourse, demoForm, readSlots } from "../support/demo.ts";
import { startGeminiPeer } from "../support/gemini.ts";
import { until } from "../support/until.ts";
import { askFor, memoryOf } from "./support/asking.ts";
import { freshDataDir } from "./support/data-dir.ts";
import { figures, percentile, timed } from "./support/figures.ts";
import { freePort, type Program, startProgram } from "./support/program.ts";
import { type SilentServer, startSilentServer } from "./support/silent-server.ts";
import { postJson } from "./support/visitors.ts";

/** Number of visitors who wait at once: the overall limit a minute, and some more. */
const questions = 300;
const everybodysMinute = 240;

let folder: ReturnType<typeof freshDataDir>;
let port: number;
let silent: SilentServer;
let program: Program | undefined;
beforeEach(async () => {
  folder = freshDataDir();
  port = await freePort();
  silent = await startSilentServer();
});
afterEach(async () => {
  await program?.kill();
  await silent.close();
  folder.remove();
});

const modelAt = (modelPort: number) => ({
  GEMINI_API_KEY: "a-key-of-the-test",
  GEMINI_BASE_URL: `http://127.0.0.1:${modelPort}`,
});

async function ask(origin: string) {
  const { outcome, took } = await timed(async () => {
    const response = await postJson(origin, "/api/assistant", { question: "What is the fee of the MERN course?" });
    return { status: response.status, text: await response.text() };
  });
  return { ...outcome, took };
}

it("a model service that never answers: every question ends in 20 s with the given words, the rest goes on", async () => {
  const environment = modelAt(silent.port);
  program = await startProgram({ dataDir: folder.dataDir, port, environment });
  const { origin, pid } = program;
  const before = memoryOf(pid);
  const asked = Promise.all(Array.from({ length: questions }, () => ask(origin)));
  await sleep(2_000);
  const meanwhile = await askFor(origin, 5_000);
  const under = { memory: memoryOf(pid), toModel: silent.open() };
  const answers = await asked;
  const hung = answers.filter(({ status }) => status === 503);
  await until(() => silent.open() === 0, 10_000);
  figures("the model hangs", {
    "questions at once": questions,
    "ended with the given words": hung.length,
    "turned away at once (429)": answers.filter(({ status }) => status === 429).length,
    "ended after, longest ms": Math.max(...hung.map(({ took }) => took)),
    "pages and forms meanwhile": meanwhile.asked,
    failed: meanwhile.failed,
    "answer p99 ms": meanwhile.p99,
    "memory MB, before and under it": `${Math.round(before)}, ${Math.round(under.memory)}`,
    "connections to the model, under it and after": `${under.toModel}, ${silent.open()}`,
  });
  expect(hung).toHaveLength(everybodysMinute);
  for (const { text } of hung) expect(JSON.parse(text).message).toBe(assistantFailures.error);
  // 20 s for the model, and a margin for the queue in front of a question when all came at once.
  expect(Math.max(...hung.map(({ took }) => took))).toBeLessThan(30_000);
  expect(answers.every(({ status }) => status === 503 || status === 429)).toBe(true);
  expect(meanwhile.failed).toBe(0);
  expect(under.memory).toBeLessThan(before + 300);
  await expectModelBack(origin);
});

/** Lets the service answer, and waits for the first answer: as long as the overall minute lasts. */
async function expectModelBack(origin: string) {
  await silent.close();
  const gemini = await startGeminiPeer(silent.port);
  const meanwhile = new Set<number>();
  const { outcome, took } = await timed(() =>
    until(async () => {
      const { status, text } = await ask(origin);
      if (status === 200) return text;
      meanwhile.add(status);
      await sleep(250);
    }, 60_000),
  );
  await gemini.close();
  figures("the model is back after 300 questions", { "answered again after ms": took });
  expect([...meanwhile]).toEqual([429]);
  expect(outcome).toContain("Hello.");
}

it("a model service that is back: what it had let hang ends, and the next question is answered", async () => {
  const environment = modelAt(silent.port);
  program = await startProgram({ dataDir: folder.dataDir, port, environment });
  const { origin } = program;
  const hanging = Array.from({ length: 20 }, () => ask(origin));
  await until(() => silent.open() === hanging.length);
  await silent.close();
  const gemini = await startGeminiPeer(silent.port);
  const next = await ask(origin);
  const ended = await timed(() => Promise.all(hanging));
  await gemini.close();
  figures("the model is back", {
    "the next question answered after ms": next.took,
    "the others ended after ms": ended.took,
  });
  expect(next.status).toBe(200);
  expect(next.text).toContain("Hello.");
  for (const { status, text } of ended.outcome) {
    expect([status, JSON.parse(text).message]).toEqual([503, assistantFailures.error]);
  }
  expect(Math.max(next.took, ended.took)).toBeLessThan(5_000);
});

it("a country service that never answers: 2 s later the visitor is somewhere, and everything works", async () => {
  const environment = { GEO_LOOKUP_URL: `http://127.0.0.1:${silent.port}/{ip}` };
  program = await startProgram({ dataDir: folder.dataDir, port, environment });
  const { origin } = program;
  const lookups = Array.from({ length: 200 }, () => timed(async () => await (await fetch(`${origin}/api/geo`)).json()));
  const meanwhile = await askFor(origin, 1_000);
  const located = await Promise.all(lookups);
  const [slot] = await readSlots(fetch(`${origin}/api/demo/slots?course=${demoCourse}`));
  const booked = await timed(async () => {
    return (await postJson(origin, "/api/demo/bookings", demoForm(slot?.start ?? ""))).status;
  });
  figures("the country lookup hangs", {
    "lookups at once": located.length,
    "answered after, median ms": percentile(
      located.map(({ took }) => took),
      0.5,
    ),
    "answered after, longest ms": Math.max(...located.map(({ took }) => took)),
    "pages and forms meanwhile": meanwhile.asked,
    failed: meanwhile.failed,
    "a demo booked after ms": booked.took,
  });
  for (const { outcome } of located) expect(outcome).toEqual({ success: false, country: null, country_code: null });
  expect(Math.max(...located.map(({ took }) => took))).toBeLessThan(4_000);
  expect(meanwhile.failed).toBe(0);
  expect(booked.outcome).toBe(200);
});
