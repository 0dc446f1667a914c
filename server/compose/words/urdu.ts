import * as accounts from "#domains/accounts/words.ur.ts";
import * as assistant from "#domains/assistant/words.ur.ts";
import * as attendance from "#domains/attendance/words.ur.ts";
import * as batchOffice from "#domains/batches/words/office.ur.ts";
import * as batches from "#domains/batches/words.ur.ts";
import * as catalogue from "#domains/catalogue/words.ur.ts";
import * as certificates from "#domains/certificates/words.ur.ts";
import * as contentFields from "#domains/content/words/fields.ur.ts";
import * as content from "#domains/content/words/office.ur.ts";
import * as demoClasses from "#domains/demo-classes/words.ur.ts";
import * as leadConversation from "#domains/leads/words/conversation.ur.ts";
import * as leads from "#domains/leads/words.ur.ts";
import * as lectures from "#domains/lectures/words.ur.ts";
import * as moneyDesk from "#domains/money/words/desk.ur.ts";
import * as moneyEmails from "#domains/money/words/emails.ur.ts";
import * as moneyEnrol from "#domains/money/words/enrol.ur.ts";
import * as moneyOffice from "#domains/money/words/office.ur.ts";
import * as moneyPapers from "#domains/money/words/papers.ur.ts";
import * as moneyProofs from "#domains/money/words/proofs.ur.ts";
import * as moneyReceipts from "#domains/money/words/receipts.ur.ts";
import * as moneyRefunds from "#domains/money/words/refunds.ur.ts";
import * as moneySite from "#domains/money/words/site.ur.ts";
import * as moneySponsors from "#domains/money/words/sponsors.ur.ts";
import * as outbox from "#domains/outbox/words.ur.ts";
import * as overviewAudit from "#domains/overview/words/audit.ur.ts";
import * as overviewEmails from "#domains/overview/words/emails.ur.ts";
import * as overviewPerson from "#domains/overview/words/person.ur.ts";
import * as overviewTeaching from "#domains/overview/words/teaching.ur.ts";
import * as overview from "#domains/overview/words.ur.ts";
import * as portal from "#domains/portal/words.ur.ts";
import * as privacy from "#domains/privacy/words.ur.ts";
import * as quizzesBank from "#domains/quizzes/words/bank.ur.ts";
import * as quizzesMarking from "#domains/quizzes/words/marking.ur.ts";
import * as quizzes from "#domains/quizzes/words.ur.ts";
import * as replies from "#domains/replies/words.ur.ts";
import * as search from "#domains/search/words.ur.ts";
import * as seats from "#domains/seats/words.ur.ts";
import * as staffEmails from "#domains/staff/words/emails.ur.ts";
import * as staff from "#domains/staff/words/office.ur.ts";
import * as talkQuestions from "#domains/talk/words/questions.ur.ts";
import * as talk from "#domains/talk/words.ur.ts";
import * as timetableMeetings from "#domains/timetable/words/meetings.ur.ts";
import * as timetable from "#domains/timetable/words.ur.ts";
import * as work from "#domains/work/words.ur.ts";
import type { TranslatedFiles } from "./english.ts";
import * as program from "./program.ur.ts";
import * as refusals from "./refusals.ur.ts";
import * as sentences from "./sentences.ur.ts";

/** The words in Urdu: those files of `english` that are translated. */
export const urdu: TranslatedFiles = {
  language: { lang: "ur", dir: "rtl" },
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
