import type { Readable } from "node:stream";
import { type Catalogue, findOpenBatches } from "#server/db/queries/catalogue.ts";
import { type CatalogueFilter, listCatalogue } from "#server/db/queries/catalogue-lists.ts";
import type { Page, PageRequest } from "#server/db/queries/keyset.ts";
import type { LetterFiles } from "#server/integrations/mail/port.ts";
import { type Archive, type ArchiveNeeds, createArchive } from "#server/services/archive/create-archive.ts";
import { rotateSecretId } from "#server/services/batches/rotate-secret-id.ts";
import { addToCatalogue } from "#server/services/catalogue/add-to-catalogue.ts";
import { changeInCatalogue } from "#server/services/catalogue/change-in-catalogue.ts";
import { findInCatalogue } from "#server/services/catalogue/find-in-catalogue.ts";
import { type ImportOptions, importCatalogue } from "#server/services/catalogue/import-catalogue.ts";
import type { Draft } from "#server/services/catalogue/judge-drafts.ts";
import type { Fields } from "#server/services/catalogue/kind-rules.ts";
import { type Removed, removeFromCatalogue } from "#server/services/catalogue/remove-from-catalogue.ts";
import type { CatalogueNeeds } from "#server/services/catalogue/write-drafts.ts";
import type { FileRemovals } from "#server/services/files/file-removals.ts";
import { importCaptions } from "#server/services/lectures/import-captions.ts";
import { importLectureFile } from "#server/services/lectures/import-lecture-file.ts";
import type { MailOrders } from "#server/services/mail/mail-orders.ts";
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

export interface ManagementNeeds extends CatalogueNeeds, Pick<ArchiveNeeds, "dataDir" | "keptSecret"> {
  /** Where letters wait, once one is to be sent. */
  openMailOrders(): Promise<MailOrders>;
  /** Where files wait to be removed, once one is to be. */
  openFileRemovals(): Promise<FileRemovals>;
  letterFiles: LetterFiles;
}

/** Every verb of the staff, bound to what it needs: what the management API calls. */
export interface Management {
  listCatalogue(kind: CatalogueKind, request: PageRequest, filter: CatalogueFilter): Promise<Page<CatalogueEntry>>;
  findOpenBatches(): Promise<string[]>;
  findInCatalogue(name: EntryName): Promise<CatalogueEntry>;
  addToCatalogue(kind: CatalogueKind, fields: Fields): Promise<CatalogueEntry>;
  changeInCatalogue(name: EntryName, changes: Fields): Promise<CatalogueEntry>;
  removeFromCatalogue(name: EntryName, options: { force: boolean }): Promise<Removed>;
  importCatalogue(drafts: Draft[], options: ImportOptions): Promise<Record<CatalogueKind, number>>;
  rotateSecretId(batchId: string, chosen?: string): Promise<{ batchId: string; secretId: string }>;
  importLectureFile(fields: Fields, film: Readable): Promise<LectureEntry>;
  importCaptions(lectureId: string, content: Uint8Array): Promise<void>;
  listOrders(request: PageRequest, state?: OrderState): Promise<Page<ListedOrder>>;
  findOrder(reference: string): Promise<OrderHistory>;
  settleOrder(event: Parameters<typeof settleOrder>[1], reference: string): Promise<SettledOrder>;
  createArchive(): Promise<Archive>;
  exportPerson(email: string): Promise<PersonRecords>;
  erasePerson(email: string): Promise<ErasedPerson>;
}

/** Binds the staff's verbs to the database and the place of lecture files. */
export function createManagement(needs: ManagementNeeds): Management {
  return {
    listCatalogue: (kind, request, filter) => listCatalogue[kind](needs.database, request, filter),
    findOpenBatches: () => findOpenBatches(needs.database),
    findInCatalogue: ({ kind, id }) => findInCatalogue(needs, kind, id),
    addToCatalogue: (kind, fields) => addToCatalogue(needs, kind, fields),
    changeInCatalogue: (name, changes) => changeInCatalogue(needs, name, changes),
    removeFromCatalogue: (name, options) => removeFromCatalogue(needs, name, options),
    importCatalogue: (drafts, options) => importCatalogue(needs, drafts, options),
    rotateSecretId: (batchId, chosen) => rotateSecretId(needs, batchId, chosen),
    importLectureFile: (fields, film) => importLectureFile(needs, fields, film),
    importCaptions: (lectureId, content) => importCaptions(needs, lectureId, content),
    listOrders: (request, state) => listOrders(needs, request, state),
    findOrder: (reference) => findListedOrder(needs, reference),
    // Opened before the order's transaction: the embedded database has one connection.
    settleOrder: async (event, reference) => {
      return await settleOrder(
        { database: needs.database, mailOrders: await needs.openMailOrders() },
        event,
        reference,
      );
    },
    createArchive: () => createArchive(needs),
    exportPerson: (email) => exportPerson(needs, email),
    erasePerson: async (email) => await erasePerson({ ...needs, fileRemovals: await needs.openFileRemovals() }, email),
  };
}
