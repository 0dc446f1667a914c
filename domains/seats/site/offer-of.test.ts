import { expect, it } from "vitest";
import { demoContent } from "#content/demo-site.ts";
import type { TimedBatch } from "#domains/catalogue/contract/batch.ts";
import { en } from "#server/compose/words/messages.ts";
import { day } from "#shared/durations.ts";
import { offerOf } from "./offer-of.ts";

const dayFrom = (days: number) => new Date(Date.now() + days * day).toISOString().slice(0, 10);

function detailsOf(startsIn: number, recordings: number): string {
  const batch: TimedBatch = {
    ...{ _id: "evening", courseId: demoContent.courses[0]?.id ?? "", name: "Evening", mode: "Online" },
    ...{ schedule: "Mon", timing: "7:00 PM – 8:30 PM Pakistan time", instructor: "Noor", price: 1, description: "" },
    ...{ startDate: dayFrom(startsIn), endDate: dayFrom(60), seats: 9, enrolled: 2 },
    ...{ firstClass: null, times: [], hasEnded: false, ownFee: null, branchId: null, place: null },
  };
  const open = { batches: [batch], recordings: new Map([[batch._id, recordings]]) };
  return offerOf(demoContent, open, en).batches[0]?.details ?? "";
}

it("tells who joins a batch under way how many recorded classes they find open", () => {
  expect(detailsOf(-20, 8)).toContain("8 recorded classes are open to you");
  expect(detailsOf(-20, 1)).toContain("1 recorded class is open to you");
  expect(detailsOf(-20, 0)).not.toContain("recorded");
  expect(detailsOf(20, 8)).not.toContain("recorded");
});
