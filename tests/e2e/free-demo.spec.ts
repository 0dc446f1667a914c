import { demoFaqs, demoPage, recordedDemo } from "../support/demo-content.ts";
import { chooseInMenu, openHydrated } from "./support/page.ts";
import { expect, test } from "./support/test.ts";

/** Specification §2, "Free demo page", and §9 on its length. */
test("the header's entries lead to the booking and to the recording", async ({ page }) => {
  await openHydrated(page, "/about");
  for (const [name, anchor] of [
    ["Book Free Session", "book"],
    ["Recorded Demo", "recorded"],
  ] as const) {
    await chooseInMenu(page, "Free Demo", name);
    await expect(page).toHaveURL(new RegExp(`/FreeDemo#${anchor}$`));
    await expect(page.getByRole("main").getByRole("heading", { level: 2, name })).toBeInViewport();
  }
});

test("the recorded demo plays", { tag: "@engine" }, async ({ page }) => {
  await openHydrated(page, "/FreeDemo#recorded");
  const video = page.getByLabel(recordedDemo.title);
  await video.scrollIntoViewIfNeeded();
  await expect(video).toBeInViewport();
  const requested = page.waitForResponse((response) => response.url().endsWith(recordedDemo.url));
  await video.evaluate(async (element: HTMLVideoElement) => {
    element.muted = true;
    await element.play();
  });
  expect([200, 206]).toContain((await requested).status());
  await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime)).toBeGreaterThan(0.5);
  const state = await video.evaluate(({ videoWidth, duration, error, textTracks }: HTMLVideoElement) => ({
    videoWidth,
    seconds: Math.round(duration),
    error: error?.message,
    captions: textTracks[0]?.kind,
  }));
  expect(state.videoWidth).toBeGreaterThan(0);
  expect(state).toMatchObject({ seconds: 146, error: undefined, captions: "captions" });
  await expect
    .poll(() => video.evaluate((element: HTMLVideoElement) => element.textTracks[0]?.cues?.length ?? 0))
    .toBeGreaterThan(0);
  const poster = await page.request.get(recordedDemo.posterUrl ?? "");
  expect([poster.status(), poster.headers()["content-type"]]).toEqual([200, "image/jpeg"]);
});

test("answers twelve questions, opened one by one", async ({ page }) => {
  await openHydrated(page, "/FreeDemo");
  const faq = page.getByRole("region", { name: demoPage.faqs.title });
  expect(demoFaqs).toHaveLength(12);
  for (const { question } of demoFaqs) await expect(faq.getByText(question, { exact: true })).toBeVisible();
  const [first, second] = demoFaqs;
  for (const one of [first, second]) {
    const answer = faq.getByText(one?.answer ?? "", { exact: true });
    await expect(answer).toBeHidden();
    await faq.getByText(one?.question ?? "", { exact: true }).click();
    await expect(answer).toBeVisible();
  }
  await expect(faq.getByText(first?.answer ?? "", { exact: true })).toBeVisible();
});
