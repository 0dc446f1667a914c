import { Hono } from "hono";
import { answerList } from "#server/api/manage/answer-list.ts";
import { AppError } from "#server/services/app-error.ts";
import type { Management } from "#server/services/management/management.ts";
import { orderState } from "#shared/contracts/order.ts";

/** Orders, to be read, and settled once the money is there, or is not. */
export function orderManagement(management: Management) {
  return new Hono()
    .get("/orders", async (c) => {
      const state = orderState.optional().safeParse(c.req.query("state"));
      if (!state.success) throw new AppError("invalid", `An order is one of ${orderState.options.join(", ")}.`);
      return await answerList(c, (request) => management.listOrders(request, state.data));
    })
    .get("/orders/:reference", async (c) => c.json(await management.findOrder(c.req.param("reference"))))
    .post("/orders/:reference/confirmed", async (c) => {
      return c.json(await management.settleOrder("payment_confirmed", c.req.param("reference")));
    })
    .post("/orders/:reference/rejected", async (c) => {
      return c.json(await management.settleOrder("proof_refused", c.req.param("reference")));
    })
    .post("/orders/:reference/cancelled", async (c) => {
      return c.json(await management.settleOrder("cancelled", c.req.param("reference")));
    });
}
