import type { Config } from "#server/config/env.ts";
import { createEmbeddedEngine } from "./embedded-engine.ts";
import { createGeminiAssistant } from "./gemini.ts";
import type { AssistantEngine } from "./port.ts";

/** The assistant as configured: Gemini if there is a key, otherwise our own. */
export function createAssistant({ gemini }: Pick<Config, "gemini">): AssistantEngine {
  return gemini ? createGeminiAssistant(gemini) : createEmbeddedEngine();
}
