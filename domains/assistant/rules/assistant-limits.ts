/** Limits on a question, and on the part of the conversation that is sent along. */
export const assistantLimits = {
  /** Characters per question. */
  question: 500,
  /** Messages of the conversation so far. */
  messages: 12,
  /** Characters per message, and so per answer, because an answer becomes one. */
  message: 2000,
} as const;
