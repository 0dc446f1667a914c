import type { OfficeVerb } from "#server/compose/office-verbs.ts";
import { contentChanges } from "./office-content.ts";

/** Verbs that change classes. */
export const classVerbs: OfficeVerb[] = [
  ...(["changeClass", "cancelClass", "restoreClass", "addClass", "moveClasses", "cancelClasses"] as const),
];

const ofMaterials = ["addMaterial", "publishMaterial", "removeMaterial", "linkLecture"] as const;
const ofCertificates = [
  ...(["changeCertificateRule", "issueCertificates", "issueCertificateByHand"] as const),
  ...(["revokeCertificate", "revokeCertificates", "restoreCertificate", "rotateIssuerKey"] as const),
];
const ofLectures = [
  ...(["addLecture", "renameLecture", "publishLecture", "moveLecture", "removeLecture", "putCaptions"] as const),
  ...(["beginUpload", "removeUpload"] as const),
];
const ofQuizzes = [
  ...(["addQuiz", "changeQuiz", "publishQuiz", "removeQuiz", "showSolutions", "addQuestion"] as const),
  ...(["changeQuestion", "moveQuestion", "duplicateQuestion", "removeQuestion", "acceptText"] as const),
  ...(["putQuizPicture", "removeQuizPicture", "markEssay", "allowMore"] as const),
  ...(["addBankQuestion", "changeBankQuestion", "removeBankQuestion", "putBankPicture"] as const),
  ...(["removeBankPicture", "copyToBank", "copyFromBank", "setDraw", "removeDraw"] as const),
  ...(["importToBank", "importToQuiz"] as const),
];
const ofTeachers = ["addTeacher", "changeTeacher", "joinTeachers", "keepTeachersApart", "removeTeacher"] as const;
const ofWork = [
  ...(["addAssignment", "changeAssignment", "removeAssignment", "postGrades", "hideGrades"] as const),
  ...(["addStarterFile", "removeStarterFile"] as const),
  ...(["gradeHandIn", "setGrades", "setWeights", "exportGradebook", "importGradebook"] as const),
];

const ofLeads = ["addLead", "noteHeard", "remindOfLead", "changeLeads", "saveReply", "removeReply"] as const;
const ofOutbox = ["markChatSent", "leaveChat", "stopChats", "prepareReminders"] as const;
const ofTrials = ["setDemoTeacher", "markDemoVisit", "prepareDemoReminders"] as const;

const ofTalk = [
  ...(["announce", "takeBackAnnouncement", "remindUnseen", "takeBackReminder", "prepareNewsTexts"] as const),
  ...(["saveAnnouncement", "removeSavedAnnouncement"] as const),
  ...(["answerQuestions", "takeBackAnswer", "settleQuestion", "keepAnswer", "dropKeptAnswer"] as const),
  "removeKeptAnswer" as const,
  ...(["hideQuestion", "unhideQuestion"] as const),
];

/** Audited verbs with tests of their own: those of orders need money that came, the others their own ground. */
export const provedElsewhere: OfficeVerb[] = [
  ...([
    "settleOrder",
    "refundOrder",
    "openOrder",
    "exportFigures",
    "saveTimetable",
    "setHolidays",
    ...(["setMeeting", "setMeetingServer", "setMeetingAccount", "tryMeetingAccount"] as const),
    "saveAttendance",
  ] as const),
  ...([
    "reopenOrder",
    "changePerson",
    "changeAccountHolder",
    "setPersonLanguage",
    "changeGuardian",
    "removeGuardian",
    "joinFamily",
    "leaveFamily",
    "addStudent",
    ...(["addPersonDocument", "removePersonDocument"] as const),
    "exportStudents",
    "moveStudents",
    "enrolStudents",
    "addBatch",
    "changeBatch",
    "rotateSecretId",
    "endSecretId",
  ] as const),
  ...(["endBatch", "hideBatch", "unhideBatch", "copyBatch", "changeInvitation"] as const),
  ...(["makeOwnSchool", "undoOwnSchool", "goLive", "putAwaySetup"] as const),
  ...([
    "takeMoney",
    "nameSponsor",
    "untakeMoney",
    "openFees",
    "enrolAtDesk",
    "closeDrawer",
    "closeBooks",
    "reopenBooks",
    "exportLedger",
  ] as const),
  ...(["makeBackup", "tryBackup", "downloadBackup", "setWaysToPay"] as const),
  ...(["askReduction", "decideReduction", "rescheduleFees", "changeMonthlyFee", "cancelOrder"] as const),
  ...(["movePayment", "applyCode", "handOnSeat", "askRefund", "decideRefund"] as const),
  ...([
    "setFeeRules",
    "setReceiptRules",
    "setConsumerNumbers",
    "sendReminder",
    "setCardKeys",
    "tryCardKeys",
    "setEmailSettings",
    "sendTestMessage",
    "setEmailTexts",
    "setIncomingMail",
    "tryIncomingMail",
    "postHeldReply",
    "discardHeldReply",
  ] as const),
  ...(["importStatement", "settleCertainRows", "decideBankRow"] as const),
  ...[
    contentChanges,
    classVerbs,
    ofMaterials,
    ofCertificates,
    ofLeads,
    ofOutbox,
    ofTrials,
    ofLectures,
    ofQuizzes,
    ofTalk,
    ofTeachers,
    ofWork,
  ].flat(),
];
