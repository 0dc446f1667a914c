import type { Readable } from "node:stream";
import { importCatalogue } from "#domains/catalogue/server/entries.ts";
import type { Fields } from "#domains/catalogue/server/entry-rules.ts";
import { exportCatalogue } from "#domains/catalogue/server/export-catalogue.ts";
import type { Input } from "#domains/catalogue/server/validate-inputs.ts";
import type { CatalogueDeps } from "#domains/catalogue/server/write-inputs.ts";
import { rotateIssuerKey } from "#domains/certificates/server/issuer-keys.ts";
import type { ContentDocument } from "#domains/content/rules/assemble-content.ts";
import type { Site } from "#domains/content/rules/site.ts";
import { exportDocuments, importDocuments } from "#domains/content/server/exchange.ts";
import type { PlaceDeps } from "#domains/content/server/kept-places.ts";
import type { PublishDeps } from "#domains/content/server/publish.ts";
import { exportTranslation, type FolderLine, importTranslation } from "#domains/content/server/translators-folder.ts";
import { importCaptions, importLectureFile } from "#domains/lectures/server/import-lecture-files.ts";
import { rotateSecretId } from "#domains/lectures/server/secret-id.ts";
import type { PaymentProvider } from "#domains/money/server/cards/port.ts";
import { erasePerson } from "#domains/privacy/server/erase-person.ts";
import { exportPerson } from "#domains/privacy/server/export-person.ts";
import type { HeldAbout } from "#domains/privacy/server/personal-data.ts";
import { verifyAudit } from "#domains/staff/server/audit-seals.ts";
import { restoreOwner } from "#domains/staff/server/restore-owner.ts";
import { type ArchiveDeps, createArchive } from "#server/archive/create-archive.ts";
import { operator } from "#server/audit/actor.ts";
import type { ContentChanges } from "#server/db/content-changes.ts";
import type { EmailQueue } from "#server/mail/email-queue.ts";
import type { OutboxFiles } from "#server/mail/port.ts";
import type { FileRemovals } from "#server/storage/file-removals.ts";
import type { Locale } from "#shared/formats/formats.ts";
import type { Hooks } from "./hooks.ts";
import { asOperator, type OperatorDeps, type OperatorVerb } from "./operator-verbs.ts";

export interface ManagementDeps
  extends Omit<CatalogueDeps, "emailQueue" | keyof PlaceDeps>,
    Omit<PublishDeps, keyof PlaceDeps>,
    Hooks,
    Pick<ArchiveDeps, "dataDir" | "storedSecret"> {
  /** Opens the email queue when an email is to be sent. */
  getEmailQueue(): Promise<EmailQueue>;
  /** The published documents. */
  getSite(): Promise<() => Site>;
  /** Seals the audit's entries, so that an archive holds no unsealed entry; does nothing without a running program. */
  sealNow(): Promise<void>;
  /** The secret that seals and signs. */
  readSecret(): string;
  /** Opens the queue of file removals when a file is to be removed. */
  openFileRemovals(): Promise<FileRemovals>;
  outboxFiles: OutboxFiles;
  provider: PaymentProvider;
  /** Opens what the verbs of `call` need. */
  openVerbDeps(): Promise<OperatorDeps>;
  /** Notifies every process that a member's calendar has changed. */
  calendarChanges: Pick<ContentChanges, "announce">;
}

/** Every verb of the staff, bound to its dependencies, for the management API. */
export type Management = ReturnType<typeof createManagement>;

export function createManagement(deps: ManagementDeps) {
  // The queue is opened before a verb's transaction: the embedded database has one connection.
  const seatDeps = async () => ({ ...deps, emailQueue: await deps.getEmailQueue() });
  return {
    /** Calls a verb of the office as the operator; its contract has read the arguments. */
    async call(verb: OperatorVerb, args: unknown[]): Promise<unknown> {
      const verbs = asOperator(await deps.openVerbDeps());
      const called: Record<OperatorVerb, (...given: never[]) => Promise<unknown>> = verbs;
      return await called[verb].call(verbs, ...(args as never[]));
    },
    exportPerson: (whose: HeldAbout) => exportPerson(deps, whose),
    exportCatalogue: () => exportCatalogue(deps.database),
    importCatalogue: async (inputs: Input[], options: { update: boolean; check: boolean }) =>
      await importCatalogue(await seatDeps(), operator, inputs, options),
    rotateSecretId: (batchId: string, chosen?: string) => rotateSecretId(deps, operator, batchId, chosen),
    importLectureFile: async (fields: Fields, video: Readable) =>
      await importLectureFile(await seatDeps(), operator, fields, video),
    importCaptions: async (lectureId: string, content: Uint8Array) =>
      await importCaptions(await seatDeps(), operator, lectureId, content),
    restoreOwner: async (email: string) => await restoreOwner(await deps.openVerbDeps(), operator, email),
    async createArchive() {
      await deps.sealNow();
      return await createArchive(deps);
    },
    exportDocuments: () => exportDocuments(deps),
    importDocuments: (documents: ContentDocument[], options: Parameters<typeof importDocuments>[3]) =>
      importDocuments(deps, operator, documents, options),
    exportTranslation: (locale: Locale) => exportTranslation(deps, locale),
    importTranslation: (lines: FolderLine[], options: Parameters<typeof importTranslation>[3]) =>
      importTranslation(deps, operator, lines, options),
    rotateIssuerKey: () => rotateIssuerKey({ database: deps.database, secret: deps.readSecret() }, operator),
    verifyAudit: () => verifyAudit({ database: deps.database, secret: deps.readSecret() }),
    erasePerson: async (whose: HeldAbout) =>
      await erasePerson({ ...(await seatDeps()), fileRemovals: await deps.openFileRemovals() }, operator, whose),
  };
}
