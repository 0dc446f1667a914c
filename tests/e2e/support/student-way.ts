import type { Locator, Page, TestInfo } from "@playwright/test";
import { callVerbAt } from "../../support/ask-manage.ts";

/** What the journeys of a student's way share: the batch, the cities, the counts, and what staff do by their verbs. */
export const batch = { id: "data-evening", name: "Data Analysis Evening", course: "data-analyst" };
export const cities = [
  { city: "Doha", country: "QA", timezoneId: "Asia/Qatar", phone: "+974 3312 3456", currency: "USD" },
  { city: "Lahore", country: "PK", timezoneId: "Asia/Karachi", phone: "+92 300 1234567", currency: "PKR" },
  { city: "New York", country: "US", timezoneId: "America/New_York", phone: "+1 212 555 0123", currency: "USD" },
];

interface ClassList {
  members: { id: string; person: { email: string } }[];
}

/** What the staff do at the end of a course: a certificate for the student of this address. */
export async function issueCertificate(dataDir: string, name: string, email: string) {
  const { members } = await callVerbAt<ClassList>(dataDir, "showClass", batch.id);
  const enrolmentId = members.find(({ person }) => person.email === email)?.id;
  const certificate = { enrolmentId, name, reason: "Handed in every work and the capstone" };
  await callVerbAt(dataDir, "issueCertificateByHand", batch.id, certificate);
}

/** Counts what a student does, step by step. */
export function counter(page: Page) {
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
    /** Stores the counts with the seconds of each step in the test's report. */
    async report(info: TestInfo) {
      await info.attach("counts", { body: steps.join("\n"), contentType: "text/plain" });
      info.annotations.push({ type: "counts", description: steps.join("; ") });
    },
    done(step: string) {
      const seconds = ((performance.now() - since) / 1000).toFixed(1);
      steps.push(`${step}: ${seconds} s, so far ${JSON.stringify(counts)}`);
      since = performance.now();
    },
  };
}
