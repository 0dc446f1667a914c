import { createHash } from "node:crypto";
import type { AssistantLine, AssistantRequest } from "#domains/assistant/contract.ts";
import { assistantLimits } from "#domains/assistant/rules/assistant-limits.ts";
import { answerTexts } from "#domains/assistant/server/answers/answer-texts.ts";
import { assistantContentOf } from "#domains/assistant/server/answers/assistant-content-of.ts";
import type { AssistantContent } from "#domains/assistant/server/engine/assistant-content.ts";
import type { AssistantEngine } from "#domains/assistant/server/engine/port.ts";
import { listPlacedBatches } from "#domains/batches/server/batches.ts";
import { weekInWords } from "#domains/catalogue/rules/week-in-words.ts";
import { numbersIn, writingOf } from "#domains/content/rules/own-digits.ts";
import type { Site } from "#domains/content/rules/site.ts";
import { siteOf } from "#domains/content/rules/site-of.ts";
import { AppError } from "#server/app-error.ts";
import type { Log } from "#server/config/log.ts";
import type { Database } from "#server/db/client.ts";
import { cutText } from "#shared/cut-text.ts";
import { dayOf } from "#shared/formats/class-time.ts";
import { zeroOf } from "#shared/formats/writing.ts";
import type { Currency } from "#shared/money.ts";
import { languageAsked } from "#shared/script-language.ts";
import type { createAnswerCheck, Fault } from "./check-answer.ts";
import { countAssistantQuestion, type QuestionOutcome } from "./queries.ts";
import { withoutPersonalData } from "./without-personal-data.ts";

interface Deps {
  database: Database;
  assistant: AssistantEngine;
  site: () => Site;
  /** The check of answers about a site. */
  checkOf: (site: Site) => ReturnType<typeof createAnswerCheck>;
  questionLog: QuestionLog;
  log: Log;
}

interface Asking {
  /** Whether this visitor may see prices (specification §4), and the currency of their market. */
  pricesShown: boolean;
  currency: Currency;
  requestId: string;
  /** Aborted when the visitor has left. */
  signal: AbortSignal;
}

/** Characters held back until more have come, so that a fault is seen before its first letter is sent. */
const heldBack = 120;

/**
 * Answers a question as lines of a stream (specification §4 and §8, "Chatbot"). Resolves when the first words are ready;
 * throws `unavailable` if the service fails before them. An empty answer becomes the text for no answer. A failure
 * between words ends the stream with a `failed` line. An answer that does not pass the check is replaced; one that is too
 * long is cut after a sentence. A refused or handed-over question is stored without personal data; of all others neither
 * question nor answer is stored or logged.
 */
export async function answerQuestion(
  { database, assistant, checkOf, questionLog, log, ...deps }: Deps,
  { question, history, language }: AssistantRequest,
  { pricesShown, currency, requestId, signal }: Asking,
): Promise<AsyncIterable<AssistantLine>> {
  const whole = deps.site();
  const lang = languageAsked(question, language);
  // The words around an answer are the language's; what visitors ask in Urdu is read with English.
  const site = siteOf(whole, lang) ?? whole;
  const known = lang === "ur" ? whole : site;
  const listed = await listPlacedBatches({ database, ...deps });
  const batches = listed.map((batch) => ({ ...batch, schedule: weekInWords(site, batch.schedule) }));
  const content = assistantContentOf(known);
  const checkAnswer = checkOf(site);
  const today = dayOf(new Date(), site.content.company.hours.timeZone);
  const query = { content, question, history, pricesShown, currency, batches, today };
  const pieces = assistant.answer(query, signal)[Symbol.asyncIterator]();
  const fail = (error: unknown) => {
    if (!signal.aborted) log.warn({ requestId, reason: reasonOf(error) }, "assistant failed");
  };
  const zero = zeroOf(lang, writingOf(whole.content.trade));
  const checked = linesOf(pieces, site, {
    written: (text) => answerInDigits(text, zero),
    check: (text) => checkAnswer(text, pricesShown),
    replace: (fault) => log.warn({ requestId, fault }, "assistant's answer replaced"),
    fail,
    finish(whole) {
      const outcome = outcomeOf(whole.trim(), content);
      if (outcome) questionLog.record(outcome, question, today);
      return outcome === "handed_over" || asksPerson.test(whole);
    },
  });
  let first: IteratorResult<AssistantLine>;
  try {
    first = await checked.next();
  } catch (error) {
    fail(error);
    throw new AppError("unavailable", "assistant.failed", { cause: error });
  }
  return startingWith(first, checked);
}

interface Watch {
  /** An answer, or its beginning, as it is shown: as long as it was. */
  written(text: string): string;
  check(text: string): Fault | null;
  replace(fault: Fault): void;
  fail(error: unknown): void;
  /** Takes the whole answer once it has passed the check; says whether it leads to a person. */
  finish(whole: string): boolean;
}

/** An answer with its numbers in the digits of a zero, in its lines of Arabic script. */
export const answerInDigits = (text: string, zero: string) =>
  zero ? text.replace(/.+/g, (line) => (/\p{Script=Arabic}/u.test(line) ? numbersIn(line, zero) : line)) : text;

/** An answer that leaves something to a person links to the contact page. */
const asksPerson = /\]\(\/contact\)/;

/** The outcome of a question that has no answer; undefined for an answer. */
function outcomeOf(
  answer: string,
  { refusal, refusalIn = {}, handOver, handOverIn = {} }: AssistantContent,
): QuestionOutcome | undefined {
  if ([refusal, ...Object.values(refusalIn)].includes(answer)) return "refused";
  return [handOver, ...Object.values(handOverIn)].includes(answer) ? "handed_over" : undefined;
}

/** Throws only before the first line. */
async function* linesOf(
  pieces: AsyncIterator<string>,
  site: Site,
  { written, check, replace, fail, finish }: Watch,
): AsyncGenerator<AssistantLine> {
  const { failures } = site.messages.assistant;
  let whole = "";
  let sent = 0;
  try {
    for (let piece = await pieces.next(); !piece.done; piece = await pieces.next()) {
      whole += piece.value;
      if (whole.length > assistantLimits.message) {
        whole = cutAnswer(whole, assistantLimits.message);
        break;
      }
      // Send nothing for now: it may be a link or an amount that is only half written.
      if (check(whole)) continue;
      const upTo = whole.lastIndexOf(" ", whole.length - heldBack);
      if (upTo > sent) {
        yield { kind: "words", text: written(whole).slice(sent, upTo) };
        sent = upTo;
      }
    }
  } catch (error) {
    if (sent === 0) throw error;
    fail(error);
    yield { kind: "failed", text: failures.error };
    return;
  } finally {
    await pieces.return?.();
  }
  const fault = check(whole);
  if (fault) {
    replace(fault);
    return yield* replaced(fault, site);
  }
  const handedOver = finish(whole);
  yield { kind: "words", text: whole.trim() === "" ? failures.noAnswer : written(whole).slice(sent) };
  yield handedOver ? { kind: "end", handedOver } : { kind: "end" };
}

function* replaced(fault: Fault, site: Site): Generator<AssistantLine> {
  const { priceHidden } = answerTexts(site).words;
  yield { kind: "instead", text: fault === "price" ? priceHidden : site.messages.assistant.failures.offTopic };
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

/** The name of the failure, and the message that an engine keeps free of keys and of the visitor's words. */
function reasonOf(error: unknown): string {
  return error instanceof Error
    ? `${error.name}: ${error.name === "AssistantUnavailable" ? error.message : ""}`
    : "unknown";
}

const sentenceEnd = /[.!?؟۔。…](?=\s)|\n/gu;

/** Cuts an answer to so many characters: after a sentence, or else after a word with an ellipsis. */
export function cutAnswer(text: string, most: number): string {
  if (text.length <= most) return text;
  const start = cutText(text, most);
  const end = [...start.matchAll(sentenceEnd)].at(-1);
  if (end && end.index >= most / 2) return start.slice(0, end.index + 1).trimEnd();
  const lastWord = start.lastIndexOf(" ", most - 1);
  return `${lastWord > 0 ? start.slice(0, lastWord) : cutText(start, most - 1)}…`;
}

/** The questions that the assistant could not answer, for staff who may write the answer. */
interface QuestionLog {
  /** Records a question of a day (an ISO date). It returns at once and never fails; what cannot be stored is dropped. */
  record(outcome: QuestionOutcome, question: string, day: string): void;
}

/** Different questions stored a day; beyond that only known ones are counted. */
const mostOfDay = 500;
const mostWaiting = 50;
/** In characters. */
const longestQuestion = 300;

export function createQuestionLog({ database, log }: { database: Database; log: Log }): QuestionLog {
  let waiting = 0;
  let writing = Promise.resolve();

  async function write(outcome: QuestionOutcome, asked: string, askedOn: string): Promise<void> {
    const question = withoutPersonalData(asked, longestQuestion);
    const words = question.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
    if (words.length === 0) return;
    const id = createHash("sha256")
      .update(JSON.stringify([askedOn, outcome, words]))
      .digest("base64url");
    await countAssistantQuestion(database, { id, askedOn, outcome, question }, mostOfDay);
  }

  return {
    record(outcome, question, day) {
      if (waiting >= mostWaiting) return;
      waiting += 1;
      writing = writing
        .then(() => write(outcome, question, day))
        .catch((error: unknown) =>
          log.warn({ reason: error instanceof Error ? error.name : "unknown" }, "question not noted"),
        )
        .finally(() => {
          waiting -= 1;
        });
    },
  };
}
