import { test as base, expect } from "@playwright/test";
import { listenToNoise } from "./noise.ts";
import { type Site, startSite } from "./site.ts";

interface TestFixtures {
  /** The country the proxy in front reports, or null when the lookup fails. */
  country: string | null;
  /** Console errors a test expects, by a part of their text. */
  expectedErrors: string[];
  quiet: undefined;
}

interface WorkerFixtures {
  /** The name of tests that change the whole site: they get one that no other tests visit. */
  alone: string;
  site: Site;
}

/** Each test visits from an address of its own, so that one's rate limit is not another's. */
export function visitorAddress(): string {
  const byte = () => 1 + Math.floor(Math.random() * 254);
  return `10.${byte()}.${byte()}.${byte()}`;
}

/**
 * Playwright's test, against the built program on a free port with fresh data and accounts of its own. Fails on any
 * console error, page error, request that leaves our own origin, or code of a sign-in provider.
 */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  // Playwright gives tests with another value a worker of their own, which starts a site.
  alone: ["", { option: true, scope: "worker" }],

  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the destructuring.
    async ({}, use) => {
      const site = await startSite();
      await use(site);
      await site.dispose();
    },
    { scope: "worker", timeout: 150_000 },
  ],

  country: ["DE", { option: true }],
  expectedErrors: [[], { option: true }],

  baseURL: async ({ site }, use) => {
    await use(site.origin);
  },

  extraHTTPHeaders: async ({ country }, use) => {
    const headers: Record<string, string> = { "x-forwarded-for": visitorAddress() };
    if (country !== null) headers["cf-ipcountry"] = country;
    await use(headers);
  },

  quiet: [
    async ({ context, site, expectedErrors }, use) => {
      const noise = listenToNoise(context, site.origin, expectedErrors);
      await use(undefined);
      const ended = site.ended();
      if (ended) noise.push(ended);
      expect(noise, "unexpected noise").toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
