import { RouterContextProvider } from "react-router";
import { expect, it, vi } from "vitest";
import { servicesContext, siteContext } from "#app/request/contexts.ts";
import { en as messages } from "#server/compose/words/messages.ts";
import { action } from "./payment.tsx";

async function post(fields: Record<string, string>) {
  const orders = { requireKey: vi.fn(async () => {}), switchReminders: vi.fn(async () => {}), sendProof: vi.fn() };
  const context = new RouterContextProvider();
  context.set(servicesContext, { orders } as never);
  context.set(siteContext, { messages } as never);
  const url = new URL("https://site.example/payment/K7M4-Q2XW?key=mailed");
  const request = new Request(url, { method: "POST", body: new URLSearchParams(fields) });
  const answer = await action({ request, url, context, params: { reference: "K7M4-Q2XW" } } as never);
  const status = answer instanceof Response ? answer.status : (answer.init?.status ?? 200);
  return { status, switched: orders.switchReminders.mock.calls, keys: orders.requireKey.mock.calls };
}

const claim = { reference: "K7M4-Q2XW", key: "mailed" };

it("ends the reminders of an order at a mail program's one click (RFC 8058), which follows no redirect", async () => {
  const { status, switched, keys } = await post({ "List-Unsubscribe": "One-Click" });
  expect(keys).toEqual([[claim]]);
  expect([status, switched]).toEqual([200, [[claim, false]]]);
});

it("ends and resumes them by the page's buttons", async () => {
  expect(await post({ intent: "quiet" })).toMatchObject({ status: 303, switched: [[claim, false]] });
  expect(await post({ intent: "remind" })).toMatchObject({ status: 303, switched: [[claim, true]] });
});
