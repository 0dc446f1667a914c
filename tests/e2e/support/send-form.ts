import type { BrowserContext } from "@playwright/test";
import type { Site } from "./site.ts";

/**
 * Sends the form of a page without opening the page: the browser keeps the cookies of the answer. Throws refusals. A
 * journey's preparation uses this; the journey's own subject is done on the page.
 */
export async function sendForm(context: BrowserContext, site: Site, path: string, form: Record<string, string>) {
  const headers = { origin: site.origin };
  const answer = await context.request.post(`${site.origin}${path}`, { form, headers, maxRedirects: 0 });
  if (answer.status() >= 400) throw new Error(`${path} answers ${answer.status()}: ${await answer.text()}`);
}

/** A page's HTML, without opening it in the browser. */
export async function readPage(context: BrowserContext, site: Site, path: string): Promise<string> {
  const answer = await context.request.get(`${site.origin}${path}`);
  if (!answer.ok()) throw new Error(`${path} answers ${answer.status()}.`);
  return await answer.text();
}
