import type { OwnSchool } from "#domains/content/contract/own-school.ts";
import { demoWords, demoWordsIn } from "./demo-words.ts";
import { copiedText } from "./pdf-text.ts";
import { starterSite } from "./starter-site.ts";

interface Place {
  country: string;
  e164: string;
  timeZone: string;
}

/** Finds words of the demo in texts of a school that has taken its place; the school's own words are left out. */
export function demoWordsBeside(school: OwnSchool, { country, e164, timeZone }: Place): (text: string) => string[] {
  const facts = { e164, country, countryCode: school.country, symbol: school.currency, year: "2026", timeZone };
  // Sentences that would suit any school are in the demo too.
  const filled = { region: school.region || school.city, postalCode: school.postalCode || "0" };
  const { site } = starterSite("school", { ...textsOf(school), ...filled, ...facts });
  if (!site) throw new Error("The school that its words are compared with is not whole.");
  const words = demoWords(JSON.stringify([school, country, site.content]));
  return (text) => demoWordsIn(text, words);
}

const textsOf = (school: OwnSchool): Record<string, string> =>
  Object.fromEntries(Object.entries(school).filter((one): one is [string, string] => typeof one[1] === "string"));

/** The paths of a site's sitemap. */
export async function listedPaths(ask: (path: string) => Promise<Response>): Promise<string[]> {
  const sitemap = await (await ask("/sitemap.xml")).text();
  return Array.from(sitemap.matchAll(/<loc>([^<]+)</g), ([, loc = ""]) => new URL(loc).pathname);
}

/** What a crawl finds of the demo, by address: listed pages, those that no one lists, their data, files and the API. */
export async function crawlForDemo(
  ask: (path: string) => Promise<Response>,
  foundIn: (text: string) => string[],
): Promise<Record<string, string[]>> {
  const listed = await listedPaths(ask);
  const pages = [...listed, "/Thank-you", "/sign-in", "/sign-up", "/forgot-password", "/search?q=course", "/no-such"];
  const data = listed.map((path) => (path === "/" ? "/_.data" : `${path}.data`));
  const files = ["/robots.txt", "/sitemap.xml", "/site.webmanifest", "/.well-known/security.txt", "/icon.svg"];
  const apis = ["/api/courses", "/api/batches", "/api/openapi.json", "/api/docs", "/api/health"];
  const doors = ["/verify", "/admin", "/classroom", "/.well-known/did.json", "/no-such.data"];
  const ids = async (path: string) => ((await (await ask(path)).json()) as { _id: string }[]).map(({ _id: id }) => id);
  const calendars = (await ids("/api/batches")).map((id) => `/api/batches/${id}/calendar.ics`);
  const found: Record<string, string[]> = {};
  for (const id of await ids("/api/courses")) {
    const paper = await ask(`/api/outline/${id}/pdf`);
    if (!paper.ok) continue;
    const ofPaper = foundIn(await copiedText(new Uint8Array(await paper.arrayBuffer())));
    if (ofPaper.length > 0) found[`outline of ${id}`] = ofPaper;
  }
  for (const path of [...pages, ...data, ...files, ...apis, ...doors, ...calendars]) {
    const text = await (await ask(path)).text();
    const ofPath = [...foundIn(text), ...(text.match(/\bLMS\b|\{[a-z]+(?:\.[\w-]+)+\}/g) ?? [])];
    if (ofPath.length > 0) found[path] = ofPath;
  }
  return found;
}
