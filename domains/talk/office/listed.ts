import type { listAnnouncements } from "#domains/talk/server/read-announcements.ts";
import type { ListedAnnouncement } from "./announcement-list.tsx";

type Found = Awaited<ReturnType<typeof listAnnouncements>>["entries"][number];

/** Announcements as a list shows them, with the names of their batches and their times as text. */
export function listedAnnouncements(
  found: Found[],
  { nameOf, timeOf, now }: { nameOf: (batchId: string) => string; timeOf: (moment: Date) => string; now: Date },
): ListedAnnouncement[] {
  return found.map(({ id, title, group, batchIds, author, startsAt, spreadAt, reached, seen }) => ({
    ...{ id, title, group, author, reached, seen, at: timeOf(startsAt), batches: batchIds.map(nameOf) },
    state: stateOf({ startsAt, spreadAt }, now),
  }));
}

function stateOf({ startsAt, spreadAt }: Pick<Found, "startsAt" | "spreadAt">, now: Date): ListedAnnouncement["state"] {
  if (spreadAt) return "spread";
  return startsAt > now ? "waits" : "spreading";
}
