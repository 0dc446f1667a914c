import { randomUUID } from "node:crypto";
import { expect, inject, test } from "vitest";
import { sendEmailAnswer } from "#domains/seats/contract/send-email.ts";
import { askBuilt, sendForm } from "../support/ask-built.ts";
import { planEnrolment } from "../support/enrolment-forms.ts";
import { orderCost } from "../support/plan-cost.ts";

/** Opens an order by the plan form; returns the path of its page. */
async function openOrder(): Promise<string> {
  const response = await fetch(`${inject("origin")}/api/send-email`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(planEnrolment({ email: `${randomUUID()}@example.com` })),
  });
  const { next } = sendEmailAnswer.parse(await response.json());
  return next ?? expect.unreachable("The plan form opened no order.");
}

test("an order's page is nobody's to keep or to list, and opens by its whole link alone", async () => {
  const path = await openOrder();
  for (const [address, status] of [
    [path, 200],
    [`${path}x`, 403],
    [path.replace(/\?.*/, ""), 403],
    [path.replace(/payment\/[^?]+/, "payment/ZZZZ-ZZZZ"), 403],
  ] as const) {
    const response = await askBuilt(address);
    expect(response.status, address).toBe(status);
    expect(response.headers["cache-control"]).toBe("no-store");
    expect(response.headers["x-robots-tag"]).toBe("noindex");
    const html = response.text;
    expect(html).toContain('<meta name="robots" content="noindex"');
    if (status === 403) expect(html).not.toContain(orderCost.total);
  }
});

test("an old link for the staff decides nothing: it leads to the order in the back office, behind its sign-in", async () => {
  const path = await openOrder();
  const [, , reference = ""] = new URL(path, "http://localhost").pathname.split("/");
  const old = `/payment/${reference}/review?key=${new URLSearchParams(path.split("?")[1]).get("key")}`;
  const decision = { verdict: "payment_confirmed", seen: "yes", by: "Nobody", proof: "" };
  for (const answer of [await askBuilt(old), await sendForm(old, decision)]) {
    expect(answer.status).toBe(303);
    expect(answer.headers.location).toBe(`/admin/payments/${reference}`);
    expect(answer.headers["cache-control"]).toBe("no-store");
  }
  const office = await askBuilt(`/admin/payments/${reference}`);
  expect(office.status).toBe(302);
  expect(office.headers.location).toContain(`/sign-in?from=${encodeURIComponent(`/admin/payments/${reference}`)}`);
  expect((await askBuilt(path)).text).toContain("Pay for your place");
});
