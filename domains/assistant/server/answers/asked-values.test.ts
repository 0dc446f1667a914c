import { expect, it } from "vitest";
import { demoContent, demoSite } from "#content/demo-site.ts";
import type { Asked } from "#domains/assistant/server/engine/assistant-content.ts";
import { demoBatches } from "#server/demo/demo-batches.ts";
import { askedValues } from "./asked-values.ts";

const today = "2026-11-21";
const [batch] = demoBatches(demoContent.courses, new Date(`${today}T12:00:00Z`));
if (!batch) throw new Error("There is no batch.");
const running = {
  ...{ ...batch, price: 99, branchId: null, place: null },
  ...{ seats: 12, startDate: "2026-11-01", endDate: "2027-02-01" },
};

it.each([
  [12, "0 of 12 seats left"],
  [11, "1 of 12 seats left"],
  [2, "10 of 12 seats left"],
])("of a batch under way with 12 seats of which %i are taken, %s is said", (enrolled, said) => {
  const asked: Asked = {
    ...{ subjects: [], words: [], names: [], pricesShown: true, today },
    batches: [{ ...running, enrolled }],
  };
  expect(askedValues(demoSite, asked).values.running).toMatch(new RegExp(`, ${said}$`));
});
