import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { lecturesAnswer } from "#domains/lectures/contract.ts";
import { upsertLectureProgress } from "#domains/lectures/server/progress-queries.ts";
import { lectureProgress } from "#domains/lectures/server/tables.ts";
import { enrolments } from "#domains/seats/server/tables.ts";
import type { Browser } from "../support/browser.ts";
import { databases } from "../support/databases.ts";
import { startStudents } from "../support/students.ts";

const batchId = "mern-evening";
const secretId = "MERN-EVE-7421";
const lectureId = "mern-evening-lecture-1";

describe.each(databases)("how far a student has watched, on the $name database", ({ open }) => {
  const { running, signedUp, student: newStudent } = startStudents(open);
  const student = () => newStudent(batchId);

  /** The lectures of the batch as a browser gets them. */
  const lecturesOf = async (browser: Browser, secret = "") => {
    const answer = await running.test.ask(`/api/batches/${batchId}/videos?secretId=${secret}`, {
      headers: browser.headers,
    });
    browser.take(answer.headers.getSetCookie());
    return answer.ok ? lecturesAnswer.parse(await answer.json()).videos : [];
  };
  const save = async (headers: Headers, body: unknown, { token = "", id = lectureId, from = {} } = {}) => {
    const all = new Headers(headers);
    for (const [name, value] of Object.entries({ "Content-Type": "application/json", ...from })) all.set(name, value);
    const init = { method: "POST", headers: all, body: JSON.stringify(body) };
    return (await running.test.ask(`/api/lectures/${id}/progress?token=${token}`, init)).status;
  };
  const tokenIn = (url = "") => new URL(url, "http://localhost").searchParams.get("token") ?? "";

  it("is saved for a student with a seat, and comes back with the lectures, also to another device", async () => {
    const { browser } = await student();
    expect((await lecturesOf(browser)).map(({ progress }) => progress)).toEqual([undefined, undefined, undefined]);
    expect(await save(browser.headers, { seconds: 12.5, isFinished: false })).toBe(204);
    const [first, second] = await lecturesOf(browser);
    expect(first?.progress).toEqual({ seconds: 12.5, isFinished: false, length: expect.any(Number) });
    expect(second?.progress).toBeUndefined();
  });

  it("is the later save's, but what was finished once stays finished", async () => {
    const { browser } = await student();
    for (const [seconds, isFinished] of [
      [30, false],
      [95, true],
      [7, false],
    ] as const)
      expect(await save(browser.headers, { seconds, isFinished })).toBe(204);
    expect((await lecturesOf(browser))[0]?.progress).toMatchObject({ seconds: 7, isFinished: true });
  });

  it("stays finished when two tabs save at the same time", async () => {
    const userId = randomUUID();
    const at = (seconds: number, isFinished: boolean) =>
      upsertLectureProgress(running.opened.database, { userId, lectureId, seconds, isFinished, updatedAt: new Date() });
    await Promise.all(Array.from({ length: 10 }, (_, index) => at(index, index === 3)));
    const rows = await running.opened.database.select().from(lectureProgress).where(eq(lectureProgress.userId, userId));
    expect(rows).toMatchObject([{ isFinished: true }]);
  });

  it("is saved with the link that the Secret ID opened, by a signed-in visitor without a seat, and not without it", async () => {
    const { browser } = await signedUp();
    expect(await save(browser.headers, { seconds: 5, isFinished: false })).toBe(403);
    const [lecture] = await lecturesOf(browser, secretId);
    const token = tokenIn(lecture?.url);
    expect(await save(browser.headers, { seconds: 5, isFinished: false }, { token })).toBe(204);
    expect(
      await save(browser.headers, { seconds: 5, isFinished: false }, { token, id: "data-evening-lecture-1" }),
    ).toBe(403);
    expect((await lecturesOf(browser, secretId))[0]?.progress).toMatchObject({ seconds: 5 });
  });

  it("is refused to a visitor, another site, an unknown lecture and impossible figures", async () => {
    const { browser } = await student();
    const visitor = new Headers();
    expect(await save(visitor, { seconds: 5, isFinished: false })).toBe(401);
    expect(await save(browser.headers, { seconds: 5, isFinished: false }, { id: "no-such-lecture" })).toBe(404);
    for (const seconds of [-1, 1e9, "5", null])
      expect(await save(browser.headers, { seconds, isFinished: false })).toBe(422);
    const from = { Origin: "https://evil.example", "Sec-Fetch-Site": "cross-site" };
    expect(await save(browser.headers, { seconds: 5, isFinished: false }, { from })).toBe(403);
    expect((await lecturesOf(browser))[0]?.progress).toBeUndefined();
  });

  it("ends with the seat", async () => {
    const { browser } = await student();
    expect(await save(browser.headers, { seconds: 5, isFinished: false })).toBe(204);
    await running.opened.database.update(enrolments).set({ state: "withdrawn" });
    expect(await save(browser.headers, { seconds: 9, isFinished: false })).toBe(403);
  });

  it("is saved no more than 60 times a minute", async () => {
    const { browser } = await student();
    const answers: number[] = [];
    for (let times = 0; times < 62; times += 1)
      answers.push(await save(browser.headers, { seconds: times, isFinished: false }));
    expect(answers.filter((status) => status === 204)).toHaveLength(60);
    expect(answers.at(-1)).toBe(429);
  });
});
