import { randomUUID } from "node:crypto";
import { PGlite } from "@electric-sql/pglite";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type OpenDatabase, openEmbedded } from "#server/db/client.ts";
import { findInquiries } from "#server/db/queries/inquiries.ts";
import { createInquiryWriter } from "#server/services/inquiries/inquiry-writer.ts";
import type { EmailRequest } from "#server/services/mail/email-queue.ts";

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

/** A ledger whose mail queue notes the groups it gets and fails for the inquiries it is told to. */
function ledger(failing: string[] = []) {
  const groups: string[][] = [];
  const emailQueue = {
    async enqueue(_transaction: unknown, orders: EmailRequest[]) {
      const ids = orders.map(({ about }) => about);
      groups.push(ids);
      if (ids.some((id) => failing.includes(id))) throw new Error("queue refused");
    },
  };
  return { groups, ...createInquiryWriter({ database: opened.database, emailQueue }) };
}

it("commits inquiries that arrive together in one transaction", async () => {
  const { keep, groups } = ledger();
  const rush = Array.from({ length: 30 }, () => inquiry());
  await Promise.all(rush.map(keep));
  expect(groups).toHaveLength(1);
  expect(
    await findInquiries(
      opened.database,
      rush.map(({ id }) => id),
    ),
  ).toHaveLength(30);
});

it("keeps the others when one of them cannot be kept, and nothing of that one", async () => {
  const [good, bad, better] = [inquiry(), inquiry(), inquiry()];
  const { keep } = ledger([bad.id]);
  const results = await Promise.allSettled([keep(good), keep(bad), keep(better)]);
  expect(results.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
  const kept = await findInquiries(opened.database, [good.id, bad.id, better.id]);
  expect(kept.map(({ id }) => id).sort()).toEqual([good.id, better.id].sort());
});

it("goes on after a failure", async () => {
  const bad = inquiry();
  const { keep } = ledger([bad.id]);
  await expect(keep(bad)).rejects.toThrow("queue refused");
  await expect(keep(inquiry())).resolves.toBeUndefined();
});
