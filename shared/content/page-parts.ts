import type { IconKey } from "./icon-key.ts";

/** What a search engine and a shared link show of a page. */
export type PageMeta = { title: string; description: string };

/** A button or link: what it says, and where it leads. */
export type Action = { label: string; href: string };

/** A section's heading and the sentence under it. */
export type SectionHeading = { title: string; lead: string };

/** A short titled text. */
export type Point = { title: string; text: string };

/** A card with a pictogram. */
export type IconCard = Point & { icon: IconKey };

/** The last section of a page: a sentence, and the one thing to do next. */
export type ClosingCall = SectionHeading & { action: Action };
