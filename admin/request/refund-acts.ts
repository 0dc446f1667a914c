import { newRefundRequest, refundVerdict } from "#domains/money/contract/refund-requests.ts";
import type { ShownRefund } from "#domains/money/office/refund-requests.tsx";
import { deskFigures } from "#domains/money/rules/figures.ts";
import { fillText } from "#shared/fill-text.ts";
import { hiddenNumber } from "#ui/form/hidden-number.ts";
import type { Act } from "./act.ts";
import type { OpenOffice } from "./office.ts";

/** The acts of the forms about refunds that one asks for and another approves. */
export const refundActs = {
  "ask refund": async ({ verbs, site }, { how = "cash", ...form }, sent) => {
    const { reference, amount, reason } = form;
    const { id: _, amount: back } = await verbs.askRefund(
      newRefundRequest.parse({
        ...{ key: sent.get("formKey") ?? undefined, reference, seen: hiddenNumber(form.seen), amount, reason },
        method: how === "cash" ? "cash" : "transfer",
        ...(how !== "cash" && how !== "transfer" && { way: how }),
      }),
    );
    return fillText(site.messages.admin.fees.refunds.ask.done, { amount: back });
  },
  "decide refund": async ({ verbs, site }, { id, verdict, reason, beyond }) => {
    const words = site.messages.admin.fees.refunds.done;
    const decision = verdict === "refused" ? { reason } : { beyondWindow: beyond === "yes" };
    const { verdict: decided, handedOutBy } = await verbs.decideRefund(
      refundVerdict.parse({ id, verdict, ...decision }),
    );
    return handedOutBy && decided === "approved" ? fillText(words.handedOut, { name: handedOutBy }) : words[decided];
  },
} satisfies Record<string, Act>;

/** The refunds asked for an order, or all that wait and those decided in the last days, for their list. */
export async function refundsOf(
  { verbs, access }: OpenOffice,
  reference: string,
  timeOf: (moment: Date) => string,
): Promise<ShownRefund[]> {
  return (await verbs.listRefundRequests(reference)).map(
    ({ askedAt, askedById, decidedAt: _, course: __, ...one }) => ({
      ...{ ...one, askedAt: timeOf(askedAt), isOwn: askedById === access.member.userId },
    }),
  );
}

type FoundOrder = Awaited<ReturnType<OpenOffice["verbs"]["findOrder"]>>;

/** What may go back of an order, for the member who asks: all that came, or once its time is over what is to its credit. */
export function returnableOf({ statement, currency, refundableUntil }: FoundOrder) {
  const { receivedMinor, creditMinor } = statement;
  if (receivedMinor <= 0) return null;
  const isLate = refundableUntil !== null && refundableUntil < new Date();
  const proposedMinor = isLate ? creditMinor : receivedMinor;
  return {
    most: deskFigures(receivedMinor, currency).amount,
    proposed: proposedMinor > 0 ? deskFigures(proposedMinor, currency).typed : "",
  };
}
