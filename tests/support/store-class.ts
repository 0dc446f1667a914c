import { randomUUID } from "node:crypto";
import { batchClasses } from "#domains/timetable/server/tables.ts";
import type { Database } from "#server/db/client.ts";
import { hour, minute } from "#shared/durations.ts";

interface Wanted {
  batchId: string;
  /** Minutes from now to its start; negative for one that has begun. */
  startsIn?: number;
  meetingUrl?: string | null;
  isCancelled?: boolean;
  title?: string | null;
  teacher?: string;
  teacherId?: string | null;
}

/** Stores a class of an hour and a half, which begins now; returns its id. */
export async function storeClass(database: Database, { batchId, startsIn = 0, ...wanted }: Wanted): Promise<string> {
  const startsAt = new Date(Date.now() + startsIn * minute);
  const batchClass = {
    ...{ id: randomUUID(), batchId, startsAt, endsAt: new Date(startsAt.getTime() + 1.5 * hour) },
    ...{ teacher: "Noor Fatima", changedAt: new Date(), meetingUrl: "https://meet.example/abc", ...wanted },
  };
  await database.insert(batchClasses).values(batchClass);
  return batchClass.id;
}
