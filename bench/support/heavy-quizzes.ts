import { act, acts, type HeavyRoutes, limits } from "./heavy-acts.ts";

const question = { kind: "one", text: "What?", points: "1" };

const classPage = { as: "teacher", limit: limits.staff };
const office = { as: "owner", limit: limits.staff };

/** Questions as text, in both formats, with many answers and with many questions. */
const imports = [
  ...["A? {=a ~b}\n\n", "=a~b#", "Q\nA. a\nB. b\nANSWER: A\n\n", "::a{"].map((pattern) =>
    act("check", { points: "1" }, ["text"], { pattern }),
  ),
  act("apply", { points: "1" }, ["text"], { pattern: "A? {=a ~b}\n\n" }),
];

/** The back office's pages of quizzes, by the addresses in `admin/routes.ts`. */
export const quizzes: HeavyRoutes = {
  "/batches/:batchId/quizzes": classPage,
  "/batches/:batchId/quizzes/new": {
    ...classPage,
    acts: [act("create", { title: "Quiz", attempts: "1" }, ["instructions", "title"])],
  },
  "/batches/:batchId/quizzes/:workId": {
    ...classPage,
    acts: [
      act("settings", { title: "Quiz", attempts: "1", seen: "1" }, ["instructions"]),
      ...acts("publish", "unpublish"),
      act("add", question, ["options", "text", "accepted"], { pattern: "a\n" }),
      act("change", { ...question, question: "{question}", seen: "1" }, ["text"]),
      act("move", { question: "{question}", seen: "1" }, ["to"]),
      act("toBank", { question: "{question}" }),
      act("draw", { count: "1", points: "1", topic: "any", seen: "1" }, ["topic"]),
      act("removeDraw", {}, ["draw"]),
      act("duplicate", {}, ["question"]),
      act("removeQuestion", {}, ["question"]),
      { ...act("removeQuiz"), last: true },
    ],
  },
  "/batches/:batchId/bank": {
    ...classPage,
    query: ["q", "topic", "page"],
    acts: [act("add", question, ["options", "text", "topic"], { pattern: "a\n" })],
  },
  "/batches/:batchId/bank/import": { ...classPage, acts: imports },
  "/batches/:batchId/bank/:bankId": {
    ...classPage,
    acts: [act("change", { ...question, seen: "1" }, ["text", "topic"]), { ...act("remove"), last: true }],
  },
  "/batches/:batchId/bank/:bankId/picture": {
    ...classPage,
    acts: [act("put", {}, ["alt"]), ...acts("remove")],
    limit: limits.photo,
  },
  "/batches/:batchId/bank-pictures/:bankId": office,
  "/batches/:batchId/quizzes/:workId/bank": {
    ...classPage,
    query: ["q", "topic"],
    acts: [act("copy", {}, ["bankId"])],
  },
  "/batches/:batchId/quizzes/:workId/import": { ...classPage, acts: imports },
  "/batches/:batchId/quizzes/:workId/results": {
    ...classPage,
    acts: [act("accept", { question: "{question}" }, ["text"]), ...acts("solutions", "post", "unpost")],
  },
  "/batches/:batchId/quizzes/:workId/students/:enrolmentId": {
    ...classPage,
    query: ["attempt"],
    acts: [act("more", { minutes: "5" }, ["attempts", "closesAt"])],
  },
  "/batches/:batchId/quizzes/:workId/marking": {
    ...classPage,
    query: ["answer"],
    acts: [act("mark", { points: "1", seen: "0" }, ["feedback", "answer"]), ...acts("post", "hide")],
  },
  "/batches/:batchId/quizzes/:workId/questions/:questionId/picture": {
    ...classPage,
    acts: [act("put", {}, ["alt"]), ...acts("remove")],
    limit: limits.photo,
  },
  "/batches/:batchId/quizzes/:workId/pictures/:questionId": office,
};
