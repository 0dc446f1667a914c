/** A refund that someone at the desk asks for and another member approves. */
export const refundRequestWords = {
  title: "Refunds asked for",
  waiting: "Refunds that wait for approval",
  decided: "Your refunds, decided in the last days",
  amount: "{amount} back, {way}",
  asked: "Asked by {by}, {time}",
  verdicts: { approved: "approved by {by}", refused: "refused by {by}" },
  operator: "the operator",
  handsOut: "{name} hands the cash out; it leaves that drawer.",
  approverHandsOut: "You hand the cash out; it leaves your drawer.",
  own: "You asked for this yourself: another manager or owner decides, unless you are the only one.",
  why: "Why not? The clerk who asked will read it",
  approve: "Approve the refund",
  refuse: "Refuse",
  done: {
    approved: "Approved: the refund is recorded, and the student was told.",
    handedOut: "Approved: the refund is recorded, and the student was told. {name} hands out the cash.",
    refused: "Refused: nothing goes back.",
  },
  ask: {
    title: "Ask for a refund",
    text: "Nothing goes back until an owner or a manager has approved it. Cash is then handed out by you and leaves your drawer.",
    amount: "Amount",
    most: "At most {amount} can go back.",
    way: "How it goes back",
    cash: "Cash",
    transfer: "Bank transfer",
    reason: "Why",
    button: "Ask for approval",
    done: "Asked for {amount} back. You will read the decision here and at the desk.",
  },
};

export const refundRefusals = {
  "refund.waits": "A refund of this order waits for approval already. Nothing was changed.",
  "refund.changed":
    "Money of this order has moved since this refund was asked for. Please refuse it, with that as the reason: it can be asked for again with the right sum.",
};

/** These acts in the audit, as they read after the name of who did it. */
export const refundAuditActs: Record<string, string> = {
  askRefund: "asked to give {amount} back",
  approveRefund: "approved {amount} back",
  refuseRefund: "refused to give {amount} back",
};
