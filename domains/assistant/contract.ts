import { z } from "zod";
import { assistantLimits } from "#domains/assistant/rules/assistant-limits.ts";

import { because } from "#shared/because.ts";
import { withoutMarks } from "#shared/clean-text.ts";
import { locales } from "#shared/formats/formats.ts";

/** A message of the chat (specification §3, "Chat message"). */
export const chatMessage = z
  .object({
    role: z.enum(["bot", "user"]),
    text: z.string().max(assistantLimits.message, because("field.chatMessageTooLong")),
  })
  .meta({ id: "ChatMessage" });

export type ChatMessage = z.infer<typeof chatMessage>;

/** `POST /assistant`: a question, and the latest messages before it, oldest first (specification §4, §5). */
export const assistantRequest = z
  .object({
    question: z
      .string({ error: because("field.questionMissing") })
      .overwrite(withoutMarks)
      .trim()
      .min(1, because("field.questionMissing"))
      .max(assistantLimits.question, because("field.questionTooLong")),
    /** The language of the page on which it is asked. */
    language: z.enum(locales).optional(),
    history: z.array(chatMessage).max(assistantLimits.messages, because("field.conversationTooLong")).default([]),
  })
  .meta({ id: "AssistantRequest" });

export type AssistantRequest = z.infer<typeof assistantRequest>;

/**
 * One server-sent event of the answer's stream. The text is plain except for paragraphs, "- " lists, **bold** and
 * [links](/path). A stream without an `end` event was cut off.
 */
export const assistantLine = z
  .discriminatedUnion("kind", [
    z.object({ kind: z.literal("words"), text: z.string() }).meta({ description: "The answer's next words." }),
    z
      .object({ kind: z.literal("instead"), text: z.string() })
      .meta({ description: "Replaces everything sent so far: this is the whole answer." }),
    z
      .object({ kind: z.literal("failed"), text: z.string() })
      .meta({ description: "The answer broke off; `text` gives the reason." }),
    z
      .object({ kind: z.literal("end"), handedOver: z.literal(true).optional() })
      .meta({ description: "The answer is complete; `handedOver` if a person has to answer part of it." }),
  ])
  .meta({ id: "AssistantLine" });

export type AssistantLine = z.infer<typeof assistantLine>;
