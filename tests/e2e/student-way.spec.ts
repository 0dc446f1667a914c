import type { Locator, Page } from "@playwright/test";
import { callVerbAt, confirmPayment } from "../support/ask-manage.ts";
import { png } from "../support/proofs.ts";
import { newPerson } from "./support/account.ts";
import { mailedPath } from "./support/mails.ts";
import { expect, test } from "./support/test.ts";

/**
 * A student's way on a phone, from an advertisement to the first lecture, the calendar and the certificate that an employer
 * checks, from three cities, with scripts and without. What staff do is done by their verbs. It counts pages, taps and fields, and stores them with the seconds of each step in the test's report.
 */
const batch = { id: "data-evening", name: "Data Analysis Evening", course: "data-analyst" };
const cities = [
  { city: "Doha", country: "QA", timezoneId: "Asia/Qatar", phone: "+974 3312 3456", currency: "USD" },
  { city: "Lahore", country: "PK", timezoneId: "Asia/Karachi", phone: "+92 300 1234567", currency: "PKR" },
  { city: "New York", country: "US", timezoneId: "America/New_York", phone: "+1 212 555 0123", currency: "USD" },
];

// The batch has seats for four of these students.
test.use({ alone: "student's way" });
test.beforeAll(async ({ site }) => {
  await callVerbAt(site.dataDir, "changeBatch", batch.id, { fields: { seats: 40 } });
});

interface ClassList {
  members: { id: string; person: { email: string } }[];
}

/** What the staff do at the end of a course: a certificate for the student of this address. */
async function issueCertificate(dataDir: string, name: string, email: string) {
  const { members } = await callVerbAt<ClassList>(dataDir, "showClass", batch.id);
  const enrolmentId = members.find(({ person }) => person.email === email)?.id;
  const certificate = { enrolmentId, name, reason: "Handed in every work and the capstone" };
  await callVerbAt(dataDir, "issueCertificateByHand", batch.id, certificate);
}

/** Counts what a student does, step by step. */
function counter(page: Page) {
  const counts = { pages: 0, taps: 0, fields: 0 };
  const steps: string[] = [];
  let since = performance.now();
  let shown = "";
  page.on("framenavigated", (frame) => {
    const { pathname } = new URL(frame.url());
    if (frame === page.mainFrame() && pathname !== shown) counts.pages++;
    if (frame === page.mainFrame()) shown = pathname;
  });
  return {
    counts,
    steps,
    async tap(what: Locator) {
      counts.taps++;
      await what.tap();
    },
    async fill(what: Locator, text: string) {
      counts.fields++;
      await what.fill(text);
    },
    done(step: string) {
      const seconds = ((performance.now() - since) / 1000).toFixed(1);
      steps.push(`${step}: ${seconds} s, so far ${JSON.stringify(counts)}`);
      since = performance.now();
    },
  };
}

for (const { city, country, timezoneId, phone, currency } of cities)
  for (const javaScriptEnabled of [true, false])
    test.describe(`from ${city}, ${javaScriptEnabled ? "with" : "without"} scripts`, () => {
      test.use({ country, timezoneId, javaScriptEnabled });

      test(
        "a course's page leads to a seat, the first lecture, the calendar and the certificate",
        { tag: ["@phone", "@thorough"] },
        async ({ page, site }, info) => {
          test.setTimeout(240_000);
          const { name, email, password } = newPerson();
          const [first = "", ...rest] = name.split(" ");
          const main = page.getByRole("main");
          const way = counter(page);
          const isShownPrice = country === "US" && javaScriptEnabled;

          await page.goto(`/courses/${batch.course}`);
          const ask = main.getByRole("link", { name: /^Ask for the fee/ }).filter({ visible: true });
          if (isShownPrice) await expect(main.getByText(/^\$\d+ per month$/).first()).toBeVisible();
          else await expect(ask.first()).toHaveAttribute("href", /^https:\/\/wa\.me\//);
          way.done("the fee, or whom to ask for it");

          await way.tap(main.getByRole("link", { name: "Enroll Now" }).first());
          await way.tap(main.getByLabel("Batch", { exact: true }));
          await main.getByLabel("Batch", { exact: true }).selectOption(batch.id);
          if (isShownPrice) await way.tap(main.getByRole("radio", { name: "Standard" }));
          await way.fill(main.getByLabel("First name"), first);
          await way.fill(main.getByLabel("Last name"), rest.join(" ") || "Khan");
          await way.fill(main.getByLabel("E-mail"), email);
          await way.fill(main.getByLabel("Phone"), phone);
          await way.tap(main.getByRole("button", { name: isShownPrice ? "Proceed to Payment" : "Send Request" }));
          await page.waitForURL(isShownPrice ? /\/payment\// : /\/Thank-you#enrolment$/);
          way.done("a seat is asked for");

          if (!isShownPrice) {
            const reference = await mailedPath(site, email, /(?<![\w-])[2-9B-Z]{4}-[2-9B-Z]{4}(?![\w-])/);
            const fee = {
              plan: "standard",
              monthly: currency === "PKR" ? "15000" : "149",
              currency,
              schedule: "monthly",
            };
            await callVerbAt(site.dataDir, "openOrder", reference, fee);
            await page.goto(await mailedPath(site, email, /\/payment\/\S+\?key=\S+/));
          }
          const receipt = { name: "receipt.png", mimeType: "image/png", buffer: png(email) };
          await main.getByLabel("Receipt", { exact: true }).setInputFiles(receipt);
          await way.tap(main.getByRole("button", { name: "Send receipt" }));
          await expect(main.getByRole("heading", { level: 1, name: "We are checking your payment" })).toBeVisible();
          way.done("the receipt is sent");

          await confirmPayment(site.dataDir, new URL(page.url()).pathname.split("/")[2] ?? "");
          await page.goto(await mailedPath(site, email, /\/open-account\?token=[\w.-]+/));
          await way.fill(main.getByLabel("Password", { exact: true }), password);
          await way.tap(main.getByRole("button", { name: "Open my courses" }));
          await page.waitForURL(/\/lms$/);
          const own = main.getByRole("article").filter({ hasText: batch.name });
          await way.tap(own.getByRole("link", { name: /lecture 1|Open the lectures/ }));
          if (!javaScriptEnabled) await way.tap(main.getByRole("button", { name: "Unlock lectures" }));
          await expect(page.locator("video").first()).toBeVisible();
          way.done("the first lecture");

          await page.goto("/lms");
          await way.tap(own.getByRole("link", { name: "Calendar" }));
          await expect(page.getByRole("heading", { level: 1 })).toContainText("calendar", { ignoreCase: true });
          way.done("the calendar");
          expect(way.counts.fields).toBeLessThanOrEqual(5);
          expect(way.counts.taps).toBeLessThanOrEqual(9);

          await issueCertificate(site.dataDir, "Ayesha Khan", email);
          await page.goto(await mailedPath(site, email, /\/classroom\/certificates/));
          const certificate = main.getByRole("listitem").filter({ hasText: batch.name });
          await expect(certificate.getByRole("link", { name: "Download PDF" })).toBeVisible();
          const number = await certificate.getByRole("code").innerText();
          await way.tap(certificate.getByRole("button", { name: "Show my whole name" }));
          await expect(main.getByText("The public page shows your whole name.")).toBeVisible();
          way.done("the certificate");

          await page.goto("/verify");
          await way.fill(page.getByLabel("Number of the certificate"), number);
          await way.tap(page.getByRole("button", { name: "Verify" }));
          await expect(page.getByRole("heading", { name: "This certificate is valid" })).toBeVisible();
          await expect(page.getByText("Ayesha Khan")).toBeVisible();
          way.done("an employer's check");
          await info.attach("counts", { body: way.steps.join("\n"), contentType: "text/plain" });
        },
      );
    });
