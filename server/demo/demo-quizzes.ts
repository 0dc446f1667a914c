import { randomUUID } from "node:crypto";
import type { QuizKey, QuizQuestion } from "#domains/quizzes/contract.ts";
import { quizDetails, quizQuestions } from "#domains/quizzes/server/tables.ts";
import { classWork } from "#domains/work/server/tables.ts";
import type { Database } from "#server/db/client.ts";

/** A quiz of the demo institute, with a question of each kind, published and open. */
export async function insertDemoQuiz(transaction: Database, batchId: string, now: Date): Promise<void> {
  const workId = randomUUID();
  const questions = demoQuestions();
  const points = questions.reduce((sum, question) => sum + question.points, 0);
  const words = {
    title: "HTTP and the browser",
    instructions: "What we did in the first two weeks. You may look things up; please answer by yourself.",
  };
  const times = { createdAt: now, publishedAt: now };
  await transaction.insert(classWork).values({ id: workId, batchId, kind: "quiz", ...words, points, ...times });
  await transaction.insert(quizDetails).values({ workId, minutes: 15, attempts: 2 });
  await transaction.insert(quizQuestions).values(
    questions.map((question, position) => ({
      ...question,
      id: randomUUID(),
      workId,
      position,
      kind: question.key.kind,
    })),
  );
}

function demoQuestions(): QuizQuestion[] {
  return [
    choice("one", "Which method asks for a page without changing anything?", {
      right: ["GET"],
      wrong: ["POST", "DELETE", "PATCH"],
    }),
    choice("many", "Which of these are sent with every request to the site that set them?", {
      right: ["A session cookie", "A cookie with Path=/"],
      wrong: ["What is in localStorage", "What is in sessionStorage"],
    }),
    {
      ...{ text: "With which number does a server answer “Not found”?", points: 1, options: [], explanation: "" },
      key: { kind: "number", value: 404, tolerance: 0 },
    },
    {
      ...{ text: "Which HTML element holds the title that a tab of the browser shows?", points: 2, options: [] },
      explanation: "`<title>` stands in the `<head>`; `<h1>` is the heading on the page itself.",
      key: { kind: "text", accepted: ["title", "<title>"] },
    },
    ordered("What happens when you open an address? Put it in order.", 2, [
      "The name becomes an address of the network",
      "The browser opens a connection",
      "It sends a request",
      "The server answers with a page",
    ]),
  ];
}

const optionOf = (text: string) => ({ id: randomUUID().slice(0, 13), text });

function choice(
  kind: "one" | "many",
  text: string,
  { right, wrong }: { right: string[]; wrong: string[] },
): QuizQuestion {
  const options = [...wrong.slice(0, 1), ...right, ...wrong.slice(1)].map(optionOf);
  const ids = options.filter((option) => right.includes(option.text)).map(({ id }) => id);
  const key: QuizKey = kind === "one" ? { kind, option: ids[0] ?? "" } : { kind, options: ids };
  return { text, points: right.length + 1, options, key, explanation: "" };
}

function ordered(text: string, points: number, inOrder: string[]): QuizQuestion {
  const options = inOrder.map(optionOf);
  return { text, points, options, explanation: "", key: { kind: "order", options: options.map(({ id }) => id) } };
}
