import type { ChatMessage } from "#shared/contracts/assistant.ts";
import type { Batch } from "#shared/contracts/batch.ts";

/** What an engine answers from, beside the site's own content. */
export interface AssistantQuery {
  question: string;
  /** The conversation before the question, oldest first. */
  history: ChatMessage[];
  /** Whether this visitor may see prices (specification §4, "Price visibility"). */
  pricesShown: boolean;
  /** Every batch, the earliest to start first. */
  batches: Batch[];
  /** The day it is for the company, as an ISO date. */
  today: string;
}

/** The outside service did not answer, or not as agreed. Its text is for the log: it names no key and no question. */
export class AssistantUnavailable extends Error {
  override name = "AssistantUnavailable";
}

/** Answers questions about the company, its courses and its services. */
export interface AssistantEngine {
  /**
   * The answer's text, piece by piece, ending when it is whole; no piece at all when there is no answer. Throws
   * `AssistantUnavailable` when the service fails, before or between pieces; stops when `signal` is aborted.
   */
  answer(query: AssistantQuery, signal: AbortSignal): AsyncIterable<string>;
  /** Makes ready what the first answer would wait for; meant for when the program serves already. */
  prepare?(): void;
  /** Texts that must never leave the server, for anybody who checks the answers. */
  secrets: string[];
}
