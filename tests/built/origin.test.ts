import { readdirSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, inject, test } from "vitest";
import { everyAddress, learnAddresses } from "../support/built-page.ts";

/** The origin is set at start: a text rendered with its placeholder never shows the placeholder. */
const client = fileURLToPath(new URL("../../build/client", import.meta.url));

/** Every built file's address. */
function builtAddresses(): string[] {
  return readdirSync(client, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
    .map((entry) => `/${relative(client, join(entry.parentPath, entry.name)).split(sep).join("/")}`)
    .filter((path) => !path.startsWith("/."));
}

test("no answer holds the origin of the build, be it page, data, feed or script", async () => {
  const origin = inject("origin");
  const pages = [...everyAddress, ...learnAddresses].filter((address) => !address.includes("?"));
  const data = pages.map((page) => (page === "/" ? "/_.data" : `${page}.data`));
  const files = ["/robots.txt", "/sitemap.xml", "/site.webmanifest", "/.well-known/security.txt"];
  const rendered = ["/search.data?q=data", "/search.data", "/no-such-page", "/api/openapi.json", "/api/docs"];
  const addresses = new Set([...builtAddresses(), ...everyAddress, ...learnAddresses, ...data, ...files, ...rendered]);
  const leaking: string[] = [];
  let named = 0;
  for (const address of addresses) {
    const answer = await fetch(`${origin}${address}`);
    const text = Buffer.from(await answer.arrayBuffer()).toString("latin1");
    const headers = [...answer.headers.values()].join("\n");
    if (`${headers}\n${text}`.includes("site-url.invalid")) leaking.push(address);
    if (text.includes("https://darsgah.example")) named += 1;
  }
  expect(leaking).toEqual([]);
  expect(addresses.size).toBeGreaterThan(100);
  expect(named).toBeGreaterThan(60);
});
