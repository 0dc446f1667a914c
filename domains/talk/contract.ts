import { z } from "zod";
import { because } from "#shared/because.ts";
import { requiredLine } from "#shared/fields.ts";

/** The groups that an announcement can go to: of batches, of a class, all who owe, or people chosen one by one. */
export const groups = ["students", "waiting", "owing", "absent", "people"] as const;

export type Group = (typeof groups)[number];

/** The longest announcement, in characters. */
export const longestAnnouncement = 5_000;

/** Maximum number of people chosen one by one. */
const mostChosen = 5_000;

/** The time in which an announcement can be taken back before it reaches anybody, in seconds. */
export const undoSeconds = 60;

/** Whether a link of a text would run a script or open a file: it would be shown as text. */
const leadsAstray = (text: string) =>
  text
    .split("](")
    .slice(1)
    .some((after) => /^\s{0,20}(?:javascript|data|vbscript|file|blob):/i.test(after.slice(0, 40)));

/** Whom an announcement goes to, besides its batches: a group of theirs, those of a class, or chosen people. */
export const audience = z.strictObject({
  group: z.enum(groups, because("field.notChosen")),
  /** The class it is about; needed for those who were absent. */
  classId: z.uuid().nullable().default(null),
  personIds: z.array(z.uuid()).max(mostChosen).default([]),
});

export type Audience = z.infer<typeof audience>;

export const newAnnouncement = audience.extend({
  /** The form's own id: the same form sent twice announces once. */
  id: z.uuid().exactOptional(),
  title: requiredLine(120, "field.missing"),
  text: z
    .string()
    .trim()
    .min(1, because("field.messageEmpty"))
    .max(longestAnnouncement, because("field.tooLong"))
    .refine((text) => !leadsAstray(text), because("field.linkWrong")),
  byEmail: z.boolean(),
  /** Null for now. */
  startsAt: z.coerce.date(because("field.timeWrong")).nullable(),
});

export type NewAnnouncement = z.infer<typeof newAnnouncement>;
