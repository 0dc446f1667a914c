import { findAssistantQuestions, type QuestionOutcome } from "#server/db/queries/assistant-questions.ts";
import type { Page, PageRequest } from "#server/db/queries/keyset.ts";
import type { OutboxFiles } from "#server/integrations/mail/port.ts";
import { type ArchiveDeps, createArchive } from "#server/services/archive/create-archive.ts";
import { bindVerbs } from "#server/services/bind-verbs.ts";
import type { FileRemovals } from "#server/services/files/file-removals.ts";
import type { EmailQueue } from "#server/services/mail/email-queue.ts";
import { findListedOrder, listOrders } from "#server/services/orders/list-orders.ts";
import { settleOrder } from "#server/services/orders/settle-order.ts";
import { erasePerson } from "#server/services/people/erase-person.ts";
import type { CatalogueKind } from "#shared/contracts/catalogue/catalogue-kind.ts";
import { type Catalogue, type CatalogueFilter, findOpenBatches, listCatalogue } from "../../db/queries/catalogue.ts";
import { rotateSecretId } from "../batches/batches.ts";
import {
  addToCatalogue,
  changeInCatalogue,
  findInCatalogue,
  importCatalogue,
  removeFromCatalogue,
} from "../catalogue/catalogue.ts";
import type { Fields } from "../catalogue/entry-rules.ts";
import type { CatalogueDeps } from "../catalogue/write-inputs.ts";
import { importCaptions, importLectureFile } from "../lectures/import-lecture-files.ts";
import { exportPerson } from "../people/export-person.ts";

export type CatalogueEntry = Catalogue[CatalogueKind][number];

/** An entry by its kind and id. */
export interface EntryName {
  kind: CatalogueKind;
  id: string;
}

export interface ManagementDeps extends CatalogueDeps, Pick<ArchiveDeps, "dataDir" | "storedSecret"> {
  /** Where emails wait, once one is to be sent. */
  getEmailQueue(): Promise<EmailQueue>;
  /** Where files wait to be removed, once one is to be. */
  openFileRemovals(): Promise<FileRemovals>;
  outboxFiles: OutboxFiles;
}

/** Every verb of the staff, bound to its dependencies: what the management API calls. */
export type Management = ReturnType<typeof createManagement>;

/** Binds the staff's verbs to the database and the place of lecture files. */
export function createManagement(deps: ManagementDeps) {
  return {
    ...bindVerbs(deps, { changeInCatalogue, removeFromCatalogue, importCatalogue, rotateSecretId }),
    ...bindVerbs(deps, { importLectureFile, importCaptions, listOrders, createArchive, exportPerson }),
    listCatalogue: (
      kind: CatalogueKind,
      request: PageRequest,
      filter: CatalogueFilter,
    ): Promise<Page<CatalogueEntry>> => listCatalogue[kind](deps.database, request, filter),
    findOpenBatches: () => findOpenBatches(deps.database),
    findInCatalogue: ({ kind, id }: EntryName): Promise<CatalogueEntry> => findInCatalogue(deps, kind, id),
    addToCatalogue: (kind: CatalogueKind, fields: Fields): Promise<CatalogueEntry> =>
      addToCatalogue(deps, kind, fields),
    listAssistantQuestions: (request: PageRequest, outcome?: QuestionOutcome) =>
      findAssistantQuestions(deps.database, request, outcome),
    findOrder: (reference: string) => findListedOrder(deps, reference),
    // Created before the order's transaction: the embedded database has one connection.
    settleOrder: async (event: Parameters<typeof settleOrder>[1], reference: string) =>
      await settleOrder({ database: deps.database, emailQueue: await deps.getEmailQueue() }, event, reference),
    erasePerson: async (email: string) =>
      await erasePerson({ ...deps, fileRemovals: await deps.openFileRemovals() }, email),
  };
}
