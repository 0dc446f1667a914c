import { z } from "zod";

/** What became of a lead; a new one waits for an answer. */
export const leadState = z.enum(["new", "answered", "won", "lost"]);
