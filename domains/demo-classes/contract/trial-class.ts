import { z } from "zod";
import { leadState } from "#domains/leads/contract.ts";

const moment = z.iso.datetime();

/** A demo class, by its course and its start. */
export const demoClass = z.strictObject({ courseId: z.string().min(1).max(100), startsAt: moment });
export type DemoClass = z.infer<typeof demoClass>;

/** Who teaches a demo class; null for the teacher of the course's batch. */
export const demoTeacher = demoClass.extend({ teacherId: z.string().max(36).nullable() });
export type DemoTeacher = z.infer<typeof demoTeacher>;

/**
 * Whether a visitor came; null takes the note back. `seen` is what the page showed, `before` what the lead was when the
 * note that is taken back moved it on.
 */
export const demoVisit = z.strictObject({
  id: z.uuid(),
  came: z.boolean().nullable(),
  seen: z.boolean().nullable(),
  before: z
    .strictObject({ state: leadState, dueAt: moment, comesBackAt: moment.nullable(), movedAt: moment })
    .exactOptional(),
});
export type DemoVisit = z.infer<typeof demoVisit>;
