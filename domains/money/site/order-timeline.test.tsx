import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import type { OrderState } from "#domains/money/contract.ts";
import type { OrderView } from "#domains/money/server/show-order.ts";
import { paymentPage } from "#domains/money/words/site.en.ts";
import { OrderTimeline } from "./order-timeline.tsx";

const stepsOf = (...states: OrderState[]) => {
  const changes = states.map((state, at) => ({
    state,
    at: { iso: `2026-11-0${at + 1}T10:00:00Z`, words: `day ${at}` },
  }));
  const order = { state: states.at(-1), changes, dueAt: changes[0]?.at } as unknown as OrderView;
  const html = renderToStaticMarkup(<OrderTimeline order={order} isWaiting={false} words={paymentPage.timeline} />);
  return [...html.matchAll(/<p class="font-semibold">([^<]*)/g)].map(([, step]) => step);
};

it("an order waits again after a part of its payment, or once staff open it again", () => {
  expect(stepsOf("awaiting_payment", "proof_sent", "awaiting_payment")).toEqual([
    "Order opened",
    "Receipt received",
    "Part of the payment received",
  ]);
  expect(stepsOf("awaiting_payment", "awaiting_payment")).toEqual(["Order opened", "Order opened again"]);
});

it("a proof sent twice in a row is one step", () => {
  expect(stepsOf("awaiting_payment", "proof_sent", "proof_sent", "paid")).toEqual([
    "Order opened",
    "Receipt received",
    "Payment confirmed",
  ]);
});
