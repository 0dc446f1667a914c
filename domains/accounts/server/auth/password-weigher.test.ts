import { expect, it } from "vitest";
import { threadFile } from "#server/config/paths.ts";
import { createPasswordWeigher } from "./password-weigher.ts";
import { PasswordsBusy } from "./port.ts";

const { isGuessable } = createPasswordWeigher(threadFile("weigh-passwords"));

const about = ["Sana Malik", "sana.malik@example.com", "Darsgah"];

it.each(["password123", "12345678", "qwertyuiop1", "P@ssw0rd1", "aaaaaaaaaaaaaaaa", "iloveyou2024", "abcdefgh"])(
  "knows %s from breaches and lists",
  async (password) => {
    expect(await isGuessable(password, about)).toBe(true);
  },
);

it.each(["Sana.Malik", "darsgah2025", "sana.malik@example.com", "malikmalik1"])(
  "refuses %s, which is about its owner or the site",
  async (password) => {
    expect(await isGuessable(password, about)).toBe(true);
  },
);

it.each([
  "lahore zindabad subah",
  "بارش میں چائے اور کتاب",
  "sunny river forty two",
  "xkf83kd9sQ",
  "v".padEnd(40, "w9 k"),
])("accepts %s without capitals, digits or signs", async (password) => {
  expect(await isGuessable(password, about)).toBe(false);
});

it("weighs in a thread of its own, for as long as it likes: this one has next to nothing to do", async () => {
  await isGuessable("warm up the lists", about);
  const longest = "p4$$w0rd1".repeat(15).slice(0, 128);
  const names = Array.from({ length: 60 }, (_, at) => `p4$$${at}w0rd1 `).join("");
  const before = [process.threadCpuUsage(), process.cpuUsage()] as const;
  await Promise.all(Array.from({ length: 30 }, () => isGuessable(longest, [names, `${names}@example.com`])));
  const own = process.threadCpuUsage(before[0]);
  const all = process.cpuUsage(before[1]);
  // This thread's share of the work: weighed here, it is nearly all of it.
  expect((own.user + own.system) / (all.user + all.system)).toBeLessThan(0.5);
});

it("judges a long password by its beginning, and a long name by its first words", async () => {
  expect(await isGuessable(`${"password".repeat(5)}xkf83kd9sQ`, about)).toBe(true);
  const name = `Zarqoonwala ${"b".repeat(2_000)}`;
  expect(await isGuessable("zarqoonwala1", [name])).toBe(true);
});

it("refuses to take more than wait their turn, and goes on with those", async () => {
  const asked = Array.from({ length: 80 }, () => isGuessable("xkf83kd9sQ", about));
  const outcomes = await Promise.allSettled(asked);
  const refused = outcomes.flatMap((outcome) => (outcome.status === "rejected" ? [outcome.reason] : []));
  expect(refused.length).toBe(80 - 65);
  expect(refused.every((reason) => reason instanceof PasswordsBusy)).toBe(true);
  expect(await isGuessable("xkf83kd9sQ", about)).toBe(false);
});

it("fails a question whose thread cannot start, and every later one", async () => {
  const broken = createPasswordWeigher(threadFile("none"));
  await expect(broken.isGuessable("xkf83kd9sQ", about)).rejects.toThrow("none.ts");
  await expect(broken.isGuessable("xkf83kd9sQ", about)).rejects.toThrow("none.ts");
});
