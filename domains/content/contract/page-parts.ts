import { z } from "zod";
import { href, line, path, photo, prose } from "#shared/fields.ts";
import { iconKey } from "./icon-key.ts";

/** Addresses that a document's page had: they lead to the one it has now. Publishing adds to them. */
export const formerly = z.array(path).max(100).optional();

/** The text of a page in search engines and shared links. */
export const pageMeta = z.strictObject({ title: line(100), description: line(300) });

/** A button or link: its label and target. */
export const action = z.strictObject({ label: line(60), href });

/** A section's heading and the sentence below it. */
export const sectionHeading = z.strictObject({ title: line(160), lead: prose(600) });

/** A short text with a title. */
export const point = z.strictObject({ title: line(160), text: prose(600) });

/** A card with a pictogram. */
export const iconCard = point.extend({ icon: iconKey });

/** A piece of work by a student: their name and town, and a picture of it, whose content `alt` says. */
export const pieceOfWork = point.extend({
  by: line(120),
  picture: z.strictObject({ image: photo, alt: line(200) }).optional(),
});

/** The last section of a page: one sentence and one call to action. */
export const closingCall = sectionHeading.extend({ action });

/** A figure and its meaning: "98%", "placement rate". */
export const claim = z.strictObject({
  figure: line(40),
  label: line(80),
  /** The scope of the figure, where two would otherwise seem to contradict each other: "in courses and workshops". */
  note: line(80).optional(),
});

export type PageMeta = z.infer<typeof pageMeta>;
export type Action = z.infer<typeof action>;
export type IconCard = z.infer<typeof iconCard>;
export type PieceOfWork = z.infer<typeof pieceOfWork>;
export type Claim = z.infer<typeof claim>;
