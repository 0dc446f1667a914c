import { z } from "zod";

/**
 * A field of the forms that anybody may send, hidden from people: programs fill in every field they find. No browser has
 * anything to fill it with, as it had for one named like a detail of a person.
 */
export const trap = { leftEmpty: z.string().optional() };

/** Whether a form was probably sent by a program: it is kept, and staff see it marked. */
export const isSuspect = ({ leftEmpty }: { leftEmpty?: string | undefined }): boolean => Boolean(leftEmpty?.trim());
