import { randomUUID } from "node:crypto";
import sharp from "sharp";
import { proofMaxBytes } from "#domains/money/contract.ts";
import { orderCost } from "../support/plan-cost.ts";
import { exe, png } from "../support/proofs.ts";
import { completedEvent, signedPost, startStripePeer, stripeKeys } from "../support/stripe-peer.ts";
import { violationsAtBothWidths } from "./support/accessibility.ts";
import { joinStaff } from "./support/office.ts";
import { orderPath } from "./support/order.ts";
import { openHydrated } from "./support/page.ts";
import { startSite } from "./support/site.ts";
import { expect, test } from "./support/test.ts";

/** The request is stored first, then paid by transfer or by card. */
const proof = (mark: string) => ({ name: "receipt.png", mimeType: "image/png", buffer: png(mark) });
const { courseTitle, planTitle, monthly, months, total, totalCents } = orderCost;
const program = { name: "receipt.png", mimeType: "image/png", buffer: exe };

test("a student pays by transfer: amount and accounts, a proof, on to Thank-you; staff confirm it, led by their mail", async ({
  page,
  request,
  site,
}) => {
  const email = `${randomUUID()}@example.com`;
  const path = await orderPath(request, email);
  const reference = path.split(/[/?]/)[2] ?? "";
  await openHydrated(page, path);
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1, name: "Pay for your place" })).toBeVisible();
  for (const fact of [total, `${monthly} a month × ${months} months`, courseTitle, planTitle, reference])
    await expect(main.getByText(fact).first()).toBeVisible();
  await expect(main.getByRole("heading", { name: "Raast" })).toBeHidden();
  await main.getByText("In rupees, from Pakistan").click();
  for (const way of ["Bank transfer", "Raast", "JazzCash", "Easypaisa"])
    await expect(main.getByRole("heading", { name: way })).toBeVisible();
  // A Raast code takes rupees alone.
  await expect(main.getByRole("img", { name: /Payment code/ })).toHaveCount(0);
  await expect(main.getByRole("link", { name: "Pay by card" })).toHaveCount(0);

  await main.getByLabel("Receipt", { exact: true }).setInputFiles(proof(email));
  await main.getByLabel("Amount you sent").fill("1/-");
  await main.getByLabel("Transaction number").fill("FT-2611 9981");
  await main.getByRole("button", { name: "Send receipt" }).dblclick();
  await expect(main.getByRole("heading", { level: 1, name: "We are checking your payment" })).toBeInViewport();
  const proofs = () =>
    site.mails.filter(({ parsed }) => parsed.subject?.includes(`Proof of payment for order ${reference}`));
  await expect.poll(() => proofs().length).toBe(1);
  expect(proofs()[0]?.parsed.text).toContain(email);
  // Their own mails: how to pay, when the order was opened, and that the receipt is here.
  const theirs = (subject: string) =>
    site.mails.filter(
      ({ to, parsed }) =>
        to.includes(email) &&
        parsed.subject?.startsWith(subject) &&
        parsed.text?.includes(`/payment/${reference}?key=`),
    );
  expect(theirs(`Your place: ${total} to pay`)).toHaveLength(1);
  await expect.poll(() => theirs("We have your receipt").length).toBe(1);

  await main.getByRole("link", { name: "Continue" }).click();
  await expect(page).toHaveURL(/\/Thank-you#payment$/);

  const office = /http:\S+(\/admin\/payments\/\S+)/.exec(proofs()[0]?.parsed.text ?? "")?.[1] ?? "";
  await page.goto(office);
  await expect(page.getByRole("heading", { level: 1, name: "Sign in" })).toBeVisible();
  await joinStaff(page, site, "support");
  await openHydrated(page, office);
  const order = page.getByRole("complementary");
  await expect(order.getByText(total, { exact: true }).first()).toBeVisible();
  await expect(order.getByText(email)).toBeVisible();
  const note = order.getByRole("note");
  await expect(note).toHaveText(`$1 is not what is expected: ${total}. Look for what really came.`);
  await expect(order.getByText("FT26119981")).toBeVisible();
  const picture = order.getByRole("img", { name: /^Receipt of/ });
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1);
  expect(await violationsAtBothWidths(page)).toEqual([]);
  const confirm = order.getByRole("button", { name: "Confirm payment" });
  await confirm.click();
  await expect(order.getByText(/^Payment confirmed/)).toBeVisible();
  await expect(confirm).toHaveCount(0);
  await expect
    .poll(() => site.mails.some(({ to, parsed }) => to.includes(email) && parsed.subject?.startsWith("Paid:")))
    .toBe(true);
  expect(site.output()).not.toContain(email);
});

test.describe("what a visitor sends by mistake", () => {
  test.use({ expectedErrors: ["status of 415"] });

  test("is refused beside the field, which is focused, and the order stays as it was", { tag: "@engine" }, async ({
    page,
    request,
  }) => {
    await openHydrated(page, await orderPath(request));
    const field = page.getByLabel("Receipt", { exact: true });
    const send = page.getByRole("button", { name: "Send receipt" });
    let sent = 0;
    page.on("request", (one) => {
      if (one.url().includes("/proof")) sent += 1;
    });
    await send.click();
    await expect(field).toHaveAccessibleDescription(/Please choose a file/);
    await expect(field).toBeFocused();
    await field.setInputFiles({ ...proof(""), buffer: Buffer.alloc(proofMaxBytes + 1) });
    await expect(field).toHaveAccessibleDescription(/larger than 5 MB/);
    await send.click();
    await expect(field).toBeFocused();
    expect(sent).toBe(0);
    await field.setInputFiles(program);
    await expect(field).not.toHaveAccessibleDescription(/larger than 5 MB/);
    await send.click();
    await expect(field).toHaveAccessibleDescription(/neither a picture nor a PDF/);
    expect(sent).toBe(1);
    await page.reload();
    await expect(page.getByRole("heading", { level: 1, name: "Pay for your place" })).toBeVisible();
  });

  test("is made smaller where it is a picture in more detail than a proof needs", { tag: "@thorough" }, async ({
    page,
    request,
  }) => {
    const noise = { type: "gaussian" as const, mean: 128, sigma: 40 };
    const photo = sharp({ create: { width: 3000, height: 1600, channels: 3, background: "white", noise } });
    const buffer = await photo.jpeg({ quality: 100 }).toBuffer();
    expect(buffer.byteLength).toBeGreaterThan(proofMaxBytes);
    await openHydrated(page, await orderPath(request));
    await page.getByLabel("Receipt", { exact: true }).setInputFiles({ ...proof(""), name: "IMG_2041.jpeg", buffer });
    await page.getByRole("button", { name: "Send receipt" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "We are checking your payment" })).toBeVisible();
  });
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false, expectedErrors: ["status of 415", "status of 413", "status of 422"] });

  test("a wrong proof comes back with the reason, and a good one is taken", async ({ page, request }) => {
    await page.goto(await orderPath(request));
    const field = page.getByLabel("Receipt", { exact: true });
    const send = async (file: typeof program) => {
      await field.setInputFiles(file);
      const answer = page.waitForResponse((response) => response.request().method() === "POST");
      await page.getByRole("button", { name: "Send receipt" }).click();
      return (await answer).status();
    };
    expect(await send(program)).toBe(415);
    await expect(field).toHaveAccessibleDescription(/neither a picture nor a PDF/);
    expect(await send({ ...program, buffer: Buffer.concat([png(), Buffer.alloc(proofMaxBytes)]) })).toBe(413);
    await expect(field).toHaveAccessibleDescription(/larger than 5 MB/);
    const amount = page.getByLabel("Amount you sent");
    await amount.fill("six thousand");
    await page.getByLabel("Transaction number").fill("FT-1");
    expect(await send(proof("plain"))).toBe(422);
    await expect(amount).toHaveAccessibleDescription(/Please write an amount in/);
    await expect(amount).toHaveValue("six thousand");
    await expect(page.getByLabel("Transaction number")).toHaveValue("FT-1");
    await amount.fill("6000/-");
    expect(await send(proof("plain"))).toBe(303);
    await expect(page.getByRole("heading", { level: 1, name: "We are checking your payment" })).toBeVisible();
  });
});

test("a student pays by card: only the provider's word makes the order paid; while it is down, by transfer", {
  tag: "@thorough",
}, async ({ browser }) => {
  test.slow(true, "starts a program and a card provider of its own");
  const stripe = await startStripePeer();
  const site = await startSite({ ...stripeKeys, STRIPE_API_URL: stripe.origin });
  const context = await browser.newContext({ baseURL: site.origin });
  try {
    const path = await orderPath(context.request);
    const page = await context.newPage();
    await openHydrated(page, path);
    await expect(page.getByText("Auto-renewal can be cancelled anytime.")).toBeVisible();
    await page.getByRole("link", { name: "Pay by card" }).click();
    await expect(page.getByRole("heading", { name: "Pay here" })).toBeVisible();
    const { client_reference_id: reference = "", success_url: back = "" } = stripe.requests[0]?.form ?? {};
    const sessionId = new URL(page.url()).pathname.split("/").at(-1) ?? "";

    await page.goto(back);
    await expect(page.getByRole("heading", { level: 1, name: "Waiting for confirmation" })).toBeVisible();
    const event = signedPost(completedEvent({ sessionId, reference, amount: totalCents }));
    const outcome = await fetch(`${site.origin}/api/payments/stripe`, event);
    expect(outcome.status).toBe(200);
    await expect(page.getByRole("heading", { level: 1, name: "Your place is paid for" })).toBeVisible();
    await expect(page.getByRole("link", { name: "Continue" })).toHaveAttribute("href", "/Thank-you#payment");
    const subjects = () => site.mails.map(({ parsed }) => parsed.subject ?? "");
    await expect.poll(() => subjects().some((subject) => subject.startsWith("Paid: your place"))).toBe(true);
    await expect.poll(() => subjects()).toContain(`Paid by card: ${total}, order ${reference}`);
    await expect(page.getByText(`Your plan renews at ${total} every ${months} months.`)).toBeVisible();
    await page.getByRole("link", { name: "Manage or cancel" }).click();
    await expect(page.getByRole("heading", { name: "Your plan" })).toBeVisible();
    await page.goto(back);

    stripe.failWith = 500;
    await page.getByRole("link", { name: "Manage or cancel" }).click();
    await expect(page.getByRole("alert")).toContainText("Card payment is not available at the moment.");
    await page.goto(await orderPath(context.request));
    await page.getByRole("link", { name: "Pay by card" }).click();
    await expect(page.getByRole("alert")).toContainText("Card payment is not available at the moment.");
    await expect(page.getByRole("heading", { name: "Bank transfer" })).toBeVisible();
    expect(site.output()).not.toContain(stripeKeys.STRIPE_SECRET_KEY);
  } finally {
    await context.close();
    await site.dispose();
    await stripe.close();
  }
});
