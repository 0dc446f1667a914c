import type { BrowserContext, ConsoleMessage } from "@playwright/test";

function wordsOf(message: ConsoleMessage): string {
  return `${message.text()} (${message.location().url})`;
}

/** Playwright's own script for a trace, recorded at a second try, in the frame of a preview, where none runs. */
const blockedTrace = /^Blocked script execution in '(about:blank|[^']*\/admin\/preview\/[^']*)'/;

/** The part of the build that only a hosted sign-in needs (specification §6). */
export const isProvidersCode = (path: string) => /\/clerk-[^/]*\.js$/.test(path);

/**
 * Listens to all pages of a browser context from now on. The returned list grows by every console error without an
 * expected part, every page error, and every request that leaves the origin.
 */
export function listenToNoise(context: BrowserContext, origin: string, expectedErrors: string[] = []): string[] {
  const noise: string[] = [];
  const isExpected = (text: string) => blockedTrace.test(text) || expectedErrors.some((part) => text.includes(part));
  context.on("console", (message) => {
    const text = wordsOf(message);
    if (message.type() === "error" && !isExpected(text)) noise.push(`console error: ${text}`);
  });
  context.on("weberror", (error) => noise.push(`page error: ${error.error().stack ?? error.error().message}`));
  context.on("request", (request) => {
    const url = new URL(request.url());
    if (/^https?:$/.test(url.protocol) && url.origin !== origin) noise.push(`${leftOurOrigin} ${url}`);
    if (isProvidersCode(url.pathname)) noise.push(`sign-in provider's code where the accounts are ours: ${url}`);
  });
  return noise;
}

/** The noise entry of a request to another origin. */
export const leftOurOrigin = "left our origin:";
