import { randomUUID } from "node:crypto";
import type { Criterion, LateRule } from "#domains/work/contract.ts";
import { assignmentDetails, classWork } from "#domains/work/server/tables.ts";
import type { Database } from "#server/db/client.ts";
import { day } from "#shared/durations.ts";

/** A class of the demo institute. */
interface DemoClass {
  id: string;
  batchId: string;
  startsAt: Date;
}

interface DemoAssignment {
  title: string;
  instructions: string;
  /** Minimum number of days until it is due: when the next class begins. */
  days: number;
  rubric: [points: number, title: string][];
}

const lateRule: LateRule = { perDay: 10, most: 50, closesAfter: 7 };
/** Students see an assignment this long before it is due. */
const shownBefore = 10 * day;
const largestFile = 10 * 1024 * 1024;

const page: DemoAssignment = {
  title: "A form that says what is wrong",
  instructions:
    "Build a sign-up form with a name, an e-mail address and a password. Check each field before it is sent, and say beside the field what is wrong.\n\nHand in a link to your repository.",
  days: 2,
  rubric: [
    [12, "It works, also with a keyboard alone"],
    [8, "The code is easy to read"],
  ],
};
const shop: DemoAssignment = {
  title: "A shop's API",
  instructions:
    "Write the routes of a small shop: list products, show one, put it into a basket. Wrong input is answered with 400 and a reason.\n\nHand in a link to your repository and a text of five lines: what would you change with more time?",
  days: 11,
  rubric: [
    [14, "Every route answers as agreed"],
    [6, "Wrong input is refused in words"],
  ],
};
const sales: DemoAssignment = {
  title: "A year of sales",
  instructions:
    "Take a table of a year's sales: your shop's, or one that you make up. Which three products grew most, and in which month? Show it in one chart that a manager understands without you.",
  days: 2,
  rubric: [
    [10, "The figures are right"],
    [10, "The chart says it at a glance"],
  ],
};
const baseline: DemoAssignment = {
  title: "Beat the baseline",
  instructions:
    "Choose a table of houses with their prices, and predict the price. Begin with the mean as a baseline, then beat it. Hand in your notebook, with one sentence on what helped most.",
  days: 2,
  rubric: [
    [12, "The split is honest, and the baseline is there"],
    [8, "The notebook can be read from top to bottom"],
  ],
};
const scan: DemoAssignment = {
  title: "What does this machine tell?",
  instructions:
    "Scan the practice machine of your own lab network, and nothing else. List the open ports, what answers there, and which of them you would close first. Say why.",
  days: 2,
  rubric: [
    [12, "Everything open is found"],
    [8, "The order is well reasoned"],
  ],
};

/** The assignments of the current batches. */
const assignmentsOf: Record<string, DemoAssignment[]> = {
  ...{ "mern-evening": [page, shop], "data-evening": [sales], "ai-evening": [baseline], "cyber-evening": [scan] },
};

/** Gives batches of the demo institute their assignments, each for the class at whose start it is due. */
export async function insertDemoAssignments(transaction: Database, classes: DemoClass[], now: Date): Promise<void> {
  const rows = Object.entries(assignmentsOf).flatMap(([batchId, assignments]) =>
    assignments.flatMap(({ title, instructions, days, rubric }) => {
      const earliest = now.getTime() + days * day;
      const batchClass = classes.find((one) => one.batchId === batchId && one.startsAt.getTime() >= earliest);
      if (!batchClass) return [];
      const criteria = rubric.map(([points, criterion]): Criterion => {
        return { id: randomUUID().slice(0, 8), title: criterion, points };
      });
      const points = criteria.reduce((sum, criterion) => sum + criterion.points, 0);
      const publishedAt = new Date(batchClass.startsAt.getTime() - shownBefore);
      const work = { id: randomUUID(), batchId, classId: batchClass.id, kind: "assignment" as const };
      const times = { dueAt: batchClass.startsAt, createdAt: now, publishedAt };
      return [{ work: { ...work, title, instructions, points, lateRule, ...times }, criteria }];
    }),
  );
  if (rows.length === 0) return;
  await transaction.insert(classWork).values(rows.map(({ work }) => work));
  await transaction.insert(assignmentDetails).values(
    rows.map(({ work: { id: workId }, criteria: rubric }) => {
      return {
        workId,
        accepts: ["text" as const, "file" as const, "link" as const],
        maxFileBytes: largestFile,
        rubric,
      };
    }),
  );
}
