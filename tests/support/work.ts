import type { NewAssignment } from "#domains/work/contract.ts";
import { day, minute } from "#shared/durations.ts";

/** An assignment that is published and due tomorrow, worth 20 points. */
export function anAssignment(changes: Partial<NewAssignment> = {}): NewAssignment {
  return {
    title: "Build a form",
    instructions: "Validate every field.",
    classId: null,
    points: 20,
    dueAt: new Date(Date.now() + day),
    lateRule: { perDay: 10, most: 50, closesAfter: 7 },
    accepts: ["text", "link", "file"],
    maxFileBytes: 1024 * 1024,
    rubric: [
      { id: "works", title: "It works", points: 12 },
      { id: "reads", title: "It reads well", points: 8 },
    ],
    publishedAt: new Date(Date.now() - minute),
    ...changes,
  };
}
