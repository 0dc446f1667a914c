import { expect, test } from "vitest";
import { AppError } from "#server/app-error.ts";
import { createSignedTokens } from "#server/links/signed-tokens.ts";
import { minute } from "#shared/durations.ts";
import { createLectureLinks, lecturePath } from "./lecture-links.ts";

const tokens = createSignedTokens("a secret of this test alone, long enough");
const lock = { batchId: "mern-evening", secretIdHash: "scrypt$salt$key" };
const viewer = { network: "203.0.113.7", browser: null };

test("a link works for ten minutes, then says that it has expired", async () => {
  let now = Date.UTC(2026, 10, 21);
  const links = createLectureLinks(tokens, () => now);
  const token = await links.sign(lock, viewer);
  now += 10 * minute - 1000;
  expect((await links.read(token))(lock, viewer)).toBe(true);
  now += 2000;
  await expect(links.read(token)).rejects.toThrow(new AppError("forbidden", "lecture.linkExpired"));
});

test("a link from before the browser's cookie still works after it", async () => {
  const links = createLectureLinks(tokens);
  const opens = await links.read(await links.sign(lock, viewer));
  expect(opens(lock, { ...viewer, browser: "fresh" })).toBe(true);
});

test("a link opens its own batch while the Secret ID stays, and nothing else", async () => {
  const links = createLectureLinks(tokens);
  const opens = await links.read(await links.sign(lock, { ...viewer, browser: "mine" }));
  expect(opens(lock, { network: "198.51.100.1", browser: "mine" })).toBe(true);
  expect(opens(lock, { ...viewer, browser: "another" })).toBe(false);
  expect(opens({ ...lock, batchId: "data-evening" }, { ...viewer, browser: "mine" })).toBe(false);
  for (const secretIdHash of ["scrypt$salt$another", null])
    expect(opens({ ...lock, secretIdHash }, { ...viewer, browser: "mine" })).toBe(false);
});

test("a token for another purpose is no link", async () => {
  const links = createLectureLinks(tokens);
  const foreign = await tokens.sign("booking", "b-1", new Date(Date.now() + minute));
  const unnamed = await tokens.sign("", "b-1", new Date(Date.now() + minute));
  for (const token of [foreign, unnamed, "", "a.b.c"])
    await expect(links.read(token)).rejects.toThrow(new AppError("forbidden", "lecture.link"));
});

test("a link of one network opens nothing for another, if neither browser has a cookie (specification §6)", async () => {
  const links = createLectureLinks(tokens);
  const opens = await links.read(await links.sign(lock, viewer));
  expect(opens(lock, viewer)).toBe(true);
  expect(opens(lock, { ...viewer, network: "198.51.100.1" })).toBe(false);
});

test("a link leads to one part of one lecture, whatever its id contains", () => {
  expect(lecturePath("mern-1", "captions", "a.b.c")).toBe("/api/lectures/mern-1/captions?token=a.b.c");
  expect(lecturePath("week 1/2?", "film", "a.b.c")).toBe("/api/lectures/week%201%2F2%3F/film?token=a.b.c");
});

test("a link contains neither address, browser nor hash", async () => {
  const token = await createLectureLinks(tokens).sign(lock, { network: "203.0.113.7", browser: "crumb" });
  const payload = Buffer.from(token.split(".")[1] ?? "", "base64url").toString();
  expect(payload).not.toMatch(/203|crumb|scrypt|salt/);
  // 132 bits name lock and viewer: no one finds a collision, and the link stays short.
  expect(JSON.parse(payload).sub).toMatch(/^[\w-]{22}$/);
});
