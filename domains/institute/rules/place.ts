import type { Branch } from "#domains/institute/contract.ts";

/** Where a batch meets; both null for one that is only online, or whose place is not said. */
export interface PlaceIds {
  branchId: string | null;
  roomId: string | null;
}

/** The branch and the room of a batch; undefined for none, and for a place that is no longer there. */
export function findPlace(branches: Branch[], { branchId, roomId }: PlaceIds) {
  const branch = branches.find(({ id }) => id === branchId);
  return branch && { branch, room: branch.rooms.find(({ id }) => id === roomId) };
}

/** Whether branches or rooms are gone, by their ids. */
export const losesPlaces = (before: Branch[], after: Branch[]): boolean =>
  before.some(({ id, rooms }) => {
    const kept = after.find((branch) => branch.id === id);
    return !kept || rooms.some((room) => kept.rooms.every((one) => one.id !== room.id));
  });

/** A place as text: "Model Town, Room 2". */
export function placeInWords(branches: Branch[], ids: PlaceIds): string | null {
  const found = findPlace(branches, ids);
  return found ? [found.branch.name, found.room?.name].filter(Boolean).join(", ") : null;
}

/** A branch's address and telephones, as a paper writes them below its name. */
export const branchAddress = ({ street, city, phones }: Branch): string[] =>
  [[street, city].join(", "), phones.join(", ")].filter(Boolean);

/** The choices of a form: each branch, and each of its rooms, by a value that `placeIds` reads. */
export function placeChoices(
  branches: Branch[],
  roomWords: (room: Branch["rooms"][number]) => string,
): [string, string][] {
  return branches.flatMap(({ id, name, rooms }) => [
    [id, name] as [string, string],
    ...rooms.map((room): [string, string] => [`${id}/${room.id}`, `${name}, ${roomWords(room)}`]),
  ]);
}

/** The value by which a form chooses a place. */
export const placeValue = ({ branchId, roomId }: PlaceIds): string => [branchId, roomId].filter(Boolean).join("/");

/** What a form chooses. */
export function placeIds(value: string): PlaceIds {
  const [branchId, roomId] = value.split("/");
  return { branchId: branchId || null, roomId: roomId || null };
}
