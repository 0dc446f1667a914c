import { refusedAddresses, templateAddresses } from "../support/addresses.ts";
import { isHydrated, openHydrated, pathname } from "./support/page.ts";
import { expect, test } from "./support/test.ts";

/** Every kind of page, and navigation between them, in engines other than Chromium. */
const desktop = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };

/** Runs in the page: its total width, and its visible faults. */
function look() {
  const { scrollWidth, dataset } = document.documentElement;
  const pictures = [...document.images].filter(({ complete, naturalWidth }) => complete && naturalWidth === 0);
  return {
    width: scrollWidth,
    isHydrated: "hydrated" in dataset,
    headings: [...document.querySelectorAll("h1")].filter((heading) => heading.checkVisibility()).length,
    background: getComputedStyle(document.documentElement).backgroundColor,
    brokenPictures: pictures.map(({ src }) => src),
  };
}

for (const part of [0, 1, 2])
  test(`every kind of page is hydrated, and fits a desktop and a phone (${part + 1} of 3)`, async ({ tab }) => {
    test.setTimeout(180_000);
    const addresses = templateAddresses.filter((_, place) => place % 3 === part);
    for (const address of addresses) {
      await tab.goto(address);
      await isHydrated(tab);
      for (const size of [desktop, phone]) {
        await tab.resize(size);
        const seen = await tab.run(look);
        expect(seen, address).toMatchObject({ isHydrated: true, headings: 1, brokenPictures: [] });
        expect(seen.background, address).not.toBe("rgba(0, 0, 0, 0)");
        expect(seen.width, `${address} at ${size.width}`).toBeLessThanOrEqual(size.width);
      }
    }
  });

test("a page opened at an anchor is hydrated by itself, knows its visitor and shows the place", async ({ tab }) => {
  await openHydrated(tab, "/FreeDemo#book");
  expect(await tab.run(() => document.documentElement.dataset.prices)).toBe("shown");
  expect(await tab.run(() => window.scrollY)).toBeGreaterThan(100);
});

test("an address of nothing answers with its status", async ({ tab, house }) => {
  for (const [address, status] of Object.entries(refusedAddresses)) {
    house.front.takeSent();
    await openHydrated(tab, address);
    const answered = house.front.takeSent()[0]?.status;
    expect(answered, address).toBe(status);
  }
});

test("a link fetches its page ahead, and leads to it without a full load; Back leads back", async ({ tab, house }) => {
  await tab.goto("/");
  await isHydrated(tab);
  await tab.run(() => {
    Object.assign(window, { stillHere: true });
  });
  const about = { role: "link", name: "About", in: { role: "navigation", name: "Main" } };
  house.front.takePaths();
  await tab.hover(about);
  const asked: string[] = [];
  await expect.poll(() => asked.push(...house.front.takePaths()) && asked).toContain("/about.data");
  await expect.poll(() => asked.push(...house.front.takePaths()) && asked.join()).toMatch(/\/assets\/about-[^,]*\.js/);
  await tab.click(about);
  await expect.poll(() => pathname(tab)).toBe("/about");
  await expect.poll(() => tab.run(() => document.title)).toMatch(/About/);
  expect(await tab.run(() => "stillHere" in window)).toBe(true);
  asked.push(...house.front.takePaths());
  // The click finds its page's data in the browser's cache. A session that WebKitGTK's driver opens is private and has none.
  const times = tab.engine.startsWith("WebKitGTK") ? 2 : 1;
  expect(asked.filter((path) => path === "/about.data")).toHaveLength(times);
  await tab.run(() => history.back());
  await expect.poll(() => pathname(tab)).toBe("/");
  await expect.poll(() => tab.has({ role: "heading", name: /./, in: { role: "main" } })).toBe(true);
});
