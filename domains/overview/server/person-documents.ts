import { randomUUID } from "node:crypto";
import { Readable } from "node:stream";
import { materialMaxBytes } from "#domains/lectures/contract.ts";
import { readProofFile } from "#domains/money/server/proof-file.ts";
import { newDocument } from "#domains/overview/contract/person-document.ts";
import {
  deleteDocument,
  findDocument,
  findDocumentsOf,
  insertDocument,
  type PersonDocument,
} from "#domains/people/server/document-queries.ts";
import { findSamePeopleById, lockPeople } from "#domains/people/server/queries.ts";
import { AppError, fieldError } from "#server/app-error.ts";
import { type Actor, audit } from "#server/audit/actor.ts";
import type { Log } from "#server/config/log.ts";
import type { Database } from "#server/db/client.ts";
import { isUuid } from "#server/db/columns.ts";
import { fileNameOf } from "#server/storage/file-name.ts";
import type { FileRemovals } from "#server/storage/file-removals.ts";
import { type FileStorage, type StorageKey, storageKey } from "#server/storage/port.ts";
import { office, query, verb } from "#server/verb.ts";
import { ofPerson } from "#server/within.ts";

interface Deps {
  database: Database;
}

interface FileDeps extends Deps {
  storage: Pick<FileStorage, "put" | "open">;
  fileRemovals: FileRemovals;
  log: Log;
}

/** Maximum number of papers that are kept with one person. */
const mostDocuments = 60;

/** A paper that is kept with a person. */
interface NewDocument {
  /** The form's own id: the same form sent twice adds once. */
  formId: string;
  /** What it is. */
  title: string;
  name: string;
  content: Uint8Array | undefined;
}

/**
 * Keeps a PDF or a picture with a person. Throws `not_found`, `invalid` and `too_large` for a file that cannot be accepted,
 * `unsupported_media_type` for one of another type, and `conflict` for one too many.
 */
const addPersonDocument = verb(
  { officeOnly: "file", may: office, branch: ofPerson },
  async (deps: FileDeps, actor: Actor, personId: string, given: NewDocument): Promise<void> => {
    const { database, storage } = deps;
    const { title } = newDocument.parse({ title: given.title });
    if (!isUuid(given.formId)) throw new AppError("invalid", "document.gone");
    const [person] = await findSamePeopleById(database, personId);
    if (!person) throw new AppError("not_found", "person.gone");
    const { content, mediaType, extension } = await readDocument(given.content);
    const key = storageKey(`documents/${randomUUID()}.${extension}`);
    await storage.put(key, Readable.from([content]));
    const at = new Date();
    const row = { id: given.formId, personId: person.id, title, fileName: fileNameOf(given.name), mediaType };
    let isAdded = false;
    try {
      await database.transaction(async (transaction) => {
        await lockPeople(transaction, [person.id]);
        const ids = await idsOf(transaction, personId);
        if (ids.length === 0) throw new AppError("not_found", "person.gone");
        const before = await findDocumentsOf(transaction, ids);
        if (before.some(({ id }) => id === row.id)) return;
        if (before.length >= mostDocuments) throw new AppError("conflict", "document.tooMany");
        const file = { size: content.byteLength, storageKey: key, addedAt: at, addedBy: actor.id };
        if (!(await insertDocument(transaction, { ...row, ...file }))) throw new AppError("conflict", "document.gone");
        const act = { verb: "addPersonDocument", subject: "person" as const, subjectId: person.id };
        await audit(transaction, actor, { ...act, details: { document: row.id } }, at);
        isAdded = true;
      });
    } finally {
      if (!isAdded) await discard(deps, key);
    }
  },
);

async function readDocument(content: Uint8Array | undefined) {
  if (!content || content.byteLength === 0) throw fieldError("file", "material.missing");
  if (content.byteLength > materialMaxBytes) throw fieldError("file", "material.tooLarge", { code: "too_large" });
  const found = await readProofFile(content);
  if (!found) throw fieldError("file", "document.wrongType", { code: "unsupported_media_type" });
  return found;
}

/** Has a file removed that no row names. Never throws. */
async function discard({ database, fileRemovals, log }: FileDeps, key: StorageKey): Promise<void> {
  await database
    .transaction((transaction) => fileRemovals.place(transaction, { keys: [key], emails: [] }))
    .catch((err: unknown) => log.warn({ err, key }, "an unused document is left over"));
}

/** The ids of a person and of all who are merged with them. */
async function idsOf(database: Database, personId: string): Promise<string[]> {
  return (await findSamePeopleById(database, personId)).map(({ id }) => id);
}

/** Removes a paper of a person, with its file. Throws `not_found`. */
const removePersonDocument = verb(
  { may: office, branch: ofPerson },
  async (
    { database, fileRemovals }: Deps & Pick<FileDeps, "fileRemovals">,
    actor: Actor,
    personId: string,
    id: string,
  ): Promise<void> => {
    await database.transaction(async (transaction) => {
      const ids = await idsOf(transaction, personId);
      const gone = isUuid(id) ? await deleteDocument(transaction, ids, id) : undefined;
      if (!gone) throw new AppError("not_found", "document.gone");
      await fileRemovals.place(transaction, { keys: [gone.storageKey], emails: [] });
      const act = { verb: "removePersonDocument", subject: "person" as const, subjectId: gone.personId };
      await audit(transaction, actor, { ...act, details: { document: id } }, new Date());
    });
  },
);

/** The file of a person's paper. Throws `not_found`. */
const openPersonDocument = query(
  { officeOnly: "file", may: office, branch: ofPerson },
  async ({ database, storage }: Deps & Pick<FileDeps, "storage">, personId: string, id: string) => {
    const ids = await idsOf(database, personId);
    const found = isUuid(id) ? await findDocument(database, id) : undefined;
    const content = found && ids.includes(found.personId) ? await storage.open(found.storageKey) : null;
    if (!found || !content) throw new AppError("not_found", "document.gone");
    const { fileName: name, size, mediaType } = found;
    return { name, size, mediaType, content };
  },
);

/** A paper as the person's card shows it: without the place of its file. */
export const shownDocument = ({ id, title, fileName, size, addedAt, addedBy }: PersonDocument) => ({
  ...{ id, title, fileName, size, addedAt, addedBy },
});

/** What staff do with the papers of a person. */
export const documentVerbs = { addPersonDocument, removePersonDocument, openPersonDocument };
