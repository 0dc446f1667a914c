import type { BrowserContext } from "@playwright/test";
import type { Site } from "./site.ts";

/**
 * Sends the form of a page without opening the page: the browser keeps the cookies of the answer. Throws what is refused.
 * What leads to a journey's first step is made so; what the journey is about is done on the page.
 */
export async function sendForm(context: BrowserContext, site: Site, path: string, form: Record<string, string>) {
  const headers = { origin: site.origin };
  const answer = await context.request.post(`${site.origin}${path}`, { form, headers, maxRedirects: 0 });
  if (answer.status() >= 400) throw new Error(`${path} answers ${answer.status()}: ${await answer.text()}`);
}

/** What a page of the program says to a browser, without opening it. */
export async function readPage(context: BrowserContext, site: Site, path: string): Promise<string> {
  const answer = await context.request.get(`${site.origin}${path}`);
  if (!answer.ok()) throw new Error(`${path} answers ${answer.status()}.`);
  return await answer.text();
}
