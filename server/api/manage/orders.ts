import { type Context, Hono } from "hono";
import { z } from "zod";
import { moneyText, orderState, paymentMethod } from "#domains/money/contract.ts";
import type { SeenMoney } from "#domains/money/server/settle-order.ts";
import { answerList } from "#server/api/manage/answer-list.ts";
import { AppError } from "#server/app-error.ts";
import type { Management } from "#server/compose/management.ts";

const seenMoney = z.object({ amount: moneyText.optional(), method: paymentMethod.optional() });

/** The money that staff have seen, as the command names it. */
function seenMoneyOf(c: Context): SeenMoney {
  const read = seenMoney.safeParse(c.req.query());
  if (!read.success) throw new AppError("invalid", "payment.method");
  return read.data;
}

/** Requests without an order; orders read and settled. */
export function orderManagement(management: Management) {
  const settle = (verdict: Parameters<Management["settleOrder"]>[0]) => async (c: Context) =>
    c.json(await management.settleOrder(verdict, c.req.param("reference") ?? "", seenMoneyOf(c)));
  return new Hono()
    .get("/requests", async (c) => await answerList(c, (request) => management.listRequests(request)))
    .get("/orders", async (c) => {
      const state = orderState.optional().safeParse(c.req.query("state"));
      const states = orderState.options.join(", ");
      if (!state.success) throw new AppError("invalid", "manage.orderState", { values: { states } });
      return await answerList(c, (request) => management.listOrders(request, state.data));
    })
    .get("/orders/:reference", async (c) => c.json(await management.findOrder(c.req.param("reference"))))
    .post("/orders/:reference/confirmed", settle("payment_confirmed"))
    .post("/orders/:reference/rejected", settle("proof_refused"))
    .post("/orders/:reference/cancelled", settle("cancelled"));
}
