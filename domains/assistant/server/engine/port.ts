import type { ChatMessage } from "#domains/assistant/contract.ts";
import type { Currency } from "#shared/money.ts";
import type { AskedBatch, AssistantContent } from "./assistant-content.ts";

/** A question, and the data an engine needs for the answer. */
export interface AssistantQuery {
  /** The published content; the same object as long as the content is the same. */
  content: AssistantContent;
  question: string;
  /** The conversation before the question, oldest first. */
  history: ChatMessage[];
  /** Whether this visitor may see prices (specification §4, "Price visibility"). */
  pricesShown: boolean;
  /** The currency of their market; the institute's unless given. */
  currency?: Currency | undefined;
  /** Every batch, the earliest to start first. */
  batches: AskedBatch[];
  /** Today in the company's time zone, as an ISO date. */
  today: string;
}

/** The outside service gave no valid answer. The message is for the log: it names no key and no question. */
export class AssistantUnavailable extends Error {
  override name = "AssistantUnavailable";
}

/** Answers questions about the company, its courses and its services. */
export interface AssistantEngine {
  /**
   * Yields the answer's text piece by piece; no piece at all if there is no answer. Throws `AssistantUnavailable` if the
   * service fails, before or between pieces; stops when `signal` is aborted.
   */
  answer(query: AssistantQuery, signal: AbortSignal): AsyncIterable<string>;
  /** Prepares what the first answer from this content would wait for; to be called once the program is serving. */
  prepare?(content: AssistantContent): Promise<void>;
  /** Texts that no answer from this content may contain. */
  secrets(content: AssistantContent): string[];
}
