import type { Page } from "@playwright/test";
import { callVerbAt, confirmPayment } from "../support/ask-manage.ts";
import { png } from "../support/proofs.ts";
import { newPerson } from "./support/account.ts";
import { mailedPath } from "./support/mails.ts";
import { batch, cities, counter, issueCertificate } from "./support/student-way.ts";
import { expect, test } from "./support/test.ts";

/**
 * A student's way on a phone, from an advertisement to the first lecture, the calendar and the certificate that an employer
 * checks, from three cities, with scripts and without. What staff do is done by their verbs. It counts pages, taps and fields, and stores them with the seconds of each step in the test's report.
 */
// The batch has seats for four of these students.
test.use({ alone: "student's way" });
test.beforeAll(async ({ site }) => {
  await callVerbAt(site.dataDir, "changeBatch", batch.id, { fields: { seats: 40 } });
});

interface Visitor {
  name: string;
  email: string;
  phone: string;
}

/** Books a free class from the course's page, at an hour of the visitor's own clock. */
async function bookFreeClass(page: Page, { name, email, phone }: Visitor) {
  const main = page.getByRole("main");
  const way = counter(page);
  await page.goto(`/courses/${batch.course}`);
  await way.tap(main.getByRole("link", { name: "Book a free demo class" }));
  await expect(page).toHaveURL(/\/FreeDemo\?course=/);
  const times = main.getByRole("group", { name: /^Times on/ }).getByRole("radio", { disabled: false });
  await way.tap(times.last().locator(".."));
  await way.fill(main.getByLabel("Your name"), name);
  await way.fill(main.getByLabel("E-mail", { exact: true }), email);
  await way.fill(main.getByLabel("Phone", { exact: true }), phone);
  await way.tap(main.getByRole("button", { name: "Book Your Free Demo Class" }));
  await expect(page.getByRole("heading", { name: /booked/i })).toBeVisible();
  way.done("a free class");
  await way.report(test.info());
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
          if (javaScriptEnabled) await bookFreeClass(page, { name, email, phone });
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

          // Who checks it begins at the home page, and knows the number alone.
          await page.goto("/");
          await way.tap(page.getByRole("contentinfo").getByRole("link", { name: "Verify a certificate" }));
          await way.fill(page.getByLabel("Number of the certificate"), number);
          await way.tap(page.getByRole("button", { name: "Verify" }));
          await expect(page.getByRole("heading", { name: "This certificate is valid" })).toBeVisible();
          await expect(page.getByText("Ayesha Khan")).toBeVisible();
          way.done("an employer's check");
          await way.report(info);
        },
      );
    });
