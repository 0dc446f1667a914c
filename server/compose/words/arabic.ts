import * as accounts from "#domains/accounts/words.ar.ts";
import * as assistant from "#domains/assistant/words.ar.ts";
import * as attendance from "#domains/attendance/words.ar.ts";
import * as batchOffice from "#domains/batches/words/office.ar.ts";
import * as batches from "#domains/batches/words.ar.ts";
import * as catalogue from "#domains/catalogue/words.ar.ts";
import * as certificates from "#domains/certificates/words.ar.ts";
import * as contentFields from "#domains/content/words/fields.ar.ts";
import * as content from "#domains/content/words/office.ar.ts";
import * as demoClasses from "#domains/demo-classes/words.ar.ts";
import * as leadConversation from "#domains/leads/words/conversation.ar.ts";
import * as leads from "#domains/leads/words.ar.ts";
import * as lectures from "#domains/lectures/words.ar.ts";
import * as moneyDesk from "#domains/money/words/desk.ar.ts";
import * as moneyEmails from "#domains/money/words/emails.ar.ts";
import * as moneyEnrol from "#domains/money/words/enrol.ar.ts";
import * as moneyOffice from "#domains/money/words/office.ar.ts";
import * as moneyPapers from "#domains/money/words/papers.ar.ts";
import * as moneyProofs from "#domains/money/words/proofs.ar.ts";
import * as moneyReceipts from "#domains/money/words/receipts.ar.ts";
import * as moneyRefunds from "#domains/money/words/refunds.ar.ts";
import * as moneySite from "#domains/money/words/site.ar.ts";
import * as moneySponsors from "#domains/money/words/sponsors.ar.ts";
import * as outbox from "#domains/outbox/words.ar.ts";
import * as overviewAudit from "#domains/overview/words/audit.ar.ts";
import * as overviewEmails from "#domains/overview/words/emails.ar.ts";
import * as overviewPerson from "#domains/overview/words/person.ar.ts";
import * as overviewTeaching from "#domains/overview/words/teaching.ar.ts";
import * as overview from "#domains/overview/words.ar.ts";
import * as portal from "#domains/portal/words.ar.ts";
import * as privacy from "#domains/privacy/words.ar.ts";
import * as quizzesBank from "#domains/quizzes/words/bank.ar.ts";
import * as quizzesMarking from "#domains/quizzes/words/marking.ar.ts";
import * as quizzes from "#domains/quizzes/words.ar.ts";
import * as replies from "#domains/replies/words.ar.ts";
import * as search from "#domains/search/words.ar.ts";
import * as seats from "#domains/seats/words.ar.ts";
import * as staffEmails from "#domains/staff/words/emails.ar.ts";
import * as staff from "#domains/staff/words/office.ar.ts";
import * as talkQuestions from "#domains/talk/words/questions.ar.ts";
import * as talk from "#domains/talk/words.ar.ts";
import * as timetableMeetings from "#domains/timetable/words/meetings.ar.ts";
import * as timetable from "#domains/timetable/words.ar.ts";
import * as work from "#domains/work/words.ar.ts";
import type { TranslatedFiles } from "./english.ts";
import * as program from "./program.ar.ts";
import * as refusals from "./refusals.ar.ts";
import * as sentences from "./sentences.ar.ts";

/** The words in Arabic: those files of `english` that are translated. */
export const arabic: TranslatedFiles = {
  language: { lang: "ar", dir: "rtl" },
  accounts,
  assistant,
  attendance,
  batches,
  batchOffice,
  catalogue,
  certificates,
  content,
  contentFields,
  demoClasses,
  leadConversation,
  leads,
  lectures,
  moneyDesk,
  moneyEmails,
  moneyEnrol,
  moneyOffice,
  moneyPapers,
  moneyProofs,
  moneyReceipts,
  moneyRefunds,
  moneySite,
  moneySponsors,
  outbox,
  overview,
  overviewAudit,
  overviewEmails,
  overviewPerson,
  overviewTeaching,
  portal,
  privacy,
  program,
  quizzes,
  quizzesBank,
  quizzesMarking,
  refusals,
  sentences,
  replies,
  search,
  seats,
  staff,
  staffEmails,
  talk,
  talkQuestions,
  timetable,
  timetableMeetings,
  work,
};
