import type { Log } from "#server/config/log.ts";
import type { Database } from "#server/db/client.ts";
import type { QuestionOutcome } from "#server/db/queries/assistant-questions.ts";
import { findBatches } from "#server/db/queries/courses.ts";
import type { AssistantEngine } from "#server/integrations/assistant/port.ts";
import { AppError } from "#server/services/app-error.ts";
import type { createAnswerCheck, Fault } from "#server/services/assistant/check-answer.ts";
import { cutAnswer } from "#server/services/assistant/cut-answer.ts";
import type { QuestionLog } from "#server/services/assistant/question-log.ts";
import { feeAnswer } from "#shared/content/assistant/course-answers.ts";
import { handOver } from "#shared/content/assistant/general-answers.ts";
import { assistantFailures } from "#shared/content/assistant/widget.ts";
import { company } from "#shared/content/company.ts";
import type { AssistantLine, AssistantRequest } from "#shared/contracts/assistant.ts";
import { assistantLimits } from "#shared/contracts/assistant-limits.ts";

interface Deps {
  database: Database;
  assistant: AssistantEngine;
  checkAnswer: ReturnType<typeof createAnswerCheck>;
  questionLog: QuestionLog;
  log: Log;
}

interface Asking {
  /** Whether this visitor may see prices (specification §4). */
  pricesShown: boolean;
  requestId: string;
  /** Aborted when the visitor has gone. */
  signal: AbortSignal;
}

/**
 * So many characters stay back until more have come: whatever an answer must not hold is seen before its first letter
 * has left.
 */
const heldBack = 120;

const day = new Intl.DateTimeFormat("en-CA", { timeZone: company.hours.timeZone });

/**
 * Answers a question as lines of a stream (specification §4 and §8, "Chatbot"). Resolves when the first words are there;
 * throws `unavailable` when the service fails before them. No words at all become the text for no answer; a failure
 * between words ends the stream with a `failed` line; what does not pass the check is replaced, what is too long is cut
 * after a sentence and read no further. A question that was refused or handed over is noted without what would tell who
 * asked; of the others neither question nor answer is logged or kept.
 */
export async function answerQuestion(
  { database, assistant, checkAnswer, questionLog, log }: Deps,
  { question, history }: AssistantRequest,
  { pricesShown, requestId, signal }: Asking,
): Promise<AsyncIterable<AssistantLine>> {
  const batches = await findBatches(database);
  const today = day.format(new Date());
  const pieces = assistant.answer({ question, history, pricesShown, batches, today }, signal)[Symbol.asyncIterator]();
  const fail = (error: unknown) => {
    if (!signal.aborted) log.warn({ requestId, reason: reasonOf(error) }, "assistant failed");
  };
  const checked = linesOf(pieces, {
    check: (text) => checkAnswer(text, pricesShown),
    replace: (fault) => log.warn({ requestId, fault }, "assistant's answer replaced"),
    fail,
    finish(whole) {
      const outcome = outcomes.get(whole.trim());
      if (outcome) questionLog.note(outcome, question, today);
    },
  });
  let first: IteratorResult<AssistantLine>;
  try {
    first = await checked.next();
  } catch (error) {
    fail(error);
    throw new AppError("unavailable", assistantFailures.error, { cause: error });
  }
  return startingWith(first, checked);
}

interface Watch {
  check(text: string): Fault | null;
  replace(fault: Fault): void;
  fail(error: unknown): void;
  /** Takes the whole answer, once it has passed. */
  finish(whole: string): void;
}

/** The answers that tell of a question without one. */
const outcomes = new Map<string, QuestionOutcome>([
  [assistantFailures.offTopic, "refused"],
  [handOver, "handed_over"],
]);

/** Throws only before the first line. */
async function* linesOf(
  pieces: AsyncIterator<string>,
  { check, replace, fail, finish }: Watch,
): AsyncGenerator<AssistantLine> {
  let whole = "";
  let sent = 0;
  try {
    for (let piece = await pieces.next(); !piece.done; piece = await pieces.next()) {
      whole += piece.value;
      if (whole.length > assistantLimits.message) {
        whole = cutAnswer(whole, assistantLimits.message);
        break;
      }
      // Nothing more leaves for now: it may be a link or an amount that is only half written yet.
      if (check(whole)) continue;
      const upTo = whole.lastIndexOf(" ", whole.length - heldBack);
      if (upTo > sent) {
        yield { kind: "words", text: whole.slice(sent, upTo) };
        sent = upTo;
      }
    }
  } catch (error) {
    if (sent === 0) throw error;
    fail(error);
    yield { kind: "failed", text: assistantFailures.error };
    return;
  } finally {
    await pieces.return?.();
  }
  const fault = check(whole);
  if (fault) {
    replace(fault);
    return yield* replaced(fault);
  }
  finish(whole);
  yield { kind: "words", text: whole.trim() === "" ? assistantFailures.noAnswer : whole.slice(sent) };
  yield { kind: "end" };
}

function* replaced(fault: Fault): Generator<AssistantLine> {
  const hidden = { pricesShown: false, batches: [], today: "" };
  yield { kind: "instead", text: fault === "price" ? feeAnswer([], hidden) : assistantFailures.offTopic };
  yield { kind: "end" };
}

async function* startingWith<Line>(first: IteratorResult<Line>, rest: AsyncGenerator<Line>): AsyncGenerator<Line> {
  try {
    if (!first.done) yield first.value;
    yield* rest;
  } finally {
    await rest.return(undefined);
  }
}

/** The failure's name and its text, which an adapter keeps free of keys and of what the visitor wrote. */
function reasonOf(error: unknown): string {
  return error instanceof Error
    ? `${error.name}: ${error.name === "AssistantUnavailable" ? error.message : ""}`
    : "unknown";
}
