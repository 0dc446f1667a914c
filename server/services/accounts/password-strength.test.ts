import { expect, it } from "vitest";
import { isGuessable } from "./password-strength.ts";

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

it("rates the longest password allowed with little work", async () => {
  await isGuessable("warm up the lists", about);
  const before = process.threadCpuUsage().user;
  await isGuessable("passw0rd".repeat(16), about);
  // The thread's own time, in microseconds; measured 25 ms.
  expect(process.threadCpuUsage().user - before).toBeLessThan(400_000);
});
