import { z } from "zod";

/** What became of an answer by e-mail: it stands in its thread, waits for the staff, or was put away by them. */
export const replyState = z.enum(["posted", "held", "discarded"]);

/** Why an answer waits: from another address, not proved, in a thread that has ended, unreadable, empty, or refused there. */
export const holdReason = z.enum(["sender", "unproved", "closed", "unreadable", "empty", "refused"]);
