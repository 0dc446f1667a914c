/** How much a visitor may ask at once, and how much of the conversation goes with it. */
export const assistantLimits = {
  /** Characters of a question. */
  question: 500,
  /** Messages of the conversation so far. */
  messages: 12,
  /** Characters of each of them, and so of an answer, which becomes one. */
  message: 2000,
} as const;
