import { operator } from "#server/audit/actor.ts";
import { bindToCallers, type Caller, type DepsOf } from "#server/verb.ts";
import { officeVerbs } from "./office-verbs.ts";

/** The verbs that JSON can call: all but those with files, with forms of the office, or about a member's own day. */
const {
  addPhoto,
  previewSite,
  printCertificate,
  exportAudit,
  exportFigures,
  showFigures,
  writeToPerson,
  putCaptions,
  beginUpload,
  findUpload,
  continueUpload,
  removeUpload,
  addAssignment,
  changeAssignment,
  openHandInFile,
  gradeHandIn,
  setGrades,
  importGradebook,
  previewTimetable,
  saveTimetable,
  changeClass,
  cancelClass,
  restoreClass,
  addClass,
  moveClasses,
  cancelClasses,
  saveAttendance,
  openMaterial,
  addMaterial,
  publishMaterial,
  linkLecture,
  addQuiz,
  changeQuiz,
  publishQuiz,
  addQuestion,
  changeQuestion,
  moveQuestion,
  duplicateQuestion,
  removeQuestion,
  acceptText,
  changeCertificateRule,
  issueCertificateByHand,
  showTaughtClasses,
  ...verbs
} = officeVerbs;

/** The verbs of `manage call`. */
export const operatorVerbs = verbs;

/** A verb of `manage call`. */
export type OperatorVerb = keyof typeof operatorVerbs;

export type OperatorDeps = DepsOf<typeof operatorVerbs>;

/** Whoever may open the operator's socket may do what an owner may, without a second factor. */
const who: Caller = { ...operator, name: "Operator", role: "owner", batchIds: [] };

/** The verbs in the operator's name. */
export const asOperator = (deps: OperatorDeps) =>
  bindToCallers(deps, operatorVerbs, async (_: null, _called, _args, act) => await act(who))(null);
