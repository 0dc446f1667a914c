import {
  mergeAccountHolders,
  mergePeople,
  unmergeAccountHolders,
  unmergePeople,
} from "#domains/accounts/server/merge-people.ts";
import { setPersonLanguage } from "#domains/accounts/server/set-person-language.ts";
import { listUnanswered } from "#domains/assistant/server/unanswered-questions.ts";
import { showCheckIn } from "#domains/attendance/server/check-in.ts";
import { showStart, startClass } from "#domains/attendance/server/join-class.ts";
import { listAttendance, saveAttendance, showAttendance } from "#domains/attendance/server/mark-attendance.ts";
import { showProgress } from "#domains/attendance/server/show-progress.ts";
import { copyBatch, hideBatch, unhideBatch } from "#domains/batches/server/batch-life.ts";
import { addBatch, changeBatch, removeBatch, showBatchEntry } from "#domains/batches/server/manage-batches.ts";
import { previewBatch } from "#domains/batches/server/preview-batch.ts";
import { prepareWelcome } from "#domains/batches/server/welcome.ts";
import {
  findCertificates,
  listBatchCertificates,
  showCertificateProgress,
} from "#domains/certificates/server/batch-certificates.ts";
import {
  changeCertificateRule,
  issueCertificateByHand,
  issueCertificates,
} from "#domains/certificates/server/issue-certificates.ts";
import { listIssuerKeys, rotateIssuerKey } from "#domains/certificates/server/issuer-keys.ts";
import { printCertificate } from "#domains/certificates/server/print-certificate.ts";
import {
  restoreCertificate,
  revokeCertificate,
  revokeCertificates,
} from "#domains/certificates/server/revoke-certificate.ts";
import {
  discardDraft,
  listDocuments,
  restoreRevision,
  saveDraft,
  showDocument,
  showHistory,
  showRevision,
} from "#domains/content/server/drafts.ts";
import { makeOwnSchool, planOwnSchool, undoOwnSchool } from "#domains/content/server/own-school.ts";
import { addPhoto } from "#domains/content/server/photos.ts";
import { previewSite, previewTyped } from "#domains/content/server/preview-site.ts";
import { listPublications, publish, validateDrafts } from "#domains/content/server/publish.ts";
import { setBranches } from "#domains/content/server/set-branches.ts";
import { setLogo, setLook } from "#domains/content/server/set-brand.ts";
import { setFees, setMoney } from "#domains/content/server/set-money.ts";
import { goLive, putAwaySetup, showSetup } from "#domains/content/server/set-up.ts";
import { listWordUses, setWords } from "#domains/content/server/set-words.ts";
import { listTranslations } from "#domains/content/server/translation-shares.ts";
import { saveTranslation, showTranslation } from "#domains/content/server/translations.ts";
import { demoVerbs } from "#domains/demo-classes/server/trial-classes.ts";
import { leadVerbs } from "#domains/leads/server/lead-verbs.ts";
import {
  addLecture,
  listLectures,
  moveLecture,
  publishLecture,
  putCaptions,
  removeLecture,
  renameLecture,
} from "#domains/lectures/server/manage-lectures.ts";
import {
  addMaterial,
  linkLecture,
  listMaterials,
  openMaterial,
  publishMaterial,
  removeMaterial,
} from "#domains/lectures/server/materials.ts";
import { endSecretId, rotateSecretId } from "#domains/lectures/server/secret-id.ts";
import { beginUpload, continueUpload, findUpload, removeUpload } from "#domains/lectures/server/uploads.ts";
import { chooseBatch } from "#domains/money/server/choose-batch.ts";
import { listClassMoney } from "#domains/money/server/class-money.ts";
import { deskVerbs } from "#domains/money/server/desk/desk-verbs.ts";
import { listDiscounts, makeDiscount, stopDiscount } from "#domains/money/server/discounts.ts";
import { listOrders, listWaitingProofs, sumOrders } from "#domains/money/server/list-orders.ts";
import { listOverdue } from "#domains/money/server/list-overdue.ts";
import { billPlace, correctOrder, openRequestedOrder } from "#domains/money/server/manage-orders.ts";
import { openProof } from "#domains/money/server/proof.ts";
import { keepOrder, releaseSeat, reopenOrder } from "#domains/money/server/prove-order.ts";
import { refundOrder } from "#domains/money/server/refund-order.ts";
import { listRequests } from "#domains/money/server/requests-without-order.ts";
import { findOrder } from "#domains/money/server/review-order.ts";
import { cardKeyVerbs } from "#domains/money/server/set-card-keys.ts";
import { setWaysToPay } from "#domains/money/server/set-ways-to-pay.ts";
import { settleOrder } from "#domains/money/server/settle-order.ts";
import { outboxVerbs } from "#domains/outbox/server/outbox.ts";
import { downloadBackup, makeBackup, tryBackup } from "#domains/overview/server/backup-acts.ts";
import { changeVerbs } from "#domains/overview/server/change-person.ts";
import { studentVerbs } from "#domains/overview/server/choose-students.ts";
import { sendTestMessage, setEmailSettings, showEmailSettings } from "#domains/overview/server/email-settings.ts";
import {
  listEmailTexts,
  previewEmailTexts,
  setEmailTexts,
  showEmailTexts,
} from "#domains/overview/server/email-texts.ts";
import { findAnything } from "#domains/overview/server/find-anything.ts";
import { findTaught } from "#domains/overview/server/find-taught.ts";
import { incomingVerbs } from "#domains/overview/server/incoming-mail.ts";
import { listAudit } from "#domains/overview/server/list-audit.ts";
import { showPersonCard } from "#domains/overview/server/person-card.ts";
import { documentVerbs } from "#domains/overview/server/person-documents.ts";
import { exportFigures, showFigures } from "#domains/overview/server/show-figures.ts";
import { showStatus } from "#domains/overview/server/status.ts";
import { showTaughtClasses } from "#domains/overview/server/taught-classes.ts";
import { countDue, showToday } from "#domains/overview/server/today.ts";
import { familyVerbs } from "#domains/people/server/family-verbs.ts";
import { listRefusedAddresses } from "#domains/people/server/refused-addresses.ts";
import { quizVerbs } from "#domains/quizzes/server/quiz-verbs.ts";
import { replyVerbs } from "#domains/replies/server/held-replies.ts";
import { exportClass, listBatchesWithSeats, listBatchNames, showClass } from "#domains/seats/server/class-list.ts";
import {
  confirmEnrolment,
  enrolPerson,
  moveEnrolment,
  takeInAgain,
  withdrawEnrolment,
} from "#domains/seats/server/manage-enrolments.ts";
import { enrolStudents, previewStudents } from "#domains/seats/server/paste-students.ts";
import { exportAudit } from "#domains/staff/server/export-audit.ts";
import {
  changeInvitation,
  changeStaff,
  inviteStaff,
  listColleagues,
  listStaff,
  removeStaff,
  withdrawInvitation,
} from "#domains/staff/server/manage-staff.ts";
import { teacherVerbs } from "#domains/staff/server/manage-teachers.ts";
import { endStaffSession } from "#domains/staff/server/staff-sessions.ts";
import { talkVerbs } from "#domains/talk/server/talk-verbs.ts";
import { addClass, cancelClass, changeClass, restoreClass } from "#domains/timetable/server/change-classes.ts";
import { cancelClasses, moveClasses } from "#domains/timetable/server/change-several-classes.ts";
import { endBatch } from "#domains/timetable/server/end-batch.ts";
import { previewTimetable, saveTimetable, showTimetable } from "#domains/timetable/server/manage-timetable.ts";
import { meetingVerbs } from "#domains/timetable/server/meetings.ts";
import { previewHolidays, setHolidays, showHolidays } from "#domains/timetable/server/set-holidays.ts";
import { meetingAccountVerbs } from "#domains/timetable/server/set-meeting-account.ts";
import { gradeHandIn, listHandIns, openHandInFile, setGrades, showGradebook } from "#domains/work/server/grade-work.ts";
import { exportGradebook, importGradebook, previewGradebook } from "#domains/work/server/gradebook-csv.ts";
import {
  addAssignment,
  changeAssignment,
  listAssignments,
  removeAssignment,
  showAssignment,
} from "#domains/work/server/manage-work.ts";
import { hideGrades, postGrades } from "#domains/work/server/post-grades.ts";
import { seeHandIn, showHandInFile } from "#domains/work/server/seen-files.ts";
import { setWeights } from "#domains/work/server/set-weights.ts";
import { starterVerbs } from "#domains/work/server/starter-files.ts";
import { type Duty, reachOf } from "#server/verb.ts";

/** Every verb of the staff: the office, its pages and the operator's command know these alone. */
export const officeVerbs = {
  ...{ showSetup, goLive, putAwaySetup, showStatus, makeBackup, tryBackup, downloadBackup },
  ...{ showEmailSettings, setEmailSettings, sendTestMessage, ...incomingVerbs, ...replyVerbs },
  ...{ listEmailTexts, showEmailTexts, previewEmailTexts, setEmailTexts },
  ...{ countDue, showToday, showTaughtClasses, planOwnSchool, makeOwnSchool, undoOwnSchool },
  ...{ findAnything, listColleagues, ...leadVerbs, ...outboxVerbs, ...demoVerbs },
  ...{ showPerson: showPersonCard, listRefusedAddresses, ...studentVerbs, ...familyVerbs, setPersonLanguage },
  ...{ mergePeople, mergeAccountHolders, unmergePeople, unmergeAccountHolders, ...changeVerbs },
  ...{
    ...{ listOrders, sumOrders },
    listWaitingProofs,
    listOverdue,
    listRequests,
    openOrder: openRequestedOrder,
    billPlace,
    findOrder,
    settleOrder,
    chooseBatch,
    keepOrder,
    openProof,
    reopenOrder,
    releaseSeat,
    correctOrder,
    refundOrder,
    ...{ listDiscounts, makeDiscount, stopDiscount, setWaysToPay, ...cardKeyVerbs },
    ...deskVerbs,
  },
  ...{
    ...{ listBatches: listBatchesWithSeats, listBatchNames, showClass, exportClass },
    enrolPerson,
    prepareWelcome,
    confirmEnrolment,
    moveEnrolment,
    withdrawEnrolment,
    takeInAgain,
    listClassMoney,
  },
  ...{
    ...{ showFigures, exportFigures, listDocuments, showDocument, showHistory, showRevision },
    ...{ saveDraft, discardDraft, restoreRevision, previewSite, previewTyped, validateDrafts, addPhoto },
    ...{ listTranslations, showTranslation, saveTranslation },
    ...{ publish, setMoney, setFees, setBranches, listPublications, listUnanswered },
    ...{ setLook, setLogo, setWords, listWordUses },
    previewStudents,
    enrolStudents,
    ...{ showBatchEntry, previewBatch },
    ...{ addBatch, changeBatch, rotateSecretId, endSecretId },
    ...{ removeBatch, endBatch, hideBatch, unhideBatch, copyBatch },
  },
  ...{
    ...{ listLectures, addLecture, renameLecture, publishLecture, moveLecture, removeLecture },
    ...{ putCaptions, beginUpload, findUpload, continueUpload, removeUpload },
  },
  ...{
    listAssignments,
    showAssignment,
    addAssignment,
    changeAssignment,
    removeAssignment,
    postGrades,
    hideGrades,
    listHandIns,
    openHandInFile,
    gradeHandIn,
    showGradebook,
    setGrades,
    exportGradebook,
    previewGradebook,
    importGradebook,
  },
  ...{
    ...{ showTimetable, previewTimetable, saveTimetable, showHolidays, previewHolidays, setHolidays },
    changeClass,
    cancelClass,
    restoreClass,
    addClass,
    moveClasses,
    cancelClasses,
    listAttendance,
    showAttendance,
    saveAttendance,
    showCheckIn,
    showProgress,
    listMaterials,
    openMaterial,
    addMaterial,
    publishMaterial,
    removeMaterial,
    linkLecture,
    ...quizVerbs,
  },
  ...{
    showCertificateProgress,
    listBatchCertificates,
    changeCertificateRule,
    issueCertificates,
    issueCertificateByHand,
    revokeCertificate,
    revokeCertificates,
    restoreCertificate,
    printCertificate,
    findCertificates,
    listIssuerKeys,
    rotateIssuerKey,
  },
  ...{ listStaff, inviteStaff, changeInvitation, withdrawInvitation, changeStaff, removeStaff, endStaffSession },
  ...{
    listAudit,
    exportAudit,
    ...teacherVerbs,
    ...talkVerbs,
    ...meetingVerbs,
    ...meetingAccountVerbs,
    ...starterVerbs,
    ...documentVerbs,
  },
  ...{ seeHandIn, showHandInFile, findTaught, startClass, showStart, setWeights },
};

/** A verb of the back office. */
export type OfficeVerb = keyof typeof officeVerbs;

/** The names of all verbs, in the order of the list. */
export const verbNames = Object.keys(officeVerbs) as OfficeVerb[];

/** The verbs that a member's role, rights and branches allow, for the pages that show or hide them. */
export const allowedVerbs = (member: Pick<Duty, "role"> & Partial<Duty>): OfficeVerb[] =>
  verbNames.filter((name) => reachOf(member, officeVerbs[name]) !== null);
