import { assistantContentOf } from "#domains/assistant/server/answers/assistant-content-of.ts";
import type { AssistantEngine } from "#domains/assistant/server/engine/port.ts";
import type { PublishedSite } from "#domains/content/server/published-site.ts";
import type { Log } from "#server/config/log.ts";

/**
 * Delay between a publication and the assistant learning the new site, in milliseconds: learning takes some 200 ms and
 * waits for the last of several publications. A question that comes first waits for it.
 */
const learnsAfter = 5_000;

interface Deps {
  publishedSite: Pick<PublishedSite, "site" | "onShow">;
  log: Pick<Log, "warn">;
}

/** Makes the assistant learn the site: when `prepare` is called, and after each publication until `stop`. */
export function keepAssistantReady(assistant: AssistantEngine, { publishedSite, log }: Deps) {
  let waiting: NodeJS.Timeout | undefined;
  let preparing = Promise.resolve();
  const prepare = () => {
    preparing = preparing
      .then(async () => await assistant.prepare?.(assistantContentOf(publishedSite.site())))
      .catch((err: unknown) => log.warn({ err }, "the assistant was not prepared"));
    return preparing;
  };
  publishedSite.onShow(() => {
    clearTimeout(waiting);
    waiting = setTimeout(prepare, learnsAfter).unref();
  });
  return { prepare, stop: () => clearTimeout(waiting) };
}
