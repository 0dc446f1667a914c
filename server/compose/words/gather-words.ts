import type { WordFiles } from "./english.ts";
import { sentences } from "./sentences.en.ts";

type Gathered = ReturnType<typeof gatherWords>;

/** Puts the words of one language in their places; the places are the same in every language. */
export function gatherWords(files: WordFiles) {
  const { accounts, assistant, batches, catalogue, certificates, demoClasses, lectures } = files;
  const {
    moneyPapers,
    moneyProofs,
    moneyReceipts,
    moneySite,
    moneySponsors,
    portal,
    program,
    refusals,
    search,
    timetable,
  } = files;
  return {
    language: files.language,
    errors: refusalsOf(files),
    emails: emailsOf(files),
    admin: officeOf(files),
    classroom: classroomOf(files),
    frame: program.frame,
    labels: labelsOf(files),
    refusalPage: refusals.refusalPage,
    preparation: refusals.preparationPage,
    toasts: program.toasts,
    failures: refusals.failures,
    newCourse: catalogue.newCourse,
    notFound: refusals.notFound,
    outage: refusals.outageWords,
    busy: refusals.busyWords,
    calendar: timetable.calendarWords,
    contentFields: files.contentFields.contentFields,
    ownRecord: files.privacy.ownRecordWords,
    accounts: { ...accounts.accountPages, errors: accounts.accountWords, device: accounts.deviceWords },
    assistant: {
      ...assistant.assistantWidget,
      failures: assistant.assistantFailures,
      launcher: assistant.assistantLauncher,
    },
    assistantAnswers: assistant.assistantAnswers,
    batches: batches.batchesPage,
    certificates: certificates.certificateWords,
    booking: { ...demoClasses.bookingWords, ...demoClasses.demoWords },
    forms: refusals.forms,
    learnProblems: catalogue.learnProblems,
    lectures: lectures.lecturesPage,
    outline: catalogue.outlinePage,
    payment: {
      ...moneySite.paymentPage,
      ...{ stated: moneyPapers.statedFieldWords, refusal: moneyProofs.refusalWords },
    },
    portal: portal.portalWords,
    place: portal.placePage,
    seat: portal.seatPage,
    sending: program.sendingWords,
    orders: moneySite.orderWords,
    receipts: { ...moneyReceipts.receiptWords, company: moneySponsors.companyReceiptWords },
    vouchers: { ...moneyPapers.voucherWords, ofCompany: moneySponsors.companyVoucherWords },
    lateFeeNote: moneyPapers.lateFeeNote,
    search: search.searchPage,
    sentences: sentencesOf(files),
  };
}

/** What a program is told of a list's values; people choose from what their screen calls them. */
const oneOfInCode = "This must be one of {values}.";

/** The sentences of contracts, each in English, as contracts say it, and in this language. */
function sentencesOf(files: WordFiles): { english: string; own: string }[] {
  const own: Record<string, string> = files.sentences.sentences;
  const inCode: Record<string, string> = { ...sentences, oneOf: oneOfInCode };
  return Object.entries(inCode).map(([name, english]) => ({ english, own: own[name] ?? english }));
}

function labelsOf({ catalogue, leads, portal, program, seats }: WordFiles) {
  return {
    ...program.labels,
    ...catalogue.catalogueLabels,
    contact: leads.contactLabels,
    enrolment: seats.enrolmentLabels,
    portal: portal.portalLabels,
    thankYou: seats.thankYouLabels,
  };
}

function emailsOf(files: WordFiles) {
  const { accounts, certificates, demoClasses, leads, moneyEmails, moneyOffice } = files;
  const { portal, program, seats, timetable } = files;
  return {
    accounts: accounts.accountEmails,
    cards: moneyOffice.cardEmails,
    classes: timetable.classEmails,
    certificates: certificates.certificateEmails,
    classroom: portal.classroomEmails,
    demo: demoClasses.demoEmails,
    enrolments: seats.enrolmentEmails,
    erased: files.privacy.erasedEmail,
    seats: seats.seatEmails,
    held: program.heldEmails,
    inquiries: leads.inquiryEmails,
    layout: program.layoutEmails,
    leads: leads.leadEmails,
    orders: moneyEmails.orderEmails,
    staff: files.staffEmails.staffEmails,
    talk: files.talk.talkEmails,
    waysToPay: files.moneyReceipts.waysToPayEmail,
    billed: files.moneyReceipts.billedEmail,
    feesOwed: files.moneyPapers.feesOwedEmail,
    ledger: moneyEmails.ledgerEmails,
    test: files.overviewEmails.testEmail,
  };
}

function officeOf(files: WordFiles) {
  const { attendance, batchOffice, certificates, content, leads, lectures, moneyOffice } = files;
  const { overview, program, quizzes, staff, timetable, work } = files;
  return {
    frame: program.officeFrame,
    gate: staff.gateWords,
    today: { ...overview.todayWords, ...files.overviewTeaching.teachingWords },
    students: { ...overview.studentWords, ...files.overviewPerson.personWords },
    status: overview.statusWords,
    email: files.overviewEmails.emailSettingsWords,
    incoming: files.overviewEmails.incomingMailWords,
    replies: files.replies.replyWords,
    emailTexts: files.overviewEmails.emailTextWords,
    setup: content.contentWords.setup,
    leads: leads.leadWords,
    conversation: files.leadConversation.conversationWords,
    outbox: files.outbox.outboxWords,
    trials: files.demoClasses.trialWords,
    fees: {
      ...files.moneyDesk.feesWords,
      plan: { ...files.moneyDesk.feesWords.plan, ...files.moneySponsors.seatPlanWords },
      enrol: files.moneyEnrol.enrolWords,
      consumer: files.moneyPapers.consumerWords,
      ...{ company: files.moneySponsors.companyWords, refunds: files.moneyRefunds.refundRequestWords },
    },
    income: files.moneyReceipts.incomeWords,
    feeRules: files.moneyPapers.feeRuleWords,
    receiptRules: files.moneyPapers.receiptRuleWords,
    reminders: files.moneyPapers.reminderWords,
    payments: {
      ...moneyOffice.paymentWords,
      ways: files.moneyReceipts.waysWords,
      cards: files.moneyReceipts.cardKeyWords,
      bank: files.moneyPapers.bankWords,
      stated: files.moneyPapers.statedWords,
    },
    batches: batchOffice.batchWords,
    figures: overview.figureWords,
    content: content.contentWords,
    lectures: lectures.lectureWords,
    attendance: attendance.attendanceWords,
    quizzes: {
      ...{ ...quizzes.officeQuizWords, ...files.quizzesMarking.quizMarkingWords },
      ...files.quizzesBank.quizBankWords,
    },
    work: work.officeWorkWords,
    certificates: certificates.adminCertificateWords,
    staff: staff.staffWords,
    talk: { ...files.talk.talkWords, questions: files.talkQuestions.questionWords },
    timetable: timetable.timetableWords,
    holidays: timetable.holidayWords,
    meetings: files.timetableMeetings.meetingWords,
    calendar: timetable.calendarWords,
    audit: {
      ...{ ...staff.auditWords, details: files.overviewAudit.auditDetails },
      acts: { ...files.overviewAudit.auditActs, ...files.moneyRefunds.refundAuditActs },
    },
  };
}

function classroomOf({
  attendance,
  certificates,
  portal,
  program,
  quizzes,
  talk,
  talkQuestions,
  timetable,
  work,
}: WordFiles) {
  return {
    frame: program.classroomFrame,
    classes: portal.classWords,
    calendar: timetable.calendarWords,
    certificates: certificates.ownCertificateWords,
    morning: portal.morningWords,
    news: talk.newsWords,
    questions: talkQuestions.askWords,
    attendance: attendance.ownAttendanceWords,
    quizzes: quizzes.classroomQuizWords,
    work: work.classroomWorkWords,
  };
}

/** The text of each refusal; a page's own texts have a reason here as well. */
function refusalsOf(files: WordFiles) {
  const { toasts } = files.program;
  const { failures, forms, outageWords, busyWords, refusals } = files.refusals;
  const { lookAtFields, ...account } = files.accounts.accountWords;
  const booking = files.demoClasses.demoWords.refusals;
  const { card, proof, refused, renewal } = files.moneySite.paymentPage;
  return {
    ...{ internal: toasts.error.text, outage: outageWords, busy: busyWords },
    ...forms.contact,
    ...forms.enrolment,
    ...forms.demo,
    ...forms.account,
    ...forms.assistant,
    ...forms.office,
    ...forms.work,
    ...forms.sending,
    "form.fields": lookAtFields,
    ...refusals,
    ...files.staff.staffRefusals,
    ...files.timetable.timetableRefusals,
    ...files.attendance.attendanceRefusals,
    ...files.quizzes.quizRefusals,
    ...files.quizzesBank.quizBankRefusals,
    ...files.work.workRefusals,
    ...files.seats.seatRefusals,
    ...files.talk.talkRefusals,
    ...files.replies.replyRefusals,
    ...files.lectures.lectureRefusals,
    ...files.moneyDesk.deskRefusals,
    ...files.moneyReceipts.bookRefusals,
    ...files.moneyOffice.paymentRefusals,
    ...files.moneyPapers.bankRefusals,
    ...{ ...files.moneySponsors.companyRefusals, ...files.moneyRefunds.refundRefusals },
    ...files.moneyPapers.voucherRefusals,
    "voucher.link": files.moneyPapers.voucherWords.refused.text,
    ...files.catalogue.catalogueRefusals,
    ...files.leads.leadRefusals,
    ...files.overviewPerson.documentRefusals,
    ...files.outbox.outboxRefusals,
    ...files.demoClasses.bookingRefusals,

    "account.unconfirmed": account.unconfirmed,
    "account.undecided": account.undecided,
    "account.renewing": account.renewing,
    "account.onStaff": account.onStaff,
    "account.passwordNeeded": account.passwordNeeded,
    "account.notItsPassword": account.notItsPassword,
    "account.refusedMember": account.refusedMember,
    "account.notYours": account.notYours,
    "account.linkExpired": account.linkExpired,
    "account.alreadyConfirmed": account.alreadyConfirmed,
    "account.addressTaken": account.addressTaken,
    "account.wrongCredentials": account.wrongCredentials,
    "account.wrongPassword": account.wrongPassword,
    "account.guessable": account.guessable,
    "account.linkUsedUp": account.linkUsedUp,
    "account.tooMany": account.tooMany,
    "account.busy": account.busy,
    "assistant.failed": files.assistant.assistantFailures.error,
    "booking.course": booking.course,
    "booking.slot": booking.slot,
    "booking.past": booking.past,
    "booking.taken": booking.taken,
    "booking.bookedAlready": booking.bookedAlready,
    "booking.sentTwice": booking.sentTwice,
    "booking.alreadyCancelled": booking.alreadyCancelled,
    "booking.begun": booking.begun,
    "booking.link": booking.link,
    "booking.linkExpired": booking.linkExpired,
    "course.unknown": failures.outlineMissing,
    "secretId.empty": failures.secretIdEmpty,
    "secretId.wrong": failures.lecturesLocked,
    "order.link": refused.invalid,
    "order.linkExpired": refused.expired,
    "receipt.link": files.moneyReceipts.receiptWords.refused.text,
    "card.off": card.off,
    "card.closed": card.closed,
    "card.unavailable": card.unavailable,
    "renewal.none": renewal.none,
    "proof.missing": proof.errors.missing,
    "proof.tooLarge": proof.errors.tooLarge,
    "proof.wrongType": proof.errors.wrongType,
    "proof.unreadable": proof.errors.unreadable,
    "proof.tooMany": proof.errors.tooMany,
    "proof.closed": proof.errors.closed,
  };
}

declare module "#shared/words.ts" {
  interface Messages extends Readonly<Omit<Gathered, "errors" | "emails" | "admin" | "classroom">> {}
  interface Refusals extends Readonly<Gathered["errors"]> {}
  interface EmailWords extends Readonly<Gathered["emails"]> {}
  interface OfficeWords extends Readonly<Gathered["admin"]> {}
  interface ClassroomWords extends Readonly<Gathered["classroom"]> {}
}
