import { index, layout, type RouteConfig, route } from "@react-router/dev/routes";

/** Every address of the classroom, below `/classroom`. */
export default [
  route("language", "routes/language.ts"),
  route("morning-email", "routes/morning-email.tsx"),
  route("files/:materialId", "routes/class-file.ts"),
  route("work/:workId/hand-in", "routes/hand-in.ts"),
  route("work/:workId/files/:fileId", "routes/hand-in-file.ts"),
  route("work/:workId/starter/:fileId", "routes/work-file.ts"),
  route("news/:announcementId/files/:fileId", "routes/news-file.ts"),
  route("questions/:questionId/picture", "routes/question-picture.ts"),
  route("quizzes/:workId/pictures/:questionId", "routes/quiz-picture.ts"),
  route("certificates/:number/:kind", "routes/certificate-file.ts"),
  layout("routes/classroom.tsx", [
    index("routes/classes.tsx"),
    route("join/:classId", "routes/join.tsx"),
    route("check-in", "routes/check-in.tsx"),
    route("classes/:classId", "routes/class.tsx"),
    route("news", "routes/news.tsx"),
    route("questions", "routes/questions.tsx"),
    route("questions/new", "routes/question-new.tsx"),
    route("questions/:questionId", "routes/question.tsx"),
    route("attendance", "routes/attendance.tsx"),
    route("work", "routes/work-list.tsx"),
    route("work/:workId", "routes/work.tsx"),
    route("quizzes", "routes/quizzes.tsx"),
    route("quizzes/:workId", "routes/quiz.tsx"),
    route("certificates", "routes/certificates.tsx"),
    route("calendar", "routes/calendar.tsx"),
    route("*", "routes/not-found.tsx"),
  ]),
] satisfies RouteConfig;
