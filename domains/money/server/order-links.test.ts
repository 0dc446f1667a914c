import { describe, expect, it } from "vitest";
import { AppError } from "#server/app-error.ts";
import { createSignedTokens } from "#server/links/signed-tokens.ts";
import { day } from "#shared/durations.ts";
import {
  isMailedKey,
  mailedOrderPath,
  orderPath,
  ownReceiptPath,
  receiptPath,
  renewalPath,
  requireOrderKey,
  requireReceiptKey,
  requireVoucherKey,
  voucherPath,
} from "./order-links.ts";

const links = createSignedTokens("a secret of this test alone, long enough");
const daysAgo = (days: number) => new Date(Date.now() - days * day);
const keyOf = (path: string) => new URL(path, "https://darsgah.example").searchParams.get("key") ?? "";
const expired = new AppError("forbidden", "order.linkExpired");
const invalid = new AppError("forbidden", "order.link");

describe("the link to an order's page", () => {
  const order = { reference: "K7M4-Q2XW", createdAt: daysAgo(364) };

  it("is the same each time, and opens this order's page for a year", async () => {
    const path = await orderPath(links, order);
    expect(path).toMatch(/^\/payment\/K7M4-Q2XW\?key=[\w.-]+$/);
    expect(await orderPath(links, order)).toBe(path);
    await requireOrderKey(links, { reference: order.reference, key: keyOf(path) });
  });

  it("then says that it has expired", async () => {
    const key = keyOf(await orderPath(links, { ...order, createdAt: daysAgo(366) }));
    await expect(requireOrderKey(links, { reference: order.reference, key })).rejects.toThrow(expired);
  });

  it("opens it for longer while the order renews, and no other", async () => {
    const key = keyOf(await orderPath(links, { ...order, createdAt: daysAgo(800) }));
    const renews = async (reference: string) => reference === order.reference;
    await requireOrderKey(links, { reference: order.reference, key }, renews);
    const other = { reference: "2222-3333", key };
    await expect(requireOrderKey(links, other, async () => true)).rejects.toThrow(expired);
    await expect(requireOrderKey(links, { ...other, key: `${key}x` }, async () => true)).rejects.toThrow(invalid);
  });

  it("opens no other order; neither does a key of another purpose, or none", async () => {
    const key = keyOf(await orderPath(links, { ...order, reference: "2222-3333" }));
    const ofReceipt = keyOf(await receiptPath(links, { number: 7, issuedAt: daysAgo(0) }));
    for (const wrong of [key, ofReceipt, "", null])
      await expect(requireOrderKey(links, { reference: order.reference, key: wrong })).rejects.toThrow(invalid);
  });
});

describe("the link of an order's emails", () => {
  const order = { reference: "K7M4-Q2XW", createdAt: daysAgo(364) };

  it("opens the same page for a year, and says that its bearer reads the mailbox", async () => {
    const path = await mailedOrderPath(links, order);
    expect(path).toMatch(/^\/payment\/K7M4-Q2XW\?key=[\w.-]+$/);
    const claim = { reference: order.reference, key: keyOf(path) };
    await requireOrderKey(links, claim);
    expect(await isMailedKey(links, claim)).toBe(true);
    const old = { ...claim, key: keyOf(await mailedOrderPath(links, { ...order, createdAt: daysAgo(366) })) };
    await expect(requireOrderKey(links, old)).rejects.toThrow(expired);
    await requireOrderKey(links, old, async () => true);
    expect(await isMailedKey(links, old)).toBe(false);
  });

  it("is another one than that of the form's answer, of another order, or of none", async () => {
    const { reference } = order;
    const other = keyOf(await mailedOrderPath(links, { ...order, reference: "2222-3333" }));
    for (const key of [keyOf(await orderPath(links, order)), other, "", null])
      expect(await isMailedKey(links, { reference, key })).toBe(false);
  });

  it("leads to the card provider's page about the renewal with the key of the order's page", async () => {
    const path = await renewalPath(links, order);
    expect(path).toBe(`/api/payments/K7M4-Q2XW/renewal?key=${keyOf(await orderPath(links, order))}`);
  });
});

describe("the link to a receipt", () => {
  const wrong = new AppError("forbidden", "receipt.link");
  const issuedAt = daysAgo(364);

  it("opens that receipt for a year", async () => {
    const path = await receiptPath(links, { number: 7, issuedAt });
    expect(path).toMatch(/^\/receipts\/7\?key=[\w.-]+$/);
    await requireReceiptKey(links, { number: "7", key: keyOf(path) });
    const old = keyOf(await receiptPath(links, { number: 7, issuedAt: daysAgo(366) }));
    await expect(requireReceiptKey(links, { number: "7", key: old })).rejects.toThrow(wrong);
  });

  it("opens one student's part of a company's receipt, and no other part of it", async () => {
    const path = await receiptPath(links, { number: 7, issuedAt, part: 4567 });
    expect(path).toMatch(/^\/receipts\/7\.4567\?key=/);
    await requireReceiptKey(links, { number: "7.4567", key: keyOf(path) });
    for (const number of ["7", "7.4568"])
      await expect(requireReceiptKey(links, { number, key: keyOf(path) })).rejects.toThrow(wrong);
  });

  it("is refused to a key of an order's page, and to none", async () => {
    const ofOrder = keyOf(await orderPath(links, { reference: "7", createdAt: issuedAt }));
    for (const key of [ofOrder, "", null])
      await expect(requireReceiptKey(links, { number: "7", key })).rejects.toThrow(wrong);
  });

  it("is of a student's own entry the part in a company's receipt, or the whole receipt", async () => {
    const entry = { id: 4567, at: issuedAt, receipt: 7 };
    expect(await ownReceiptPath(links, entry)).toBe(await receiptPath(links, { number: 7, issuedAt }));
    expect(await ownReceiptPath(links, { ...entry, isJoint: true })).toBe(
      await receiptPath(links, { number: 7, issuedAt, part: 4567 }),
    );
  });

  it("is none of an entry without a receipt", async () => {
    expect(await ownReceiptPath(links, { id: 4567, at: issuedAt, receipt: null })).toBeUndefined();
    expect(await ownReceiptPath(links, { id: 4567, receipt: 7 })).toBeUndefined();
  });
});

describe("the link to a fee voucher", () => {
  const wrong = new AppError("forbidden", "voucher.link");
  const order = { reference: "K7M4-Q2XW", createdAt: daysAgo(364) };

  it("opens this order's voucher for a year, and no other", async () => {
    const path = await voucherPath(links, order);
    expect(path).toMatch(/^\/vouchers\/K7M4-Q2XW\?key=[\w.-]+$/);
    await requireVoucherKey(links, { reference: order.reference, key: keyOf(path) });
    await expect(requireVoucherKey(links, { reference: "2222-3333", key: keyOf(path) })).rejects.toThrow(wrong);
    const old = keyOf(await voucherPath(links, { ...order, createdAt: daysAgo(366) }));
    await expect(requireVoucherKey(links, { reference: order.reference, key: old })).rejects.toThrow(wrong);
  });

  it("is refused to the key of the order's page, and to none", async () => {
    for (const key of [keyOf(await orderPath(links, order)), "", null])
      await expect(requireVoucherKey(links, { reference: order.reference, key })).rejects.toThrow(wrong);
  });
});
