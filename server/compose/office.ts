import { mergePeople, unmergePeople } from "#domains/accounts/server/merge-people.ts";
import { listUnanswered } from "#domains/assistant/server/unanswered-questions.ts";
import { type AttendanceDeps, attendanceVerbs } from "#domains/attendance/server/attendance-verbs.ts";
import { addBatch, changeBatch, showBatchEntry } from "#domains/batches/server/manage-batches.ts";
import { type CertificateOfficeDeps, certificateVerbs } from "#domains/certificates/server/certificate-verbs.ts";
import {
  discardDraft,
  listDocuments,
  restoreRevision,
  saveDraft,
  showDocument,
  showHistory,
  showRevision,
} from "#domains/content/server/drafts.ts";
import { addPhoto } from "#domains/content/server/photos.ts";
import { previewSite } from "#domains/content/server/preview.ts";
import { publish, validateDrafts } from "#domains/content/server/publish.ts";
import { listPublications } from "#domains/content/server/queries.ts";
import { assignLead, listLeads, settleLead, showLead } from "#domains/leads/server/manage-leads.ts";
import { writeToPerson } from "#domains/leads/server/write-to-person.ts";
import {
  addLecture,
  listLectures,
  moveLecture,
  publishLecture,
  putCaptions,
  removeLecture,
  renameLecture,
} from "#domains/lectures/server/manage-lectures.ts";
import { endSecretId, rotateSecretId } from "#domains/lectures/server/secret-id.ts";
import {
  beginUpload,
  continueUpload,
  findUpload,
  removeUpload,
  type UploadDeps,
} from "#domains/lectures/server/uploads.ts";
import { listDiscounts, makeDiscount, stopDiscount } from "#domains/money/server/discounts.ts";
import { findListedOrder, listOrders, listOverdue, withReceiptPaths } from "#domains/money/server/list-orders.ts";
import { correctOrder, openRequestedOrder } from "#domains/money/server/manage-orders.ts";
import { keepOrder, releaseSeat } from "#domains/money/server/prove-order.ts";
import { findWaitingProofs } from "#domains/money/server/queries/payments.ts";
import { refundOrder } from "#domains/money/server/refund-order.ts";
import { showReview } from "#domains/money/server/review-order.ts";
import { decideOnReceipt } from "#domains/money/server/settle-order.ts";
import { exportFigures, showFigures } from "#domains/overview/server/figures.ts";
import { findAnything } from "#domains/overview/server/find-anything.ts";
import { showPersonCard } from "#domains/overview/server/person-card.ts";
import { showTaughtClasses } from "#domains/overview/server/taught-classes.ts";
import { countDue, showToday } from "#domains/overview/server/today.ts";
import { quizVerbs } from "#domains/quizzes/server/quiz-verbs.ts";
import { exportClass, listBatchesWithSeats, showClass } from "#domains/seats/server/class-list.ts";
import {
  confirmEnrolment,
  enrolPerson,
  moveEnrolment,
  withdrawEnrolment,
} from "#domains/seats/server/manage-enrolments.ts";
import { enrolStudents, previewStudents } from "#domains/seats/server/paste-students.ts";
import type { StaffChange, StaffInvitation } from "#domains/staff/contract.ts";
import { exportAudit, listAudit } from "#domains/staff/server/audit-list.ts";
import {
  openSetUpLink,
  secondFactorsOf,
  sendSetUpLink,
  whatChangeNeeds,
  whatCodesNeed,
} from "#domains/staff/server/factor-changes.ts";
import {
  addPasskey,
  listPasskeys,
  removePasskey,
  startPasskey,
  startPasskeySignature,
  verifyPasskey,
} from "#domains/staff/server/passkeys.ts";
import { allowedVerbs, asksAgain, type OfficeVerb, scopeOf } from "#domains/staff/server/permissions.ts";
import type { StaffMember, StaffSession } from "#domains/staff/server/queries.ts";
import {
  confirmAuthenticator,
  renewRecoveryCodes,
  startAuthenticator,
  verifyCode,
} from "#domains/staff/server/second-factor.ts";
import {
  acceptInvitation,
  changeStaff,
  inviteStaff,
  listStaff,
  readInvitation,
  removeStaff,
  withdrawInvitation,
} from "#domains/staff/server/staff.ts";
import { endStaffSession, findAccess, listStaffSessions, requireFresh } from "#domains/staff/server/staff-sessions.ts";
import {
  type CalendarDeps,
  makeCalendarAddress,
  revokeCalendarAddress,
} from "#domains/timetable/server/calendar-addresses.ts";
import { findAddressOf } from "#domains/timetable/server/calendar-queries.ts";
import type { TimetableDeps } from "#domains/timetable/server/manage-timetable.ts";
import { timetableVerbs } from "#domains/timetable/server/timetable-verbs.ts";
import { workVerbs } from "#domains/work/server/work-verbs.ts";
import { AppError } from "#server/app-error.ts";
import type { Actor } from "#server/audit/actor.ts";
import { bindVerbs } from "#server/bind-verbs.ts";
import { refuseInOutage } from "#server/db/refuse-in-outage.ts";
import type { Hooks } from "./hooks.ts";

type First<Verb extends (...args: never[]) => unknown> = Parameters<Verb>[0];

/** Everything that the back office's verbs need. */
export type OfficeDeps = Hooks &
  First<typeof showToday> &
  First<typeof writeToPerson> &
  First<typeof mergePeople> &
  First<typeof refundOrder> &
  First<typeof decideOnReceipt> &
  First<typeof showReview> &
  First<typeof acceptInvitation> &
  First<typeof inviteStaff> &
  First<typeof findAccess> &
  First<typeof verifyCode> &
  First<typeof sendSetUpLink> &
  First<typeof publish> &
  First<typeof addPhoto> &
  First<typeof changeBatch> &
  First<typeof enrolStudents> &
  TimetableDeps &
  CalendarDeps &
  AttendanceDeps &
  CertificateOfficeDeps &
  UploadDeps;

type MergedPair = After<typeof mergePeople>[0];

/** The verbs bound to one actor; `permissions` says which roles may call them. */
function verbsOf(deps: OfficeDeps, actor: Actor, member: StaffMember) {
  return {
    countDue: () => countDue(deps),
    showToday: () => showToday(deps),
    showTaughtClasses: () => showTaughtClasses(deps, member),

    ...bindVerbs(deps, { findAnything }),
    listColleagues: async () => (await listStaff(deps)).members.map(({ userId, name }) => ({ userId, name })),
    ...bindVerbs(deps, { listLeads, showLead }),
    settleLead: (...rest: After<typeof settleLead>) => settleLead(deps, actor, ...rest),
    assignLead: (...rest: After<typeof assignLead>) => assignLead(deps, actor, ...rest),
    writeToPerson: (...rest: After<typeof writeToPerson>) => writeToPerson(deps, actor, ...rest),
    showPerson: (id: string) => showPersonCard(deps, id),
    mergePeople: (people: MergedPair) => mergePeople(deps, actor, people, "without accounts"),
    mergeAccountHolders: (people: MergedPair) => mergePeople(deps, actor, people, "with accounts"),
    unmergePeople: (merge: string) => unmergePeople(deps, actor, merge, "without accounts"),
    unmergeAccountHolders: (merge: string) => unmergePeople(deps, actor, merge, "with accounts"),

    ...bindVerbs(deps, { listOrders }),
    listOverdue: () => listOverdue(deps),
    openOrder: (...rest: After<typeof openRequestedOrder>) => openRequestedOrder(deps, actor, ...rest),
    listWaitingProofs: () => findWaitingProofs(deps.database, 100),
    findOrder: async (reference: string) => ({
      ...(await withReceiptPaths(deps, await findListedOrder(deps, reference))),
      review: await showReview(deps, reference),
    }),
    settleOrder: (reference: string, decision: Omit<After<typeof decideOnReceipt>[1], "decidedBy">) =>
      decideOnReceipt(deps, actor, reference, { ...decision, decidedBy: member.name }),
    keepOrder: (reference: string) => keepOrder(deps, actor, reference),
    releaseSeat: (...rest: After<typeof releaseSeat>) => releaseSeat(deps, actor, ...rest),
    correctOrder: (...rest: After<typeof correctOrder>) => correctOrder(deps, actor, ...rest),
    refundOrder: (...rest: After<typeof refundOrder>) => refundOrder(deps, actor, ...rest),
    listDiscounts: (...rest: Parameters<typeof listDiscounts> extends [unknown, ...infer Rest] ? Rest : never) =>
      listDiscounts(deps, ...rest),
    makeDiscount: (...rest: After<typeof makeDiscount>) => makeDiscount(deps, actor, ...rest),
    stopDiscount: (...rest: After<typeof stopDiscount>) => stopDiscount(deps, actor, ...rest),

    listBatches: () => listBatchesWithSeats(deps),
    ...bindVerbs(deps, { showClass }),
    exportClass: (batchId: string) => exportClass(deps, actor, batchId),
    enrolPerson: (...rest: After<typeof enrolPerson>) => enrolPerson(deps, actor, ...rest),
    confirmEnrolment: (...rest: After<typeof confirmEnrolment>) => confirmEnrolment(deps, actor, ...rest),
    moveEnrolment: (...rest: After<typeof moveEnrolment>) => moveEnrolment(deps, actor, ...rest),
    withdrawEnrolment: (...rest: After<typeof withdrawEnrolment>) => withdrawEnrolment(deps, actor, ...rest),

    ...bindVerbs(deps, { showFigures }),
    exportFigures: (...rest: After<typeof exportFigures>) => exportFigures(deps, actor, ...rest),
    ...bindVerbs(deps, { listDocuments, showDocument, showHistory, showRevision, previewSite, validateDrafts }),
    saveDraft: (...rest: After<typeof saveDraft>) => saveDraft(deps, actor, ...rest),
    discardDraft: (...rest: After<typeof discardDraft>) => discardDraft(deps, actor, ...rest),
    restoreRevision: (...rest: After<typeof restoreRevision>) => restoreRevision(deps, actor, ...rest),
    addPhoto: (content: Uint8Array) => addPhoto(deps, actor, content),
    publish: (...rest: After<typeof publish>) => publish(deps, actor, ...rest),
    listPublications: () => listPublications(deps.database, 50),
    listUnanswered: () => listUnanswered(deps),
    ...batchVerbs(deps, actor),
    ...lectureVerbs(deps, actor),
    ...timetableVerbs(deps, actor),
    ...attendanceVerbs(deps, actor),
    ...quizVerbs(deps, actor),
    ...workVerbs(deps, actor),
    ...certificateVerbs(deps, actor),

    ...bindVerbs(deps, { listAudit }),
    exportAudit: (...rest: After<typeof exportAudit>) => exportAudit(deps, actor, ...rest),

    listStaff: async () => ({ ...(await listStaff(deps)), sessions: await listStaffSessions(deps) }),
    inviteStaff: (invitation: StaffInvitation) => inviteStaff(deps, actor, invitation),
    withdrawInvitation: (id: string) => withdrawInvitation(deps, actor, id),
    changeStaff: (userId: string, change: StaffChange) => changeStaff(deps, actor, userId, change),
    removeStaff: (userId: string) => removeStaff(deps, actor, userId),
    endStaffSession: (id: string) => endStaffSession(deps, actor, id, { anybodys: true }),
  } satisfies Record<OfficeVerb, (...args: never[]) => Promise<unknown>>;
}

function batchVerbs(deps: OfficeDeps, actor: Actor) {
  return {
    ...bindVerbs(deps, { previewStudents, showBatchEntry }),
    enrolStudents: (...rest: After<typeof enrolStudents>) => enrolStudents(deps, actor, ...rest),
    addBatch: (...rest: After<typeof addBatch>) => addBatch(deps, actor, ...rest),
    changeBatch: (...rest: After<typeof changeBatch>) => changeBatch(deps, actor, ...rest),
    rotateSecretId: (batchId: string) => rotateSecretId(deps, actor, batchId),
    endSecretId: (batchId: string) => endSecretId(deps, actor, batchId),
  };
}

function lectureVerbs(deps: OfficeDeps, actor: Actor) {
  return {
    ...bindVerbs(deps, { listLectures }),
    addLecture: (...rest: After<typeof addLecture>) => addLecture(deps, actor, ...rest),
    renameLecture: (...rest: After<typeof renameLecture>) => renameLecture(deps, actor, ...rest),
    publishLecture: (...rest: After<typeof publishLecture>) => publishLecture(deps, actor, ...rest),
    moveLecture: (...rest: After<typeof moveLecture>) => moveLecture(deps, actor, ...rest),
    removeLecture: (...rest: After<typeof removeLecture>) => removeLecture(deps, actor, ...rest),
    putCaptions: (...rest: After<typeof putCaptions>) => putCaptions(deps, actor, ...rest),
    beginUpload: (...rest: After<typeof beginUpload>) => beginUpload(deps, actor, ...rest),
    findUpload: (...rest: After<typeof findUpload>) => findUpload(deps, actor, ...rest),
    continueUpload: (...rest: After<typeof continueUpload>) => continueUpload(deps, actor, ...rest),
    removeUpload: (...rest: After<typeof removeUpload>) => removeUpload(deps, actor, ...rest),
  };
}

/** A verb's arguments after its dependencies and the actor. */
type After<Verb extends (...args: never[]) => unknown> =
  Parameters<Verb> extends [unknown, unknown, ...infer Rest] ? Rest : never;

/** The back office's verbs for a member of staff. */
export type OfficeVerbs = ReturnType<typeof verbsOf>;

/** The back office. */
export type Office = ReturnType<typeof createOffice>;

/**
 * The back office's verbs for one member of staff, each refused with `forbidden` unless the role allows it, and with
 * `unauthorized` if it needs a fresh second factor; and the verbs for becoming and remaining a member of staff.
 */
export function createOffice(deps: OfficeDeps) {
  return {
    ...bindVerbs(deps, { findAccess, readInvitation, acceptInvitation }),
    ...bindVerbs(deps, { secondFactorsOf, whatChangeNeeds, whatCodesNeed, sendSetUpLink, openSetUpLink }),
    ...bindVerbs(deps, { startAuthenticator, confirmAuthenticator, verifyCode, renewRecoveryCodes }),
    ...bindVerbs(deps, { startPasskey, addPasskey, listPasskeys, removePasskey, startPasskeySignature, verifyPasskey }),
    allowedVerbs,
    listOwnSessions: (userId: string) => listStaffSessions(deps, userId),
    endOwnSession: (userId: string, id: string) =>
      endStaffSession(deps, { kind: "staff", id: userId }, id, { anybodys: false }),
    showCalendar: (userId: string) => findAddressOf(deps.database, { userId }),
    makeCalendar: (userId: string) => makeCalendarAddress(deps, { kind: "staff", id: userId }, { userId }),
    revokeCalendar: (userId: string) => revokeCalendarAddress(deps, { kind: "staff", id: userId }, { userId }),
    /** The verbs for `member` in `session`. */
    verbsFor(member: StaffMember, session: StaffSession): OfficeVerbs {
      const verbs = verbsOf(deps, { kind: "staff", id: member.userId }, member);
      const guarded = (Object.keys(verbs) as OfficeVerb[]).map((name) => [name, guard(verbs, name, member, session)]);
      return refuseInOutage(Object.fromEntries(guarded), deps.log);
    },
  };
}

/** A verb that checks its caller and the target first. */
function guard(verbs: OfficeVerbs, name: OfficeVerb, member: StaffMember, session: StaffSession) {
  const verb: (...args: never[]) => Promise<unknown> = verbs[name];
  return async (...args: never[]) => {
    const scope = scopeOf(member.role, name);
    const isOwn = scope === "all" || (scope === "own batches" && member.batchIds.includes(String(args[0])));
    if (!isOwn) throw new AppError("forbidden", "staff.notAllowed");
    if (asksAgain(name)) requireFresh(session);
    return await verb(...args);
  };
}
