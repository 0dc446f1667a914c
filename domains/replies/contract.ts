/** What became of an answer by e-mail: it stands in its thread, waits for the staff, or was put away by them. */
export const replyStates = ["posted", "held", "discarded"] as const;

/** Why an answer waits: from another address, not proved, in a thread that has ended, unreadable, empty, refused there, or too large to be taken whole. */
export const holdReasons = ["sender", "unproved", "closed", "unreadable", "empty", "refused", "large"] as const;

export type HoldReason = (typeof holdReasons)[number];
