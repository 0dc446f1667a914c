// @module-tag thorough
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { demoContent } from "#content/demo-site.ts";
import { publishChange } from "../support/ask-manage.ts";
import { learnAddresses } from "../support/built-page.ts";
import { type BuiltProgram, startBuiltProgram } from "../support/built-program.ts";
import { contactForm } from "../support/contact-form.ts";
import { limitMemory, type MemoryLimit } from "../support/memory-limit.ts";
import { until } from "../support/until.ts";
import { walkedPages } from "../support/walked-pages.ts";

/** Memory limit of the whole program on a server of 1 GB, in megabytes. */
const limit = 512;

let memory: MemoryLimit;
let dataDir: string;
let program: BuiltProgram;

const start = async () =>
  await startBuiltProgram({ DATA_DIR: dataDir, BEST_COMPRESSION: "on" }, { under: memory.command });
/** The peak and the current memory of a running program, in megabytes. */
const memoryOf = ({ pid }: BuiltProgram) => {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  const megabytes = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+)`, "m").exec(status)?.[1]) / 1024;
  return { peak: megabytes("VmHWM"), now: megabytes("VmRSS") };
};
const ask = async (path: string, init: RequestInit = {}) => {
  const answer = await fetch(`${program.origin}${path}`, { redirect: "manual", ...init });
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
};
const sendForm = async (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  await ask(path, {
    method: "POST",
    headers: { Origin: program.origin, ...headers },
    body: new URLSearchParams(fields),
  });

beforeAll(async () => {
  memory = limitMemory(limit);
  dataDir = mkdtempSync(join(tmpdir(), "darsgah-small-"));
  program = await start();
}, 120_000);
afterAll(async () => {
  await program?.stop();
  await memory?.remove();
  if (dataDir) rmSync(dataDir, { recursive: true });
});

test(`a first start fits into ${limit} MB, and so does everything that a visitor does`, async () => {
  expect(memoryOf(program).peak).toBeLessThan(limit);
  const account = { name: "Sana", email: "sana@example.com", password: "sunny river forty two" };
  expect((await sendForm("/sign-up", account)).status).toBe(303);
  expect(await program.stop()).toBe(0);

  // Again, with data there.
  program = await start();
  const pages = [...(await ask("/sitemap.xml")).text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, url = ""]) => new URL(url),
  );
  expect(pages.length).toBeGreaterThan(20);
  for (const path of [...walkedPages(pages.map(({ pathname }) => pathname)), ...learnAddresses])
    expect(await ask(path), path).toMatchObject({ status: 200, text: expect.stringContaining("</html>") });

  const inquiry = {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(contactForm()),
  };
  expect((await ask("/api/send-email", inquiry)).status).toBe(200);
  const { email, password } = account;
  const signedIn = await sendForm("/sign-in", { email, password });
  expect(signedIn.status).toBe(303);
  const cookie = signedIn.headers.getSetCookie().map((one) => one.split(";", 1)[0]);
  expect(JSON.parse((await ask("/api/session", { headers: { cookie: cookie.join("; ") } })).text).signedIn).toBe(true);
  const lecture = await ask("/api/batches/mern-evening/videos?secretId=MERN-EVE-7421");
  expect(lecture).toMatchObject({ status: 200, text: expect.stringContaining("lecture-1") });
  expect((await ask("/search?q=data")).text).toContain("/courses/data-analyst");

  expect(program.ended()).toBeUndefined();
  expect(memoryOf(program).peak).toBeLessThan(limit);
}, 120_000);

test("the program holds less than 300 MB afterwards", () => {
  expect(memoryOf(program).now).toBeLessThan(300);
});

test(`a publication that has every picture drawn again fits into ${limit} MB too, and leaves the program as small`, async () => {
  const icon = async () => (await fetch(`${program.origin}/icons/icon-192.png`)).headers.get("etag");
  const last = async () => (await fetch(`${program.origin}/social/privacy.jpg`)).headers.get("etag");
  const before = [await icon(), await last()];
  const { brand } = demoContent.company;
  const colors = { ...brand.colors, accent: { light: "#e0a93a", dark: "#ecb23a" } };
  await publishChange(dataDir, { kind: "company", id: "company" }, { brand: { ...brand, colors } });
  await until(async () => (await icon()) !== before[0] && (await last()) !== before[1], 100_000);
  expect(program.ended()).toBeUndefined();
  expect(program.output()).not.toContain("pictures were not drawn");
  expect(memoryOf(program).peak).toBeLessThan(limit);
  await until(() => memoryOf(program).now < 300, 60_000);
}, 180_000);
