import type { Log } from "#server/config/log.ts";
import type { Database } from "#server/db/client.ts";
import type { GeoLocator } from "#server/integrations/geo/port.ts";
import type { RateLimiter } from "#server/integrations/rate-limit/port.ts";
import type { FileStorage } from "#server/integrations/storage/port.ts";
import { listBatches } from "#server/services/batches/list-batches.ts";
import { listCourseBatches } from "#server/services/batches/list-course-batches.ts";
import { type BatchPage, showBatch } from "#server/services/batches/show-batch.ts";
import { type BatchesPage, showBatches } from "#server/services/batches/show-batches.ts";
import type { ContentChanges } from "#server/services/content/content-changes.ts";
import { getOutline } from "#server/services/courses/get-outline.ts";
import { listCourses } from "#server/services/courses/list-courses.ts";
import { type OutlinePage, showOutline } from "#server/services/courses/show-outline.ts";
import { type SubmittedEnrolment, submitEnrolment } from "#server/services/enrolments/submit-enrolment.ts";
import { checkHealth } from "#server/services/health/check-health.ts";
import { createInquiryLedger } from "#server/services/inquiries/inquiry-ledger.ts";
import { submitInquiry } from "#server/services/inquiries/submit-inquiry.ts";
import { createLectureDoor, type LectureDoor } from "#server/services/lectures/lecture-door.ts";
import type { SignedTokens } from "#server/services/links/signed-tokens.ts";
import type { MailOrders } from "#server/services/mail/mail-orders.ts";
import type { Orders } from "#server/services/orders/orders.ts";
import { createSiteSearch, type SiteSearch } from "#server/services/search/search-site.ts";
import { locateVisitor } from "#server/services/visitors/locate-visitor.ts";
import type { Visitor } from "#server/services/visitors/visitor.ts";
import { searchDocuments } from "#shared/content/search-documents.ts";
import type { Batch } from "#shared/contracts/batch.ts";
import type { Course } from "#shared/contracts/course.ts";
import type { EnrolmentRequest } from "#shared/contracts/enrolment.ts";
import type { InquiryRequest } from "#shared/contracts/inquiry.ts";
import type { Outline } from "#shared/contracts/outline.ts";
import type { GeoAnswer } from "#shared/contracts/visitor.ts";

interface Needs {
  database: Database;
  mailOrders: MailOrders;
  orders: Orders;
  geo: GeoLocator;
  storage: FileStorage;
  signedTokens: SignedTokens;
  contentChanges: ContentChanges;
  /** How often one network may try a wrong Secret ID on a batch. */
  secretIdLimiter: RateLimiter;
  log: Log;
}

/** Every business verb, bound to what it needs: what API handlers and page loaders call. */
export interface Services extends LectureDoor {
  listCourses(): Promise<Course[]>;
  getOutline(courseId: string): Promise<Outline>;
  listBatches(): Promise<Batch[]>;
  listCourseBatches(courseId: string): Promise<Batch[]>;
  showOutline(courseId: string): Promise<OutlinePage | null>;
  showBatches(courseId: string): Promise<BatchesPage | null>;
  showBatch(batchId: string): Promise<BatchPage | null>;
  submitInquiry(request: InquiryRequest): Promise<{ id: string }>;
  submitEnrolment(request: EnrolmentRequest, idempotencyKey?: string): Promise<SubmittedEnrolment>;
  locateVisitor(visitor: Visitor): Promise<GeoAnswer>;
  orders: Orders;
  searchSite: SiteSearch;
  checkHealth(): Promise<void>;
}

/** Binds the business verbs to the database and the outside services. */
export function createServices(needs: Needs): Services {
  const inquiryLedger = createInquiryLedger(needs);
  return {
    listCourses: () => listCourses(needs),
    getOutline: (courseId) => getOutline(needs, courseId),
    listBatches: () => listBatches(needs),
    listCourseBatches: (courseId) => listCourseBatches(needs, courseId),
    showOutline: (courseId) => showOutline(needs, courseId),
    showBatches: (courseId) => showBatches(needs, courseId),
    showBatch: (batchId) => showBatch(needs, batchId),
    submitInquiry: (request) => submitInquiry({ inquiryLedger }, request),
    submitEnrolment: (request, idempotencyKey) => submitEnrolment(needs, request, idempotencyKey),
    locateVisitor: (visitor) => locateVisitor(needs, visitor),
    orders: needs.orders,
    searchSite: createSiteSearch(searchDocuments()),
    ...createLectureDoor(needs),
    checkHealth: () => checkHealth(needs),
  };
}
