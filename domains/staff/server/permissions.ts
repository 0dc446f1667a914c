import type { StaffRole } from "#domains/staff/contract.ts";

/** Everything, or only the batches of the member of staff; these verbs take the batch's id first. */
export type Scope = "all" | "own batches";

interface Permission {
  /** The roles besides an owner, who may do everything. */
  may: Partial<Record<Exclude<StaffRole, "owner">, Scope>>;
  /** Asks for the second factor again if it was not shown in the last minutes. */
  again?: true;
}

const ownersAlone: Permission = { may: {} };
const office: Permission = { may: { manager: "all", support: "all" } };
const ofClass: Permission = { may: { manager: "all", support: "all", teacher: "own batches" } };
const workOfClass: Permission = { may: { manager: "all", teacher: "own batches" } };
const managers: Permission = { may: { manager: "all" } };
const everyone: Permission = { may: { manager: "all", support: "all", teacher: "all" } };
const again = ({ may }: Permission): Permission => ({ may, again: true });

/** The rights in the back office: role, verb and scope. A verb that is not here is allowed to no one. */
export const permissions = {
  countDue: office,
  showToday: office,
  showTaughtClasses: everyone,

  findAnything: office,
  listColleagues: office,
  listLeads: office,
  showLead: office,
  settleLead: office,
  assignLead: office,
  writeToPerson: office,
  showPerson: office,
  mergePeople: office,
  mergeAccountHolders: again(managers),
  unmergePeople: office,
  unmergeAccountHolders: again(managers),

  listOrders: office,
  listWaitingProofs: office,
  listOverdue: office,
  openOrder: office,
  findOrder: office,
  settleOrder: office,
  keepOrder: office,
  releaseSeat: office,
  correctOrder: managers,
  refundOrder: again(managers),
  listDiscounts: office,
  makeDiscount: managers,
  stopDiscount: managers,

  listBatches: office,
  showClass: ofClass,
  exportClass: again(ofClass),
  enrolPerson: office,
  confirmEnrolment: office,
  moveEnrolment: office,
  withdrawEnrolment: office,

  showFigures: managers,
  exportFigures: again(managers),
  listDocuments: managers,
  showDocument: managers,
  showHistory: managers,
  showRevision: managers,
  saveDraft: managers,
  discardDraft: managers,
  restoreRevision: managers,
  previewSite: managers,
  validateDrafts: managers,
  addPhoto: managers,
  publish: managers,
  listPublications: managers,
  listUnanswered: managers,
  previewStudents: office,
  enrolStudents: office,
  showBatchEntry: managers,
  addBatch: managers,
  changeBatch: managers,
  rotateSecretId: managers,
  endSecretId: managers,

  listLectures: workOfClass,
  addLecture: workOfClass,
  renameLecture: workOfClass,
  publishLecture: workOfClass,
  moveLecture: workOfClass,
  removeLecture: workOfClass,
  putCaptions: workOfClass,
  beginUpload: workOfClass,
  findUpload: workOfClass,
  continueUpload: workOfClass,
  removeUpload: workOfClass,

  listAssignments: workOfClass,
  showAssignment: workOfClass,
  addAssignment: workOfClass,
  changeAssignment: workOfClass,
  removeAssignment: workOfClass,
  postGrades: workOfClass,
  hideGrades: workOfClass,
  listHandIns: workOfClass,
  openHandInFile: workOfClass,
  gradeHandIn: workOfClass,
  showGradebook: workOfClass,
  setGrades: workOfClass,
  exportGradebook: again(workOfClass),
  previewGradebook: workOfClass,
  importGradebook: workOfClass,

  showTimetable: ofClass,
  previewTimetable: managers,
  saveTimetable: managers,
  changeClass: workOfClass,
  cancelClass: workOfClass,
  restoreClass: workOfClass,
  addClass: workOfClass,
  moveClasses: workOfClass,
  cancelClasses: workOfClass,
  listAttendance: ofClass,
  showAttendance: ofClass,
  saveAttendance: ofClass,
  showCheckIn: ofClass,
  showProgress: ofClass,
  listMaterials: ofClass,
  openMaterial: ofClass,
  addMaterial: workOfClass,
  publishMaterial: workOfClass,
  removeMaterial: workOfClass,
  linkLecture: workOfClass,
  listQuizzes: workOfClass,
  showQuiz: workOfClass,
  showQuizResults: workOfClass,
  addQuiz: workOfClass,
  changeQuiz: workOfClass,
  publishQuiz: workOfClass,
  removeQuiz: workOfClass,
  showSolutions: workOfClass,
  addQuestion: workOfClass,
  changeQuestion: workOfClass,
  moveQuestion: workOfClass,
  duplicateQuestion: workOfClass,
  removeQuestion: workOfClass,
  acceptText: workOfClass,

  showCertificateProgress: workOfClass,
  listBatchCertificates: managers,
  changeCertificateRule: managers,
  issueCertificates: managers,
  issueCertificateByHand: managers,
  revokeCertificate: again(managers),
  restoreCertificate: again(managers),
  printCertificate: managers,
  findCertificates: managers,
  listIssuerKeys: managers,
  rotateIssuerKey: again(ownersAlone),

  listAudit: managers,
  exportAudit: again(managers),

  listStaff: managers,
  inviteStaff: again(ownersAlone),
  withdrawInvitation: again(ownersAlone),
  changeStaff: again(ownersAlone),
  removeStaff: again(ownersAlone),
  endStaffSession: again(ownersAlone),
} satisfies Record<string, Permission>;

/** A verb of the back office. */
export type OfficeVerb = keyof typeof permissions;

const table: Record<OfficeVerb, Permission> = permissions;

/** The scope of a role for a verb; null for none. */
export function scopeOf(role: StaffRole, verb: OfficeVerb): Scope | null {
  if (role === "owner") return "all";
  return table[verb].may[role] ?? null;
}

/** Whether a verb asks for the second factor again. */
export const asksAgain = (verb: OfficeVerb) => table[verb].again === true;

/** The verbs a role allows, for the pages that show or hide them. */
export function allowedVerbs(role: StaffRole): OfficeVerb[] {
  return (Object.keys(permissions) as OfficeVerb[]).filter((verb) => scopeOf(role, verb) !== null);
}

/** The roles that must show a second factor before they see anything. */
export const needsSecondFactor = (role: StaffRole) => role !== "teacher";
