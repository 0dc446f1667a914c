import { randomUUID } from "node:crypto";
import { PGlite } from "@electric-sql/pglite";
import { afterAll, beforeAll, expect, it } from "vitest";
import { demoSite } from "#content/demo-site.ts";
import { inquiryRequest } from "#domains/leads/contract.ts";
import { type OpenDatabase, openEmbedded } from "#server/db/client.ts";
import type { EmailRequest } from "#server/mail/email-queue.ts";
import { findInquiries } from "./inquiry-queries.ts";
import { createInquiryWriter, submitInquiry, type WrittenInquiry } from "./submit-inquiry.ts";

let opened: OpenDatabase;
beforeAll(async () => {
  opened = await openEmbedded(await PGlite.create());
}, 60_000);
afterAll(async () => await opened.close());

const inquiry = (id: string = randomUUID()) => ({
  ...{
    id,
    firstName: "Ayesha",
    lastName: "Khan",
    email: "a@example.com",
    phone: "",
    inquiryType: "",
    message: "Hello",
  },
});

/** An inquiry writer whose email queue records the groups it gets and fails for these inquiries. */
function inquiryWriter(failing: string[] = []) {
  const groups: string[][] = [];
  const emailQueue = {
    async enqueue(_transaction: unknown, requests: EmailRequest[]) {
      const ids = requests.map(({ about }) => about);
      groups.push(ids);
      if (ids.some((id) => failing.includes(id))) throw new Error("queue refused");
    },
  };
  return { groups, ...createInquiryWriter({ database: opened.database, emailQueue }) };
}

it("commits inquiries that arrive together in one transaction", async () => {
  const { write, groups } = inquiryWriter();
  const rush = Array.from({ length: 30 }, () => inquiry());
  await Promise.all(rush.map((one) => write(one)));
  expect(groups).toHaveLength(1);
  expect(
    await findInquiries(
      opened.database,
      rush.map(({ id }) => id),
    ),
  ).toHaveLength(30);
});

it("stores the others if one cannot be stored, and nothing of that one", async () => {
  const [good, bad, better] = [inquiry(), inquiry(), inquiry()];
  const { write } = inquiryWriter([bad.id]);
  const results = await Promise.allSettled([write(good), write(bad), write(better)]);
  expect(results.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
  const stored = await findInquiries(opened.database, [good.id, bad.id, better.id]);
  expect(stored.map(({ id }) => id).sort()).toEqual([good.id, better.id].sort());
});

it("goes on after a failure", async () => {
  const bad = inquiry();
  const { write } = inquiryWriter([bad.id]);
  await expect(write(bad)).rejects.toThrow("queue refused");
  await expect(write(inquiry())).resolves.toBeUndefined();
});

/** The stored forms of a visitor's number: as it was typed, and in E.164. */
async function storedPhone(phone: string, country: string | null) {
  const written: WrittenInquiry[] = [];
  const writer = { write: async (one: WrittenInquiry) => void written.push(one) };
  const { id: _id, ...formData } = inquiry();
  const request = inquiryRequest.parse({ formType: "contact-form", formData: { ...formData, phone } });
  await submitInquiry({ inquiryWriter: writer, site: () => demoSite }, request, country);
  return { typed: written[0]?.phone, e164: written[0]?.e164 };
}

it.each([
  ["(212) 555-0143", "US", "+12125550143"],
  ["0300/1234567", "PK", "+923001234567"],
  ["0300 1234567", "US", "+923001234567"],
  ["۰۳۰۰۱۲۳۴۵۶۷", null, "+923001234567"],
  ["", "US", null],
])("keeps a number typed as %j in %s, which is %j", async (typed, country, e164) => {
  expect(await storedPhone(typed, country)).toEqual({ typed, e164 });
});

it("refuses at the field what is no number", async () => {
  const fields = { phone: { reason: "field.phoneWrong", values: undefined } };
  await expect(storedPhone("call me", "PK")).rejects.toMatchObject({ code: "invalid", fields });
});
