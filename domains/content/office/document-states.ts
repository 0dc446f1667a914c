/** How a document stands: its draft, and what visitors see. */
export type DocumentState = "draft" | "new" | "withdrawing" | "withdrawn" | "changed" | "seed";

/** What the list of documents can be narrowed to. */
export const stateNames = ["draft", "published", "withdrawn", "changed"] as const;

export type StateFilter = (typeof stateNames)[number];
