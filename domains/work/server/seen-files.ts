import type { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { fileTypeFromBuffer } from "file-type";
import { largestNotebook, type NotebookCell, readNotebook } from "#domains/work/rules/notebook.ts";
import { AppError } from "#server/app-error.ts";
import type { Database } from "#server/db/client.ts";
import { isUuid } from "#server/db/columns.ts";
import type { FileStorage } from "#server/storage/port.ts";
import { byBatch, query, workOfClass } from "#server/verb.ts";
import { findFile, findFilesOfWork, findHandIns, type HandInFile } from "./hand-in-queries.ts";
import { showAssignment } from "./manage-work.ts";
import { findWorks } from "./queries.ts";

interface Deps {
  database: Database;
  storage: Pick<FileStorage, "open">;
}

/** How a file of a hand-in is shown to who grades it. */
export type SeenFile = Pick<HandInFile, "id" | "name" | "size"> &
  (
    | { is: "picture" | "pdf" | "large notebook" | "other" }
    | { is: "text"; text: string; isCut: boolean }
    | { is: "notebook"; cells: NotebookCell[] }
  );

/** The most bytes of one file that are read as text, and of all files of a hand-in. */
const longestText = 60_000;
const longestTexts = 240_000;
/** The bytes that say what a file is. */
const headBytes = 4_100;

const pictures = ["image/png", "image/jpeg", "image/webp", "image/gif"];

/**
 * The files of a student's latest hand-in as they are shown in place: text and code as text, notebooks as cells, pictures
 * and PDF by their address. What a file is, its bytes say, and no name. Throws `not_found`.
 */
export const seeHandIn = query(
  { may: workOfClass, scope: byBatch },
  async ({ database, storage }: Deps, batchId: string, workId: string, enrolmentId: string): Promise<SeenFile[]> => {
    const work = await showAssignment({ database }, batchId, workId);
    const [latest] = isUuid(enrolmentId) ? await findHandIns(database, { workId: work.id, enrolmentId }) : [];
    const known = new Map((await findFilesOfWork(database, work.id)).map((file) => [file.id, file]));
    const seen: SeenFile[] = [];
    let left = longestTexts;
    for (const id of latest?.fileIds ?? []) {
      const file = known.get(id);
      if (!file) continue;
      const one = await seeFile(storage, file, Math.min(longestText, left));
      if (one.is === "text") left -= one.text.length;
      seen.push(one);
    }
    return seen;
  },
);

async function seeFile(
  storage: Deps["storage"],
  { id, name, size, storageKey }: HandInFile,
  room: number,
): Promise<SeenFile> {
  const file = { id, name, size };
  const read = async (bytes: number) => {
    const content = await storage.open(storageKey, { first: 0, last: Math.min(size, bytes) - 1 });
    return content ? await buffer(content) : null;
  };
  const head = await read(headBytes);
  if (!head) return { ...file, is: "other" };
  const type = await fileTypeFromBuffer(head);
  if (type && pictures.includes(type.mime)) return { ...file, is: "picture" };
  if (type?.mime === "application/pdf") return { ...file, is: "pdf" };
  if (/\.ipynb$/i.test(name)) {
    const seen = await seeNotebook(size, read);
    if (seen) return { ...file, ...seen };
  }
  const text = type && type.mime !== "application/xml" ? null : textOf(await read(Math.max(room, 1)));
  return text === null || room === 0 ? { ...file, is: "other" } : { ...file, is: "text", text, isCut: size > room };
}

/** A notebook's cells; "large notebook" for one that is offered as a download alone, null for what is none. */
async function seeNotebook(size: number, read: (bytes: number) => Promise<Buffer | null>) {
  const cells = size > largestNotebook ? "large" : readNotebook((await read(size))?.toString("utf8") ?? "");
  if (cells === "large") return { is: "large notebook" } as const;
  return cells && ({ is: "notebook", cells } as const);
}

/** Bytes as text, without a letter that is cut in its middle; null for what is no text in UTF-8. */
function textOf(bytes: Buffer | null): string | null {
  if (!bytes || bytes.includes(0)) return null;
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes, { stream: true });
  } catch {
    return null;
  }
}

/** A picture or a PDF that a student handed in, with its media type, to be shown. Throws `not_found` for any other file. */
export const showHandInFile = query(
  { officeOnly: "file", may: workOfClass, scope: byBatch },
  async (
    { database, storage }: Deps,
    batchId: string,
    fileId: string,
  ): Promise<{ size: number; mediaType: string; content: Readable }> => {
    const gone = () => new AppError("not_found", "handIn.fileGone");
    const file = isUuid(fileId) ? await findFile(database, fileId) : undefined;
    const works = file ? await findWorks(database, batchId) : [];
    if (!file || !works.some(({ id }) => id === file.workId)) throw gone();
    const head = await storage.open(file.storageKey, { first: 0, last: Math.min(file.size, headBytes) - 1 });
    const type = head && (await fileTypeFromBuffer(await buffer(head)));
    if (!type || ![...pictures, "application/pdf"].includes(type.mime)) throw gone();
    const content = await storage.open(file.storageKey);
    if (!content) throw gone();
    return { size: file.size, mediaType: type.mime, content };
  },
);
