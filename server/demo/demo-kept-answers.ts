import { randomUUID } from "node:crypto";
import { keptAnswers } from "#domains/talk/server/tables/question-tables.ts";
import type { Database } from "#server/db/client.ts";

interface DemoLecture {
  id: string;
  batchId: string;
  lectureNumber: number;
  title: string;
}

interface DemoAnswer {
  /** The id of the lecture beside which it is kept. */
  lectureId: string;
  second: number | null;
  question: string;
  answer: string;
}

/** Answers that teachers of the demo institute have kept beside a lecture, without the students who asked. */
const answers: DemoAnswer[] = [
  {
    ...{ lectureId: "mern-evening-lecture-1", second: 4 },
    question: "Git says “nothing to commit”, though I changed a file. Why?",
    answer:
      'Git only commits what you have put forward before:\n\n- `git status` shows the changed file in red\n- `git add index.html` puts it forward\n- `git commit -m "Add the form"` keeps it\n\nIf `git status` shows nothing at all, the file was **not saved**, or you stand in another folder.',
  },
  {
    ...{ lectureId: "mern-evening-lecture-2", second: null },
    question: "When do I take grid, and when flexbox?",
    answer:
      "**Flexbox** for things in one row or one column, such as a menu. **Grid** where rows and columns have to line up, such as cards or a whole page. Both may stand in each other.",
  },
  {
    ...{ lectureId: "cyber-evening-lecture-1", second: 9 },
    question: "May I scan my own home router?",
    answer:
      "Only if it is **yours** and nobody else uses the network, or all of them agree. A rented router often belongs to the provider. Use the lab network: it is made for this.",
  },
];

/** Gives the demo institute's courses their kept answers. */
export async function insertDemoKeptAnswers(
  transaction: Database,
  { lectures, courseOf, now }: { lectures: DemoLecture[]; courseOf: Map<string, string>; now: Date },
): Promise<void> {
  const rows = answers.flatMap(({ lectureId, ...answer }) => {
    const lecture = lectures.find(({ id }) => id === lectureId);
    const courseId = lecture && courseOf.get(lecture.batchId);
    if (!lecture || !courseId) return [];
    const { lectureNumber, title: lectureTitle } = lecture;
    return [
      { id: randomUUID(), courseId, lectureId, lectureNumber, lectureTitle, ...answer, keptAt: now, changedAt: now },
    ];
  });
  if (rows.length > 0) await transaction.insert(keptAnswers).values(rows);
}
