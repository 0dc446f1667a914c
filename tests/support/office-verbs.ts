import { contentChanges, contentReading } from "./office-content.ts";

/** Managers' verbs for batches. */
const batchVerbs = [
  ...["previewStudents", "enrolStudents"],
  ...["showBatchEntry", "addBatch", "changeBatch", "rotateSecretId", "endSecretId"],
];
/** Teachers' verbs for the lectures of their own batches. */
const lectureVerbs = [
  ...["listLectures", "addLecture", "renameLecture", "publishLecture", "moveLecture", "removeLecture", "putCaptions"],
  ...["beginUpload", "findUpload", "continueUpload", "removeUpload"],
];
/** Teachers' verbs for the quizzes of their own batches. */
const quizVerbs = [
  ...["listQuizzes", "showQuiz", "showQuizResults", "addQuiz", "changeQuiz", "publishQuiz", "removeQuiz"],
  ...["showSolutions", "addQuestion", "changeQuestion", "moveQuestion", "duplicateQuestion", "removeQuestion"],
  ...["acceptText"],
];

/** Teachers' verbs for the classes of their own batches, and those left to managers. */
export const classVerbs = ["changeClass", "cancelClass", "restoreClass", "addClass", "moveClasses", "cancelClasses"];
const ruleVerbs = ["previewTimetable", "saveTimetable"];
/** Teachers' verbs for the classes of their own batches: attendance, then what depends on a class. */
const attendanceVerbs = [
  ...["listAttendance", "showAttendance", "saveAttendance", "showCheckIn", "showProgress"],
  ...["listMaterials", "openMaterial"],
  ...["addMaterial", "publishMaterial", "removeMaterial", "linkLecture"],
];

/** Managers' verbs for certificates, and owners' for the signing keys. */
const certificateVerbs = [
  ...["listBatchCertificates", "changeCertificateRule", "issueCertificates", "issueCertificateByHand"],
  ...["revokeCertificate", "restoreCertificate", "printCertificate", "findCertificates"],
  ...["listIssuerKeys", "rotateIssuerKey"],
];

/** Teachers' verbs for the assignments and the gradebook of their own batches. */
const workVerbs = [
  ...["listAssignments", "showAssignment", "addAssignment", "changeAssignment", "removeAssignment", "postGrades"],
  ...["hideGrades", "listHandIns", "openHandInFile", "gradeHandIn"],
  ...["showGradebook", "setGrades", "exportGradebook", "previewGradebook", "importGradebook"],
];

/** Teachers' verbs for the certificates of their own batches. */
const progressVerbs = ["showCertificateProgress"];

/** Teachers' verbs: see what waits for them, and the rest with their own batches alone. */
export const teacherVerbs = [
  "showTaughtClasses",
  ...["showClass", "exportClass", "showTimetable"],
  ...[lectureVerbs, classVerbs, attendanceVerbs, quizVerbs, workVerbs, progressVerbs].flat(),
];

/** The verbs that are proved with their own tests: those of orders need money that came, the others their own ground. */
export const provedElsewhere = [
  ...["settleOrder", "refundOrder", "openOrder", "exportFigures", "showTaughtClasses"],
  ...[contentReading, contentChanges, batchVerbs, lectureVerbs, ruleVerbs, classVerbs].flat(),
  ...[attendanceVerbs, quizVerbs, workVerbs, progressVerbs, certificateVerbs].flat(),
];
