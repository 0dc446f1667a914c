import { describe, expect, it } from "vitest";
import { AppError } from "#server/app-error.ts";
import { createSignedTokens } from "#server/links/signed-tokens.ts";
import { day } from "#shared/durations.ts";
import { orderPath, receiptPath, requireOrderKey } from "./order-links.ts";

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
