import type { Branch, BranchSettings } from "#domains/institute/contract.ts";
import { numberTyped } from "#shared/read-number.ts";

const texts = ["id", "name", "street", "area", "city", "mapUrl", "phones", "hours"] as const;
const roomTexts = ["id", "name", "seats"] as const;

type RoomForm = Record<(typeof roomTexts)[number], string>;

/** A branch as it is typed; a phone a line. */
export type BranchForm = Record<(typeof texts)[number], string> & { rooms: RoomForm[] };

/** The most branches, and rooms of one, that a form reads. */
const most = 60;

/** Branches as a form shows them. */
export function branchFormOf(branches: Branch[]): BranchForm[] {
  return branches.map(({ area = "", mapUrl = "", hours = "", phones, rooms, ...branch }) => ({
    ...{ ...branch, area, mapUrl, hours, phones: phones.join("\n") },
    rooms: rooms.map(({ seats, ...room }) => ({ ...room, seats: String(seats) })),
  }));
}

/** The branches of a form, as they are typed. */
export function readBranchForm(sent: FormData): BranchForm[] {
  const text = (name: string) => String(sent.get(name) ?? "").trim();
  const rows = (name: string) => Array.from({ length: Math.min(Number(text(name)) || 0, most) }, (_, at) => at);
  return rows("branches").map((at) => {
    const place = `branches.${at}`;
    const read = texts.map((name) => [name, text(`${place}.${name}`)]);
    const rooms = rows(`${place}.rooms`).map((room) =>
      Object.fromEntries(roomTexts.map((name) => [name, text(`${place}.rooms.${room}.${name}`)])),
    );
    return { ...Object.fromEntries(read), rooms } as BranchForm;
  });
}

/** The form after a step: "add", "remove:1", "addRoom:0" or "removeRoom:0:2". `newId` names what is new. */
export function changeBranchForm(form: BranchForm[], change: string, newId: () => string): BranchForm[] {
  const [step = "", branch = "", room = ""] = change.split(":");
  const at = Number(branch);
  if (step === "remove") return form.toSpliced(at, 1);
  if (step === "add") {
    const empty = Object.fromEntries(texts.map((name) => [name, ""])) as Record<(typeof texts)[number], string>;
    return [...form, { ...empty, id: newId(), city: form.at(-1)?.city ?? "", rooms: [] }];
  }
  const one = form[at];
  if (!one) return form;
  if (step === "removeRoom") return form.with(at, { ...one, rooms: one.rooms.toSpliced(Number(room), 1) });
  if (step !== "addRoom") return form;
  return form.with(at, { ...one, rooms: [...one.rooms, { id: newId(), name: "", seats: "" }] });
}

/** The settings' document that a form says; what is wrong in it stays for the contract. */
export function branchesTyped(form: BranchForm[]): { branches: unknown[] } {
  return {
    branches: form.map(({ id, name, street, area, city, mapUrl, phones, hours, rooms }) => ({
      ...{ id, name, street, city },
      ...(area && { area }),
      ...(mapUrl && { mapUrl }),
      ...(hours && { hours }),
      phones: phones.split("\n").flatMap((phone) => phone.trim() || []),
      rooms: rooms.map((room) => ({ ...room, seats: numberTyped(room.seats) })),
    })),
  };
}

/** Whether a form says what is published. */
export const saysTheSame = (form: BranchForm[], { branches }: BranchSettings): boolean =>
  JSON.stringify(branchesTyped(form)) === JSON.stringify(branchesTyped(branchFormOf(branches)));
