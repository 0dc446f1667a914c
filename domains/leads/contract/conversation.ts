import { z } from "zod";
import { channels, leadState } from "#domains/leads/contract.ts";
import { because } from "#shared/because.ts";
import { cleanText, withoutMarks } from "#shared/clean-text.ts";
import { requiredLine } from "#shared/fields.ts";
import { siteLocale } from "#shared/formats/formats.ts";

/** The languages of a reply, as BCP 47 tags: English, Urdu, Urdu in Latin letters, and Arabic. */
export const replyLanguages = [siteLocale, "ur", "ur-Latn", "ar"] as const;
export const replyLanguage = z.enum(replyLanguages);
export type ReplyLanguage = z.infer<typeof replyLanguage>;

/** The facts that a reply may name in braces; each is filled in for its reader. */
export const replyFacts = ["name", "course", "fee", "batch", "company"] as const;
export type ReplyFacts = Record<(typeof replyFacts)[number], string>;

/** Text of several lines, which may be empty. */
const text = (max: number) => z.string().overwrite(withoutMarks).trim().max(max, because("field.tooLong"));

/** A text that is not empty. */
const said = (max: number) =>
  z
    .string({ error: because("field.messageEmpty") })
    .overwrite(withoutMarks)
    .trim()
    .min(1, because("field.messageEmpty"))
    .max(max, because("field.tooLong"));

const replyTexts = z.strictObject({
  [siteLocale]: text(5000),
  ur: text(5000),
  "ur-Latn": text(5000),
  /** Absent in a reply of an earlier release. */
  ar: text(5000).optional(),
});
export type ReplyTexts = z.infer<typeof replyTexts>;

/** A saved reply, in one language at least. */
export const savedReply = z.strictObject({
  id: z.uuid(),
  title: requiredLine(80, "field.nameMissing"),
  texts: replyTexts.refine((texts) => Object.values(texts).some(Boolean), {
    error: because("field.messageEmpty"),
    path: [siteLocale],
  }),
});
export type SavedReply = z.infer<typeof savedReply>;

/** Somebody who called, came to the desk or wrote elsewhere, as staff note them. */
export const newLead = z.strictObject({
  /** The form's own id: the same form sent twice writes once. */
  id: z.uuid(),
  name: requiredLine(200, "field.nameMissing"),
  /** A phone number or an e-mail address; empty for somebody who gave none. */
  contact: z.string().overwrite(cleanText).max(254, because("field.tooLong")).default(""),
  channel: z.enum(channels),
  courseId: z.string().max(100).nullable().default(null),
  text: said(5000),
});
export type NewLead = z.infer<typeof newLead>;

/** What somebody said on the phone, at the desk or elsewhere, as staff note it in their thread. */
export const heard = z.strictObject({ id: z.uuid(), leadId: z.uuid(), channel: z.enum(channels), text: said(5000) });
export type Heard = z.infer<typeof heard>;

const moment = z.iso.datetime({ offset: true, error: because("field.missing") });

/** When a lead comes back to those that wait; null takes it back at once. */
export const leadReminder = z.strictObject({ comesBackAt: moment.nullable(), seen: moment.nullable() });
export type LeadReminder = z.infer<typeof leadReminder>;

/** A change of several leads at once. */
export const leadsChange = z.strictObject({
  ids: z.array(z.uuid()).min(1, because("field.notChosen")).max(200),
  to: z.union([
    z.strictObject({ state: leadState }),
    z.strictObject({ owner: z.string().max(100).nullable() }),
    z.strictObject({ comesBackAt: moment }),
  ]),
});
export type LeadsChange = z.infer<typeof leadsChange>;
