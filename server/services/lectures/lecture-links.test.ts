import { expect, test } from "vitest";
import { AppError } from "#server/services/app-error.ts";
import { createLectureLinks } from "#server/services/lectures/lecture-links.ts";
import { createSignedTokens } from "#server/services/links/signed-tokens.ts";

const tokens = createSignedTokens("a secret of this test alone, long enough");
const minute = 60_000;
const tokenIn = (link: string) => new URL(link, "http://localhost").searchParams.get("token") ?? "";
const viewer = { network: "203.0.113.7", browser: null };

test("a link holds for ten minutes, and says that it has expired after them", async () => {
  let now = Date.UTC(2026, 10, 21);
  const links = createLectureLinks(tokens, () => now);
  const token = tokenIn((await links.link("one", viewer)).film);
  now += 10 * minute - 1000;
  await expect(links.check("one", token, viewer)).resolves.toBeUndefined();
  now += 2000;
  await expect(links.check("one", token, viewer)).rejects.toThrow(
    new AppError("forbidden", "This link has expired. Open the lecture again."),
  );
});

test("a link of before the browser's cookie still holds after it", async () => {
  const links = createLectureLinks(tokens);
  const token = tokenIn((await links.link("one", viewer)).film);
  await expect(links.check("one", token, { ...viewer, browser: "fresh" })).resolves.toBeUndefined();
});

test("a link holds neither address nor browser in words", async () => {
  const { film } = await createLectureLinks(tokens).link("one", { network: "203.0.113.7", browser: "crumb" });
  const payload = Buffer.from(film.split(".")[1] ?? "", "base64url").toString();
  expect(payload).not.toMatch(/203|crumb/);
});
