import { randomUUID } from "node:crypto";
import ICAL from "ical.js";
import { type DemoSlot, demoSlotsAnswer } from "#domains/demo-classes/contract.ts";
import { AppError } from "#server/app-error.ts";
import { type MimePart, readMimeParts } from "./mime-parts.ts";
import type { ReceivedMail } from "./smtp.ts";

/** A course with demo classes. */
export const demoCourse = "data-analyst";

/** A booking as a visitor fills it in, at the given time. */
export function demoForm(start: string, changes: Record<string, unknown> = {}) {
  return {
    courseId: demoCourse,
    start,
    name: "Ayesha Khan",
    email: "ayesha@example.com",
    phone: "+92 300 1234567",
    timeZone: "Europe/Berlin",
    ...changes,
  };
}

/** The same for a visitor who has booked nothing yet. */
export function someDemoForm(start: string, changes: Record<string, unknown> = {}) {
  return demoForm(start, { email: `${randomUUID()}@example.com`, ...changes });
}

/** A course's classes as the answer to `GET /api/demo/slots` lists them. */
export async function readSlots(answer: Promise<Response>): Promise<DemoSlot[]> {
  return demoSlotsAnswer.parse(await (await answer).json()).slots;
}

/**
 * The calendar entry of a mail: how the mail is put together, how its body's last alternative is declared, and the
 * entry's lines unfolded, by name.
 */
export function readCalendar({ parsed, raw }: Pick<ReceivedMail, "parsed" | "raw">) {
  const whole = readMimeParts(raw);
  const contentType = whole.parts[0]?.parts.at(-1)?.headers.get("content-type");
  const part = parsed.attachments.find(({ mimeType }) => mimeType === "text/calendar");
  const file = parsed.attachments.find(({ mimeType }) => mimeType === "application/ics");
  if (!part || !file) throw new Error("The mail carries no calendar entry.");
  const text = textOf(part.content);
  return {
    ...readEntry(text),
    structure: structureOf(whole),
    contentType,
    declared: /method=(\w+)/.exec(contentType ?? "")?.[1],
    file: {
      name: file.filename,
      disposition: file.disposition,
      same: textOf(file.content).replaceAll("\r", "").trim() === text.replaceAll("\r", "").trim(),
    },
  };
}

/** An iCalendar text that another's parser takes: its lines, and its properties by name without their parameters. */
export function readEntry(text: string) {
  ICAL.parse(text);
  const lines = text.replace(/\r?\n[ \t]/g, "").split(/\r?\n/);
  const property = (name: string) =>
    lines
      .find((line) => line.startsWith(`${name}:`) || line.startsWith(`${name};`))
      ?.replace(/^(?:[^:"]|"[^"]*")*:/, "");
  return { lines, property };
}

type Structure = string | Structure[];

function structureOf({ type, parts }: MimePart): Structure {
  return parts.length > 0 ? [type, ...parts.map(structureOf)] : type;
}

function textOf(content: string | ArrayBuffer | Uint8Array): string {
  return typeof content === "string" ? content : new TextDecoder().decode(content);
}

/** The address of the booking's own page in an email to the visitor. */
export function manageLinkIn({ parsed }: Pick<ReceivedMail, "parsed">): URL {
  const [address] = /https?:\/\/\S+\/demo-booking\/[\w-]+\?key=[\w.-]+/.exec(parsed.html ?? "") ?? [];
  if (!address) throw new Error("The email holds no link to the booking.");
  return new URL(address);
}

/** The outcome of a change: "done", the code of the refusal, or another error. */
export async function outcomeOf(change: Promise<unknown>): Promise<unknown> {
  return await change.then(
    () => "done",
    (error: unknown) => (error instanceof AppError ? error.code : error),
  );
}
