import type { OperatorVerb } from "#server/compose/operator-verbs.ts";
import type { TestApp } from "./app.ts";

/** Calls a verb of the office in the operator's name, as `manage call` does. */
export async function callVerb({ app }: Pick<TestApp, "app">, verb: OperatorVerb, ...args: unknown[]) {
  const init = { method: "POST", body: JSON.stringify(args) };
  const response = await app.manage(new Request(`http://manage/call/${verb}`, init));
  // biome-ignore lint/suspicious/noExplicitAny: what is answered is what the test finds out
  return { status: response.status, body: (await response.json()) as any };
}

/** Settles an order on the latest proof: confirms its payment unless `decision` says otherwise. */
export async function settleOrder(test: Pick<TestApp, "app">, reference: string, decision: object = {}) {
  const { body } = await callVerb(test, "findOrder", reference);
  const seen = { verdict: "payment_confirmed", seenProof: body.review?.latestProof ?? "" };
  return await callVerb(test, "settleOrder", reference, { ...seen, ...decision });
}
