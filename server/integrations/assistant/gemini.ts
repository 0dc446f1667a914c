import { z } from "zod";
import type { Config } from "#server/config/env.ts";
import { chooseAnswer, courseAnswer, durationAnswer, feeAnswer } from "#shared/content/assistant/course-answers.ts";
import { generalAnswers, plansAnswer } from "#shared/content/assistant/general-answers.ts";
import { assistantPassages } from "#shared/content/assistant/passages.ts";
import { serviceAnswer } from "#shared/content/assistant/service-answers.ts";
import { assistantFailures } from "#shared/content/assistant/widget.ts";
import { instructions, promptOf } from "./gemini-prompt.ts";
import { createPassageSearch, type FoundPassage } from "./passages.ts";
import { type AssistantEngine, type AssistantQuery, AssistantUnavailable } from "./port.ts";
import { givesOrders } from "./text/gives-orders.ts";
import { wordsOf } from "./text/words.ts";

type Settings = NonNullable<Config["gemini"]>;

/** How long the service may take for a whole answer, in milliseconds. */
const patience = 20_000;
const passagesSent = 8;
/** Tokens, those the model thinks with included. */
const longestAnswer = 2048;

/** What the service sends, whole or in pieces; anything else in it is passed over. */
const generated = z.object({
  candidates: z
    .array(
      z.object({
        content: z
          .object({
            parts: z.array(z.object({ text: z.string().optional(), thought: z.boolean().optional() })).optional(),
          })
          .optional(),
      }),
    )
    .optional(),
});

/**
 * Answers through Google's Gemini (specification §7): the instruction prompt, our own content that fits, and the
 * question go in one request, and the first candidate's text comes back as a stream. A server that knows no streaming
 * form is asked for the whole. `patience` is in milliseconds.
 */
export function createGeminiAssistant(settings: Settings, limit = patience): AssistantEngine {
  const findPassages = createPassageSearch(assistantPassages());
  return {
    secrets: [settings.apiKey, instructions],
    async *answer(query, signal) {
      if (givesOrders(query.question)) return yield assistantFailures.offTopic;
      const body = JSON.stringify(requestOf(query, findPassages(wordsOf(query.question), passagesSent)));
      const limited = AbortSignal.any([signal, AbortSignal.timeout(limit)]);
      try {
        const response = await ask(settings, body, limited);
        const isStream = response.headers.get("content-type")?.includes("text/event-stream") ?? false;
        yield* isStream ? eventTexts(response) : wholeTexts(response);
      } catch (error) {
        throw error instanceof AssistantUnavailable ? error : new AssistantUnavailable(nameOf(error));
      }
    },
  };
}

function requestOf(query: AssistantQuery, passages: FoundPassage[]) {
  const facts = [
    courseAnswer([], query),
    durationAnswer([], query),
    feeAnswer([], query),
    chooseAnswer([], query),
    plansAnswer(query),
    serviceAnswer([]),
    ...Object.values(generalAnswers),
  ];
  return {
    contents: [{ role: "user", parts: promptOf(query, passages, facts).map((text) => ({ text })) }],
    generationConfig: { maxOutputTokens: longestAnswer },
  };
}

/** Asks for the answer as a stream, and for the whole where the server knows no streaming form. */
async function ask(settings: Settings, body: string, signal: AbortSignal): Promise<Response> {
  const headers = { "Content-Type": "application/json" };
  const send = (verb: string) =>
    fetch(addressOf(settings, verb), { method: "POST", headers, body, signal, redirect: "error" });
  let response = await send("streamGenerateContent");
  if ([404, 405, 501].includes(response.status)) {
    await response.body?.cancel();
    response = await send("generateContent");
  }
  if (response.ok) return response;
  await response.body?.cancel();
  throw new AssistantUnavailable(`status ${response.status}`);
}

/** The key stands in the query (specification §7); the address is never logged. */
function addressOf({ apiKey, model, baseUrl }: Settings, verb: string): URL {
  const root = /\/v\d\w*\/?$/.test(baseUrl) ? baseUrl.replace(/\/$/, "") : `${baseUrl.replace(/\/$/, "")}/v1beta`;
  const url = new URL(`${root}/models/${encodeURIComponent(model)}:${verb}`);
  if (verb === "streamGenerateContent") url.searchParams.set("alt", "sse");
  url.searchParams.set("key", apiKey);
  return url;
}

async function* eventTexts(response: Response): AsyncGenerator<string> {
  let rest = "";
  for await (const chunk of (response.body ?? new ReadableStream()).pipeThrough(new TextDecoderStream())) {
    const lines = `${rest}${chunk}`.split(/\r?\n/);
    rest = lines.pop() ?? "";
    for (const line of lines) yield* textOf(line);
  }
  yield* textOf(rest);
}

function* textOf(line: string): Generator<string> {
  if (line.startsWith("data:") && line.trim() !== "data: [DONE]") yield* firstTexts(parsed(line.slice(5)));
}

/** The whole answer: one object, or the array that streams are without server-sent events. */
async function* wholeTexts(response: Response): AsyncGenerator<string> {
  const answer = parsed(await response.text());
  for (const one of Array.isArray(answer) ? answer : [answer]) yield* firstTexts(one);
}

/** The text of the first candidate's first part that is not a thought of the model's. */
function* firstTexts(answer: unknown): Generator<string> {
  const [candidate] = generated.safeParse(answer).data?.candidates ?? [];
  const part = candidate?.content?.parts?.find(({ thought, text }) => !thought && text);
  if (part?.text) yield part.text;
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    throw new AssistantUnavailable("not JSON");
  }
}

const nameOf = (error: unknown) => (error instanceof Error ? error.name : "unknown");
