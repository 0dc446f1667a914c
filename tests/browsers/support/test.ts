import { test as base, expect } from "@playwright/test";
import { type Site, startSite } from "../../e2e/support/site.ts";
import { visitorAddress } from "../../e2e/support/test.ts";
import { freePort } from "../../support/free-port.ts";
import { type Front, startFront } from "./front.ts";
import { type Engine, startEngine } from "./start-engine.ts";
import type { Tab } from "./tab.ts";

interface WorkerFixtures {
  engine: Engine;
  house: { site: Site; front: Front };
}

interface TestFixtures {
  country: string;
  /** Complaints that a page may make, by a part of the text. */
  expectedNoise: string[];
  tab: Tab;
}

/**
 * Playwright's runner, with a browser that Playwright does not drive: `tab`, on the built program with fresh data. Fails
 * on any error, refused request or broken promise of a page.
 */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  engine: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the destructuring.
    async ({}, use, { project }) => {
      const engine = await startEngine(project.name);
      await use(engine);
      await engine.close();
    },
    { scope: "worker", timeout: 60_000 },
  ],
  house: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the destructuring.
    async ({}, use) => {
      const port = await freePort();
      let upstream = "";
      const front = await startFront(port, () => upstream);
      const site = await startSite({ SITE_URL: front.origin });
      upstream = site.origin;
      await use({ site, front });
      await front.close();
      await site.dispose();
    },
    { scope: "worker", timeout: 150_000 },
  ],
  country: ["DE", { option: true }],
  expectedNoise: [[], { option: true }],
  tab: async ({ engine, house, country, expectedNoise }, use) => {
    const { front, site } = house;
    Object.assign(front.visitor, { address: visitorAddress(), country });
    const tab = await engine.open(front.origin);
    await tab.resize({ width: 1440, height: 900 });
    await use(tab);
    await tab.close();
    const noise = front.takeNoise().filter((text) => !expectedNoise.some((part) => text.includes(part)));
    const ended = site.ended();
    expect([...noise, ...(ended ? [ended] : [])], `noise in ${tab.engine}`).toEqual([]);
  },
});

export { expect };
