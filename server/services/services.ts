import type { Log } from "#server/config/log.ts";
import type { Database } from "#server/db/client.ts";
import type { AssistantEngine } from "#server/integrations/assistant/port.ts";
import type { GeoLocator } from "#server/integrations/geo/port.ts";
import type { FileStorage } from "#server/integrations/storage/port.ts";
import type { Accounts } from "#server/services/accounts/account-services.ts";
import { answerQuestion } from "#server/services/assistant/answer-question.ts";
import { createAnswerCheck } from "#server/services/assistant/check-answer.ts";
import { listBatches } from "#server/services/batches/list-batches.ts";
import { listCourseBatches } from "#server/services/batches/list-course-batches.ts";
import { type BatchPage, showBatch } from "#server/services/batches/show-batch.ts";
import { type BatchesPage, showBatches } from "#server/services/batches/show-batches.ts";
import type { ContentChanges } from "#server/services/content/content-changes.ts";
import { getOutline } from "#server/services/courses/get-outline.ts";
import { listCourses } from "#server/services/courses/list-courses.ts";
import { type OutlinePage, showOutline } from "#server/services/courses/show-outline.ts";
import { createDemoServices, type DemoServices } from "#server/services/demo/demo-services.ts";
import { type SubmittedEnrolment, submitEnrolment } from "#server/services/enrolments/submit-enrolment.ts";
import { checkHealth } from "#server/services/health/check-health.ts";
import { createInquiryWriter } from "#server/services/inquiries/inquiry-writer.ts";
import { submitInquiry } from "#server/services/inquiries/submit-inquiry.ts";
import type { KnownNetworks } from "#server/services/lectures/known-networks.ts";
import { createLectureAccess, type LectureAccess } from "#server/services/lectures/lecture-access.ts";
import type { SecretIdLimiters } from "#server/services/lectures/secret-id-guard.ts";
import type { SignedTokens } from "#server/services/links/signed-tokens.ts";
import type { EmailQueue } from "#server/services/mail/email-queue.ts";
import type { Orders } from "#server/services/orders/orders.ts";
import { createSiteSearch, type SiteSearch } from "#server/services/search/search-site.ts";
import { locateVisitor } from "#server/services/visitors/locate-visitor.ts";
import type { Visitor } from "#server/services/visitors/visitor.ts";
import { assistantFailures } from "#shared/content/assistant/widget.ts";
import { searchDocuments } from "#shared/content/search-documents.ts";
import type { AssistantLine, AssistantRequest } from "#shared/contracts/assistant.ts";
import type { Batch } from "#shared/contracts/batch.ts";
import type { Course } from "#shared/contracts/course.ts";
import type { EnrolmentRequest } from "#shared/contracts/enrolment.ts";
import type { InquiryRequest } from "#shared/contracts/inquiry.ts";
import type { Outline } from "#shared/contracts/outline.ts";
import type { GeoAnswer } from "#shared/contracts/visitor.ts";
import { pricesVisible } from "#shared/rules/price-visibility.ts";

interface Deps {
  database: Database;
  emailQueue: EmailQueue;
  orders: Orders;
  geo: GeoLocator;
  accounts: Accounts;
  storage: FileStorage;
  signedTokens: SignedTokens;
  contentChanges: ContentChanges;
  /** How often a wrong Secret ID may be tried on a batch. */
  secretIdLimiters: SecretIdLimiters;
  /** Where right Secret IDs have come from. */
  knownNetworks: KnownNetworks;
  assistant: AssistantEngine;
  /** The public origin: answers may lead there. */
  siteUrl: string;
  log: Log;
}

/** Every business verb, bound to what it needs: what API handlers and page loaders call. */
export interface Services extends LectureAccess {
  listCourses(): Promise<Course[]>;
  getOutline(courseId: string): Promise<Outline>;
  listBatches(): Promise<Batch[]>;
  listCourseBatches(courseId: string): Promise<Batch[]>;
  submitInquiry(request: InquiryRequest): Promise<{ id: string }>;
  submitEnrolment(request: EnrolmentRequest, idempotencyKey?: string): Promise<SubmittedEnrolment>;
  demo: DemoServices;
  showOutline(courseId: string): Promise<OutlinePage | null>;
  showBatches(courseId: string): Promise<BatchesPage | null>;
  showBatch(batchId: string): Promise<BatchPage | null>;
  locateVisitor(visitor: Visitor): Promise<GeoAnswer>;
  orders: Orders;
  accounts: Accounts;
  searchSite: SiteSearch;
  answerQuestion(
    request: AssistantRequest,
    visitor: Visitor,
    signal: AbortSignal,
  ): Promise<AsyncIterable<AssistantLine>>;
  checkHealth(): Promise<void>;
}

/** Binds the business verbs to the database and the outside services. */
export function createServices(deps: Deps): Services {
  const checkAnswer = createAnswerCheck(deps.assistant.secrets, [assistantFailures.offTopic], deps.siteUrl);
  const inquiryWriter = createInquiryWriter(deps);
  return {
    listCourses: () => listCourses(deps),
    getOutline: (courseId) => getOutline(deps, courseId),
    listBatches: () => listBatches(deps),
    listCourseBatches: (courseId) => listCourseBatches(deps, courseId),
    showOutline: (courseId) => showOutline(deps, courseId),
    showBatches: (courseId) => showBatches(deps, courseId),
    showBatch: (batchId) => showBatch(deps, batchId),
    submitInquiry: (request) => submitInquiry({ inquiryWriter }, request),
    submitEnrolment: (request, idempotencyKey) => submitEnrolment(deps, request, idempotencyKey),
    demo: createDemoServices(deps),
    locateVisitor: (visitor) => locateVisitor(deps, visitor),
    orders: deps.orders,
    accounts: deps.accounts,
    async answerQuestion(request, visitor, signal) {
      const { country_code } = await locateVisitor(deps, visitor);
      const asking = { pricesShown: pricesVisible(country_code), requestId: visitor.requestId, signal };
      return await answerQuestion({ ...deps, checkAnswer }, request, asking);
    },
    searchSite: createSiteSearch(searchDocuments()),
    ...createLectureAccess(deps),
    checkHealth: () => checkHealth(deps),
  };
}
