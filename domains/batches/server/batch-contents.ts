import type { BatchCopy } from "#domains/batches/contract.ts";
import type { MovedTimes } from "#domains/timetable/server/moved-times.ts";
import type { Database } from "#server/db/client.ts";

/** The numbers of what a batch has besides its timetable and its lectures, in domains that know of batches. */
export interface BatchContents {
  assignments: number;
  quizzes: number;
  materials: number;
}

/** A batch whose contents are copied to another, and where its times and classes are there. */
interface CopiedContents extends Pick<BatchCopy, "withAssignments" | "withQuizzes" | "withMaterials"> {
  from: string;
  to: string;
  moved: MovedTimes;
}

export interface ContentsOfBatches {
  countBatchContents(database: Database, batchId: string): Promise<BatchContents>;
  /** To be called in the transaction that makes the copy. */
  copyBatchContents(transaction: Database, copied: CopiedContents): Promise<void>;
}
