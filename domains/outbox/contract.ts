import { z } from "zod";

/** What a prepared chat text is about. */
export const chatKinds = ["fees", "announcement", "demo"] as const;
export const chatKind = z.enum(chatKinds);
export type ChatKind = z.infer<typeof chatKind>;

/** Which texts a list shows; without a kind all. */
export const chatFilter = z.strictObject({ kind: chatKind }).partial();

/** A number in E.164 that no text is written to, or is again. */
export const chatStop = z.strictObject({ phone: z.string().regex(/^\+\d{6,15}$/), isStopped: z.boolean() });
export type ChatStop = z.infer<typeof chatStop>;
