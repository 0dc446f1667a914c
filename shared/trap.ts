import { z } from "zod";

/**
 * A field of the public forms, hidden from people: programs fill in every field they find. Its name means nothing to a
 * browser's autofill, which would fill one named like a personal detail.
 */
export const trap = { leftEmpty: z.string().optional() };

/** Whether a form was probably sent by a program: it is kept, and staff see it marked. */
export const isSuspect = ({ leftEmpty }: { leftEmpty?: string | undefined }): boolean => Boolean(leftEmpty?.trim());
