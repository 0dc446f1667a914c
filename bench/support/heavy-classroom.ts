import { act, acts, type HeavyRoutes } from "./heavy-acts.ts";

/** The classroom, by the addresses in `classroom/routes.ts`. */
export const classroom: HeavyRoutes = {
  "/language": { as: "student", acts: [act("", { language: "en" }, ["from"])] },
  "/morning-email": { as: "student", query: ["token"], acts: acts("on", "off") },
  "/files/:materialId": { as: "student" },
  "/work/:workId/hand-in": {
    as: "student",
    acts: [act("hand in", { key: "{uuid}", text: "Mine" }, ["text", "link", "files"])],
  },
  "/work/:workId/files/:fileId": { as: "student" },
  "/work/:workId/starter/:fileId": { as: "student" },
  "/certificates/:number/:kind": { as: "student" },
  "/": { as: "student" },
  "/join/:classId": { as: "student" },
  "/check-in": { as: "student", query: ["code"], acts: [act("check in", {}, ["code"])] },
  "/classes/:classId": { as: "student" },
  "/questions": { as: "student", query: ["q"] },
  "/questions/new": {
    as: "student",
    query: ["class", "lecture", "work", "at"],
    acts: [act("ask", { to: "batch" }, ["text"])],
  },
  "/questions/:questionId": { as: "student", acts: [act("write", {}, ["text"])] },
  "/questions/:questionId/picture": { as: "student" },
  "/news/:announcementId/files/:fileId": { as: "student" },
  "/attendance": { as: "student" },
  "/work": { as: "student" },
  "/work/:workId": {
    as: "student",
    acts: [act("hand in", { key: "{uuid}", text: "Mine" }, ["text", "link", "files"])],
  },
  "/quizzes": { as: "student" },
  "/quizzes/:workId/pictures/:questionId": { as: "student" },
  "/quizzes/:workId": {
    as: "student",
    acts: [
      ...acts("start"),
      act("save", { attempt: "{uuid}" }, ["answer"]),
      act("handIn", { attempt: "{uuid}" }, ["answer"]),
    ],
  },
  "/certificates": { as: "student", acts: [act("share", {}, ["number"]), act("unshare", {}, ["number"])] },
  "/calendar": { as: "student", acts: acts("make calendar", "end calendar") },
  "/*": { as: "student" },
};
