import type { AssistantRequest } from "#domains/assistant/contract.ts";
import { answerQuestion, createQuestionLog } from "#domains/assistant/server/answer-question.ts";
import { assistantContentOf } from "#domains/assistant/server/answers/assistant-content-of.ts";
import { createAnswerCheck } from "#domains/assistant/server/check-answer.ts";
import type { AssistantEngine } from "#domains/assistant/server/engine/port.ts";
import { joinClass } from "#domains/attendance/server/join-class.ts";
import { openOwnMaterial, showOwnAttendance, showOwnClass } from "#domains/attendance/server/own-attendance.ts";
import {
  getBatchCalendar,
  listBatches,
  listBatchIds,
  listCourseBatches,
  listOpenBatches,
  showBatch,
  showBatches,
} from "#domains/batches/server/batches.ts";
import { readPublicCatalogue } from "#domains/batches/server/public-catalogue.ts";
import { getOutline, listCourses, showOutline } from "#domains/catalogue/server/courses.ts";
import type { OutlinePrinter } from "#domains/catalogue/server/outline-pdf.ts";
import { createOutlinePrinting } from "#domains/catalogue/server/print-outline.ts";
import { countRecordings } from "#domains/catalogue/server/queries.ts";
import type { CertificatePrinter } from "#domains/certificates/server/draw-certificate.ts";
import type { Site } from "#domains/content/rules/site.ts";
import { inWordsOf, siteFor } from "#domains/content/rules/site-of.ts";
import type { KnowsLanguages } from "#domains/content/server/email-deps.ts";
import { openPhoto } from "#domains/content/server/photos.ts";
import type { PublishedSite } from "#domains/content/server/published-site.ts";
import { openLogo } from "#domains/content/server/set-brand.ts";
import { createDemoServices, type DemoLimiters } from "#domains/demo-classes/server/demo-bookings.ts";
import { marketOf } from "#domains/institute/rules/market-of.ts";
import { feesNumber } from "#domains/institute/rules/markets.ts";
import { createInquiryWriter, submitInquiry } from "#domains/leads/server/submit-inquiry.ts";
import { createLectureAccess } from "#domains/lectures/server/lecture-access.ts";
import type { KnownNetworks, SecretIdLimiters } from "#domains/lectures/server/secret-id-guard.ts";
import { acceptSeat } from "#domains/money/server/accept-seat.ts";
import type { Orders } from "#domains/money/server/orders.ts";
import { confirmPlace } from "#domains/money/server/own-place.ts";
import type { Visits } from "#domains/overview/server/visits.ts";
import { showMorningEmail, switchMorningEmail } from "#domains/portal/server/morning-emails.ts";
import { listOwnQuizzes, showOwnQuiz } from "#domains/quizzes/server/own-quiz.ts";
import { openOwnQuizPicture } from "#domains/quizzes/server/question-pictures.ts";
import { openQuizSaving, startQuiz } from "#domains/quizzes/server/take-quiz.ts";
import { createPublishedSearch } from "#domains/search/server/search-published.ts";
import { declineSeat } from "#domains/seats/server/offered-seats.ts";
import { findOwnAnswers } from "#domains/seats/server/own-answers.ts";
import { createEnrolmentRequests } from "#domains/seats/server/submit-enrolment-request.ts";
import { openOwnNewsFile } from "#domains/talk/server/announcement-files.ts";
import { countOwnNews, readOwnNews } from "#domains/talk/server/own-news.ts";
import { askQuestion, showOwnPlace, writeOwnMessage } from "#domains/talk/server/own-questions.ts";
import { listOwnQuestions, openOwnPicture, showOwnQuestion } from "#domains/talk/server/read-own-questions.ts";
import {
  makeCalendarAddress,
  readCalendar,
  revokeCalendarAddress,
  showOwnCalendar,
  studentOwner,
} from "#domains/timetable/server/calendar-addresses.ts";
import type { Meetings } from "#domains/timetable/server/meetings/create-meetings.ts";
import { checkHandInFile, openOwnFile, storeHandInFile } from "#domains/work/server/hand-in-files.ts";
import { handIn, listOwnWork, showOwnWork } from "#domains/work/server/own-work.ts";
import { openOwnStarterFile } from "#domains/work/server/starter-files.ts";
import { checkHealth } from "#server/api/check-health.ts";
import { bindVerbs } from "#server/bind-verbs.ts";
import type { Log } from "#server/config/log.ts";
import type { Database } from "#server/db/client.ts";
import type { ContentChanges } from "#server/db/content-changes.ts";
import type { GeoLocator } from "#server/geo/port.ts";
import type { User } from "#server/http/user.ts";
import { locateVisitor, type Visitor } from "#server/http/visitor.ts";
import type { RateLimiter } from "#server/limits/port.ts";
import type { SignedTokens } from "#server/links/signed-tokens.ts";
import type { EmailQueue } from "#server/mail/email-queue.ts";
import type { PrintQueue } from "#server/pdf/print-queue.ts";
import type { FileStorage } from "#server/storage/port.ts";
import { type Locale, siteLocale } from "#shared/formats/formats.ts";
import { oncePerObject } from "#shared/once-per-object.ts";
import type { Messages } from "#shared/words.ts";
import type { Accounts } from "./create-accounts.ts";
import type { Office } from "./create-office.ts";
import type { Hooks } from "./hooks.ts";
import { createReaders } from "./readers.ts";

interface Deps extends Pick<Hooks, "keepsHold" | "hasProof" | "countKeptBeside"> {
  database: Database;
  /** Key that encrypts the stored issuer keys, and keys the hashes by which seat requests are counted. */
  secret: string;
  /** Whether emails leave this machine. */
  hasMail: () => boolean;
  /** Limit on demo classes booked from one address. */
  demoLimiters: DemoLimiters;
  certificatePrinter: CertificatePrinter;
  printQueue: PrintQueue;
  emailQueue: EmailQueue;
  orders: Orders;
  geo: GeoLocator;
  meetings: Meetings;
  visits: Pick<Visits, "credit">;
  accounts: Accounts;
  storage: FileStorage;
  signedTokens: SignedTokens;
  contentChanges: ContentChanges;
  calendarChanges: ContentChanges;
  publishedSite: Pick<PublishedSite, "isCurrent">;
  outlinePrinter: OutlinePrinter;
  secretIdLimiters: SecretIdLimiters;
  knownNetworks: KnownNetworks;
  progressLimiter: RateLimiter;
  checkInLimiter: RateLimiter;
  questionLimiter: RateLimiter;
  assistant: AssistantEngine;
  /** The currently published site. */
  site: () => Site;
  /** The program's words in every language. */
  words: Readonly<Record<Locale, Messages>>;
  inLanguage: KnowsLanguages["inLanguage"];
  /** The public origin; the assistant's answers may link to it. */
  siteUrl: string;
  log: Log;
}

/** Every business verb, bound to its dependencies, for API handlers and page loaders. */
export type Services = ReturnType<typeof createServices> & { office: Office };

/** Binds the business verbs to the database and the outside services. */
export function createServices(deps: Deps) {
  const checkOf = oncePerObject((site: Site) =>
    createAnswerCheck({
      secrets: deps.assistant.secrets(assistantContentOf(site)),
      quotable: [site.messages.assistant.failures.offTopic],
      company: site.content.company,
      branches: site.content.branches,
      marketFigures: site.content.courses.flatMap(({ page }) => page.market?.claims.map(({ figure }) => figure) ?? []),
      siteUrl: deps.siteUrl,
    }),
  );
  const { videoLength, ...lectureAccess } = createLectureAccess(deps);
  const readersIn = createReaders({ ...deps, videoLength, announce: deps.contentChanges.announce });
  const questionLog = createQuestionLog(deps);
  const bound = bindVerbs(
    { ...deps, announce: deps.contentChanges.announce },
    {
      openPhoto,
      openLogo,
      ...{ listCourses, getOutline, showOutline, readPublicCatalogue },
      ...{
        listBatches,
        listBatchIds,
        listOpenBatches,
        countRecordings,
        listCourseBatches,
        showBatches,
        showBatch,
        getBatchCalendar,
      },
      ...{
        acceptSeat,
        declineSeat,
        confirmPlace,
        locateVisitor,
        findOwnAnswers,
        checkHealth,
      },
    },
  );
  return {
    ...bound,
    ...readersIn(siteLocale),
    /** The verbs whose answers hold text about times and amounts, with that text in a reader's language. */
    readersIn,
    site: deps.site,
    /** The site as a student, and as a member of the staff, has it in a language. */
    siteIn: (locale: Locale) => siteFor(deps.site(), deps.words[locale]),
    officeSiteIn: (locale: Locale) => inWordsOf(deps.site(), deps.words[locale]),
    /** The words and addresses for somebody to whom is written in a language. */
    inLanguage: deps.inLanguage,
    submitEnrolmentRequest: createEnrolmentRequests({ ...deps, announce: deps.contentChanges.announce }),
    ...bindVerbs({ inquiryWriter: createInquiryWriter(deps), site: deps.site }, { submitInquiry }),
    ...lectureAccess,
    ...bindVerbs(deps, { showMorningEmail, switchMorningEmail, readCalendar, showOwnCalendar }),
    makeOwnCalendar: async (user: User) =>
      await makeCalendarAddress(deps, { kind: "student", id: user.id }, await studentOwner(deps, user)),
    revokeOwnCalendar: async (user: User) =>
      await revokeCalendarAddress(deps, { kind: "student", id: user.id }, await studentOwner(deps, user)),
    ...bindVerbs({ ...deps, clock: () => new Date() }, { joinClass, showOwnClass, showOwnAttendance, openOwnMaterial }),
    ...bindVerbs(deps, { readOwnNews, countOwnNews, openOwnNewsFile }),
    ...bindVerbs(deps, { listOwnQuizzes, showOwnQuiz, startQuiz, openQuizSaving, openOwnQuizPicture }),
    work: bindVerbs(deps, {
      listOwnWork,
      showOwnWork,
      handIn,
      checkHandInFile,
      storeHandInFile,
      openOwnFile,
      openOwnStarterFile,
    }),
    questions: bindVerbs(deps, {
      ...{ askQuestion, showOwnPlace, writeOwnMessage, listOwnQuestions, showOwnQuestion, openOwnPicture },
    }),
    printOutline: createOutlinePrinting(deps),
    demo: createDemoServices(deps),
    creditVisit: deps.visits.credit,
    accounts: deps.accounts,
    /** The number by which the styles of a page know the fees of a visitor's market. */
    feesFor(country: string | null): string {
      const { money } = deps.site().content;
      return String(feesNumber(money, marketOf(money, country)));
    },
    searchSite: createPublishedSearch(deps),
    async answerQuestion(request: AssistantRequest, visitor: Visitor, signal: AbortSignal) {
      const { country_code } = await bound.locateVisitor(visitor);
      const { currency, fees } = marketOf(deps.site().content.money, country_code);
      const asking = { pricesShown: fees === "shown", currency, requestId: visitor.requestId, signal };
      return await answerQuestion({ ...deps, checkOf, questionLog }, request, asking);
    },
  };
}
