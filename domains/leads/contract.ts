import { z } from "zod";

/** What became of a lead; a new one waits for an answer. */
export const leadState = z.enum(["new", "answered", "won", "lost"]);

/** Where a lead comes from. */
export const leadSource = z.enum(["contact", "quote", "demo", "enrolment", "assistant"]);
