// @module-tag thorough
import { expect, test } from "vitest";
import { findInquiries } from "#domains/leads/server/inquiry-queries.ts";
import { openDatabase } from "#server/db/client.ts";
import { startSite } from "../e2e/support/site.ts";
import { contactForm, formData } from "../support/contact-form.ts";

test("an acknowledged inquiry is in the database after the program has stopped, and nowhere in its log", async () => {
  const site = await startSite();
  try {
    const answer = await fetch(`${site.origin}/api/send-email`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(contactForm()),
    });
    expect(answer.status).toBe(200);
    const { id } = await answer.json();
    expect(await site.stop()).toBe(0);
    const { database, close } = await openDatabase({ dataDir: site.dataDir, databaseUrl: null });
    const found = await findInquiries(database, [id]);
    await close();
    expect(found).toMatchObject([{ id, ...formData }]);
    expect(site.output()).not.toContain(formData.email);
    expect(site.output()).not.toContain(formData.message);
  } finally {
    await site.dispose();
  }
});
