import * as accounts from "#domains/accounts/words.en.ts";
import * as assistant from "#domains/assistant/words.en.ts";
import * as attendance from "#domains/attendance/words.en.ts";
import * as batchOffice from "#domains/batches/words/office.en.ts";
import * as batches from "#domains/batches/words.en.ts";
import * as catalogue from "#domains/catalogue/words.en.ts";
import * as certificates from "#domains/certificates/words.en.ts";
import * as contentFields from "#domains/content/words/fields.en.ts";
import * as content from "#domains/content/words/office.en.ts";
import * as demoClasses from "#domains/demo-classes/words.en.ts";
import * as leadConversation from "#domains/leads/words/conversation.en.ts";
import * as leads from "#domains/leads/words.en.ts";
import * as lectures from "#domains/lectures/words.en.ts";
import * as moneyDesk from "#domains/money/words/desk.en.ts";
import * as moneyEmails from "#domains/money/words/emails.en.ts";
import * as moneyEnrol from "#domains/money/words/enrol.en.ts";
import * as moneyOffice from "#domains/money/words/office.en.ts";
import * as moneyPapers from "#domains/money/words/papers.en.ts";
import * as moneyProofs from "#domains/money/words/proofs.en.ts";
import * as moneyReceipts from "#domains/money/words/receipts.en.ts";
import * as moneyRefunds from "#domains/money/words/refunds.en.ts";
import * as moneySite from "#domains/money/words/site.en.ts";
import * as moneySponsors from "#domains/money/words/sponsors.en.ts";
import * as outbox from "#domains/outbox/words.en.ts";
import * as overviewAudit from "#domains/overview/words/audit.en.ts";
import * as overviewEmails from "#domains/overview/words/emails.en.ts";
import * as overviewPerson from "#domains/overview/words/person.en.ts";
import * as overviewTeaching from "#domains/overview/words/teaching.en.ts";
import * as overview from "#domains/overview/words.en.ts";
import * as portal from "#domains/portal/words.en.ts";
import * as privacy from "#domains/privacy/words.en.ts";
import * as quizzesBank from "#domains/quizzes/words/bank.en.ts";
import * as quizzesMarking from "#domains/quizzes/words/marking.en.ts";
import * as quizzes from "#domains/quizzes/words.en.ts";
import * as replies from "#domains/replies/words.en.ts";
import * as search from "#domains/search/words.en.ts";
import * as seats from "#domains/seats/words.en.ts";
import * as staffEmails from "#domains/staff/words/emails.en.ts";
import * as staff from "#domains/staff/words/office.en.ts";
import * as talkQuestions from "#domains/talk/words/questions.en.ts";
import * as talk from "#domains/talk/words.en.ts";
import * as timetableMeetings from "#domains/timetable/words/meetings.en.ts";
import * as timetable from "#domains/timetable/words.en.ts";
import * as work from "#domains/work/words.en.ts";
import { siteLocale } from "#shared/formats/formats.ts";
import type { Language, Translated } from "#shared/words.ts";
import * as program from "./program.en.ts";
import * as refusals from "./refusals.en.ts";
import * as sentences from "./sentences.en.ts";

const language: Language = { lang: siteLocale, dir: "ltr" };

/** All English words: the program's own, and the files of the domains. Another language has the same names. */
export const english = {
  language,
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
  leads,
  leadConversation,
  lectures,
  moneyEmails,
  moneyDesk,
  moneyEnrol,
  moneyOffice,
  moneyPapers,
  moneySponsors,
  moneyProofs,
  moneyReceipts,
  moneyRefunds,
  moneySite,
  outbox,
  overview,
  overviewAudit,
  overviewEmails,
  overviewPerson,
  overviewTeaching,
  portal,
  privacy,
  quizzes,
  quizzesBank,
  quizzesMarking,
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
  program,
  refusals,
  sentences,
};

export type WordFiles = typeof english;

/** The files that another language has. */
export type TranslatedFiles = { language: Language } & {
  [File in keyof Omit<WordFiles, "language">]?: Translated<WordFiles[File]>;
};
