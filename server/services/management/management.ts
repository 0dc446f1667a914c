import type { Readable } from "node:stream";
import { type Catalogue, findOpenBatches } from "#server/db/queries/catalogue.ts";
import { type CatalogueFilter, listCatalogue } from "#server/db/queries/catalogue-lists.ts";
import type { Page, PageRequest } from "#server/db/queries/keyset.ts";
import type { OutboxFiles } from "#server/integrations/mail/port.ts";
import { type Archive, type ArchiveDeps, createArchive } from "#server/services/archive/create-archive.ts";
import { rotateSecretId } from "#server/services/batches/rotate-secret-id.ts";
import { addToCatalogue } from "#server/services/catalogue/add-to-catalogue.ts";
import { changeInCatalogue } from "#server/services/catalogue/change-in-catalogue.ts";
import { findInCatalogue } from "#server/services/catalogue/find-in-catalogue.ts";
import { type ImportOptions, importCatalogue } from "#server/services/catalogue/import-catalogue.ts";
import type { Fields } from "#server/services/catalogue/kind-rules.ts";
import { type Removed, removeFromCatalogue } from "#server/services/catalogue/remove-from-catalogue.ts";
import type { Input } from "#server/services/catalogue/validate-inputs.ts";
import type { CatalogueDeps } from "#server/services/catalogue/write-inputs.ts";
import type { FileRemovals } from "#server/services/files/file-removals.ts";
import { importCaptions } from "#server/services/lectures/import-captions.ts";
import { importLectureFile } from "#server/services/lectures/import-lecture-file.ts";
import type { EmailQueue } from "#server/services/mail/email-queue.ts";
import { findListedOrder, type OrderHistory } from "#server/services/orders/find-listed-order.ts";
import { type ListedOrder, listOrders } from "#server/services/orders/list-orders.ts";
import { type SettledOrder, settleOrder } from "#server/services/orders/settle-order.ts";
import { type ErasedPerson, erasePerson } from "#server/services/people/erase-person.ts";
import { exportPerson } from "#server/services/people/export-person.ts";
import type { PersonRecords } from "#server/services/people/person-records.ts";
import type { CatalogueKind } from "#shared/contracts/catalogue/catalogue-kind.ts";
import type { LectureEntry } from "#shared/contracts/catalogue/lecture-entry.ts";
import type { OrderState } from "#shared/contracts/order.ts";

export type CatalogueEntry = Catalogue[CatalogueKind][number];

/** An entry by its kind and id. */
export interface EntryName {
  kind: CatalogueKind;
  id: string;
}

export interface ManagementDeps extends CatalogueDeps, Pick<ArchiveDeps, "dataDir" | "storedSecret"> {
  /** Where letters wait, once one is to be sent. */
  getEmailQueue(): Promise<EmailQueue>;
  /** Where files wait to be removed, once one is to be. */
  openFileRemovals(): Promise<FileRemovals>;
  outboxFiles: OutboxFiles;
}

/** Every verb of the staff, bound to what it needs: what the management API calls. */
export interface Management {
  listCatalogue(kind: CatalogueKind, request: PageRequest, filter: CatalogueFilter): Promise<Page<CatalogueEntry>>;
  findOpenBatches(): Promise<string[]>;
  findInCatalogue(name: EntryName): Promise<CatalogueEntry>;
  addToCatalogue(kind: CatalogueKind, fields: Fields): Promise<CatalogueEntry>;
  changeInCatalogue(name: EntryName, changes: Fields): Promise<CatalogueEntry>;
  removeFromCatalogue(name: EntryName, options: { force: boolean }): Promise<Removed>;
  importCatalogue(inputs: Input[], options: ImportOptions): Promise<Record<CatalogueKind, number>>;
  rotateSecretId(batchId: string, chosen?: string): Promise<{ batchId: string; secretId: string }>;
  importLectureFile(fields: Fields, video: Readable): Promise<LectureEntry>;
  importCaptions(lectureId: string, content: Uint8Array): Promise<void>;
  listOrders(request: PageRequest, state?: OrderState): Promise<Page<ListedOrder>>;
  findOrder(reference: string): Promise<OrderHistory>;
  settleOrder(event: Parameters<typeof settleOrder>[1], reference: string): Promise<SettledOrder>;
  createArchive(): Promise<Archive>;
  exportPerson(email: string): Promise<PersonRecords>;
  erasePerson(email: string): Promise<ErasedPerson>;
}

/** Binds the staff's verbs to the database and the place of lecture files. */
export function createManagement(deps: ManagementDeps): Management {
  return {
    listCatalogue: (kind, request, filter) => listCatalogue[kind](deps.database, request, filter),
    findOpenBatches: () => findOpenBatches(deps.database),
    findInCatalogue: ({ kind, id }) => findInCatalogue(deps, kind, id),
    addToCatalogue: (kind, fields) => addToCatalogue(deps, kind, fields),
    changeInCatalogue: (name, changes) => changeInCatalogue(deps, name, changes),
    removeFromCatalogue: (name, options) => removeFromCatalogue(deps, name, options),
    importCatalogue: (inputs, options) => importCatalogue(deps, inputs, options),
    rotateSecretId: (batchId, chosen) => rotateSecretId(deps, batchId, chosen),
    importLectureFile: (fields, video) => importLectureFile(deps, fields, video),
    importCaptions: (lectureId, content) => importCaptions(deps, lectureId, content),
    listOrders: (request, state) => listOrders(deps, request, state),
    findOrder: (reference) => findListedOrder(deps, reference),
    // Opened before the order's transaction: the embedded database has one connection.
    settleOrder: async (event, reference) => {
      return await settleOrder({ database: deps.database, emailQueue: await deps.getEmailQueue() }, event, reference);
    },
    createArchive: () => createArchive(deps),
    exportPerson: (email) => exportPerson(deps, email),
    erasePerson: async (email) => await erasePerson({ ...deps, fileRemovals: await deps.openFileRemovals() }, email),
  };
}
