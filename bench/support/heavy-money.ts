import { act, acts, type HeavyRoutes, limits } from "./heavy-acts.ts";

const office = { as: "owner", limit: limits.staff };

/** The office's money: what came, what is owed, and the rules for both. */
export const money: HeavyRoutes = {
  "/income": { ...office, query: ["month", "branch", "currency", "by"], acts: acts("close", "reopen") },
  "/income/rows": { ...office, query: ["month", "branch", "currency", "side", "on", "of", "age", "after"] },
  "/income/ledger/:format": { ...office, acts: [act("", { from: "2026-01-01", to: "2026-12-31" }, ["from", "to"])] },
  "/batches/:batchId/fees": {
    ...office,
    acts: ["check", "open"].map((intent) =>
      act(intent, { plan: "standard", currency: "PKR", firstMonth: "2026-12", months: "3", dueDay: "5" }, [
        ...["monthly", "registration"],
      ]),
    ),
  },
  "/people/:personId/enrol": {
    ...office,
    query: ["batch"],
    acts: ["enrol", "seat", "wait"].map((intent) =>
      act(
        intent,
        { batch: "{batch}", plan: "standard", currency: "PKR", firstMonth: "2026-12", months: "3", dueDay: "5" },
        [...["monthly", "registration", "batch"]],
      ),
    ),
  },
  "/fees": { ...office, query: ["q"] },
  "/fees/day": {
    ...office,
    acts: [
      act("close", { currency: "PKR", seen: "1", counted: "1", handedTo: "The bank" }, [
        "counted",
        "reason",
        "handedTo",
        "seen",
      ]),
    ],
  },
  "/fees/find": { ...office, query: ["q"] },
  "/fees/:personId": {
    ...office,
    query: ["with"],
    acts: [
      act("take", { order: "{reference} 1", how: "cash", amount: "1" }, [
        ...["amount", "note", "receivedOn", "how", "sponsor", "sponsorNtn", "sponsorContact"],
      ]),
      act("sponsor", { order: "{reference} 1" }, ["sponsor", "sponsorNtn", "sponsorContact"]),
      act("untake", {}, ["receipts"]),
    ],
  },
  "/payments": { ...office, query: ["state", "q", "from", "to", "after"] },
  "/payments/statement": {
    ...office,
    limit: limits.statement,
    acts: [
      act("read", { currency: "USD" }, ["list"], { pattern: "Date,Credit\n2026-12-01,1\n" }),
      act("take", { currency: "USD", heading: "0", day: "0", credit: "1" }, ["list"], { pattern: "2026-12-01,1\n" }),
      {
        ...{ send: "file", intent: "read", base: { intent: "read", currency: "USD" }, file: "file" },
        contents: {
          rows: { first: "Date,Particulars,Credit\n", again: '2026-12-01,"IBFT IN, K7M4-Q2XW, MUHAMMAD ABDULLAH",1\n' },
          commas: ",",
          quotes: { first: "Date,Particulars,Credit\n", again: '"' },
          "a row that never ends": { first: 'Date,Particulars,Credit\n"', again: "2026-12-01,1\n" },
          references: { first: "Date,Particulars,Credit\n2026-12-01,", again: "K7M4-Q2XW " },
        },
      },
      act("decide", { row: "{uuid}", choice: "typed" }, ["reference", "choice"]),
      act("dismiss", { row: "{uuid}" }),
      act("settle"),
    ],
  },
  "/payments/:reference": {
    ...office,
    acts: [
      act("decide", { reference: "{reference}", seen: "1" }, ["amount", "proof", "list"]),
      act("refuse", { reference: "{reference}", seen: "1" }, ["reason", "proof", "list"]),
      act("record", { reference: "{reference}", method: "cash", amount: "1", seen: "1" }, ["amount", "proof"]),
      act("refund", { reference: "{reference}", seen: "1", method: "cash", reason: "a" }, ["amount", "reason"]),
      act("correct", { reference: "{reference}", seen: "1", direction: "less", amount: "1" }, ["reason"]),
      act("reduce", { reference: "{reference}", kind: "waiver", charge: "1", amount: "1" }, ["reason", "percent"]),
      act("part month", { reference: "{reference}", charge: "1", amount: "1" }, ["reason", "amount"]),
      act("hand on", { reference: "{reference}", name: "a", phone: "03001234567" }, [
        "name",
        "phone",
        "email",
        "reason",
      ]),
      act("reschedule", { reference: "{reference}", charge: "1", on1: "2027-01-05" }, ["reason", "amount1"]),
      act("monthly", { reference: "{reference}", charge: "1", monthly: "1" }, ["reason"]),
      act("code", { reference: "{reference}" }, ["code"]),
      act("move", { receipt: "1" }, ["to"]),
      act("consumer", { reference: "{reference}" }, ["number", "list"]),
      act("cancel order", { reference: "{reference}" }, ["reason"]),
      act("reduction", { id: "{uuid}", verdict: "approved" }, ["note"]),
      act("ask refund", { reference: "{reference}", seen: "1", how: "cash" }, ["amount", "reason"]),
      act("decide refund", { id: "{uuid}", verdict: "refused" }, ["reason"]),
      act("keep", { reference: "{reference}" }),
      act("reopen", { reference: "{reference}" }),
      act("release", { reference: "{reference}" }, ["reason"]),
    ],
  },
  "/settings/money": {
    ...office,
    acts: [
      act("save", { markets: "1", currency: "USD", "elsewhere.currency": "USD", "elsewhere.fees": "shown" }, [
        "markets.0.countries",
        "fee.basic.USD",
      ]),
    ],
  },
  "/settings/payment": {
    ...office,
    acts: [
      act("save", { seen: "x", ways: "1" }, ["ways.0.title", "ways.0.details", "ways.0.note"]),
      act("keys", { "secret.key": "x" }, ["secret.key", "secret.webhook"]),
      ...acts("try", "remove"),
    ],
  },
  "/settings/fees": {
    ...office,
    acts: [act("save", { seen: "x" }, ["fee.plan.basic.USD"]), act("takeBack", {}, ["from"])],
  },
  "/discounts": {
    ...office,
    acts: [
      act("make", { code: "HEAVY-{n}", worth: "10%", maxUses: "1" }, ["code", "worth"]),
      act("stop", {}, ["code"]),
    ],
  },
  "/settings/receipts": {
    ...office,
    acts: [act("save", { seen: "0", taxes: "1" }, ["ntn", "strn", "taxes.0.name", "taxes.0.rate", "taxes.0.from"])],
  },
  "/settings/desk": { ...office, acts: [act("save", { seen: "0" }, ["lateFee.PKR", "seen"])] },
};
