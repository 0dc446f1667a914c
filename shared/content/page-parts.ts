import type { IconKey } from "./icon-key.ts";

/** What search engines and shared links show of a page. */
export type PageMeta = { title: string; description: string };

/** A button or link: its label and target. */
export type Action = { label: string; href: string };

/** A section's heading and the sentence below it. */
export type SectionHeading = { title: string; lead: string };

/** A short text with a title. */
export type Point = { title: string; text: string };

/** A card with a pictogram. */
export type IconCard = Point & { icon: IconKey };

/** The last section of a page: one sentence and one call to action. */
export type ClosingCall = SectionHeading & { action: Action };
