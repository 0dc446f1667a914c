import { chromium } from "@playwright/test";
import { ensureBuilt, freePort, freshDataDir, startProgram, untilRecompressed } from "./support/program.mjs";
import { report } from "./support/report.mjs";
import { executablePath, quiet } from "./support/visit.mjs";

/**
 * `npm run bench -- journeys`: five journeys of a visitor on a slow connection (400 kbit/s, 400 ms), each with a fresh
 * browser: the seconds from the first address to the last view, and the number of pages opened.
 */
const line = { latency: 400, downloadThroughput: 400_000 / 8, uploadThroughput: 400_000 / 8 };
const course = "/courses/mern-full-stack-development";
const person = { "First name": "Ayesha", "Last name": "Khan", "E-mail": "ayesha@example.com" };
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const desktop = { viewport: { width: 1440, height: 900 } };

const fillIn = async (main, number) => {
  for (const [label, value] of Object.entries(person)) await main.getByLabel(label, { exact: true }).fill(value);
  await main.getByLabel("Phone").fill(number);
};

/** Moves the focus with the Tab key until it is on an element whose name matches. */
async function tabTo(page, name) {
  for (let presses = 0; presses < 120; presses++) {
    await page.keyboard.press("Tab");
    const focused = page.locator(":focus");
    const label = await focused.evaluate((element) => element.labels?.[0]?.textContent ?? element.textContent ?? "");
    if (name.test(label.trim())) return;
  }
  throw new Error(`The Tab key does not reach ${name}.`);
}

const journeys = [
  {
    what: "from an advertisement to a course's next batches, on a phone",
    options: phone,
    atMost: 5,
    async walk(page, main, origin) {
      await page.goto(`${origin}${course}`, { waitUntil: "commit" });
      await main
        .getByText(/First class \d+ \w+/)
        .first()
        .waitFor();
    },
  },
  {
    what: "from a batch to a sent request",
    options: desktop,
    pagesAtMost: 3,
    async walk(page, main, origin) {
      await page.goto(`${origin}/batches`, { waitUntil: "commit" });
      await main
        .getByRole("link", { name: /Choose this batch/ })
        .first()
        .click();
      await main.getByRole("radio", { name: "Standard" }).check();
      await fillIn(main, "+49 30 1234567");
      await main.getByRole("button", { name: "Proceed to Payment" }).click();
      await page.waitForURL(/\/payment\//, { waitUntil: "commit" });
      await main.getByRole("heading", { name: "Pay for your place" }).waitFor();
    },
  },
  {
    what: "with a phone alone, from the home page to a booked demo class",
    options: phone,
    async walk(page, main, origin) {
      await page.goto(`${origin}/`, { waitUntil: "commit" });
      await main.getByRole("link", { name: "Book Your Free Demo Class" }).first().tap();
      await page.waitForURL(/\/FreeDemo/, { waitUntil: "commit" });
      await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
      const times = main.getByRole("group", { name: /^Times on/ }).getByRole("radio", { disabled: false });
      await times.first().locator("..").tap();
      await main.getByLabel("Your name").fill("Ayesha Khan");
      await main.getByLabel("E-mail", { exact: true }).fill(person["E-mail"]);
      await main.getByLabel("Phone", { exact: true }).fill("+49 30 1234567");
      await main.getByRole("button", { name: /^Book/ }).tap();
      await main.getByRole("heading", { name: /booked/i }).waitFor();
    },
  },
  {
    what: "with the keyboard alone, from the home page to a sent message",
    options: desktop,
    async walk(page, main, origin) {
      await page.goto(`${origin}/`, { waitUntil: "commit" });
      await page.getByRole("banner").waitFor();
      await tabTo(page, /^Contact$/);
      await page.keyboard.press("Enter");
      await main.getByRole("button", { name: "Send Message" }).waitFor();
      const written = { ...person, "Phone (optional)": "", Message: "When does the next batch begin?" };
      for (const [label, value] of Object.entries(written)) {
        await tabTo(page, new RegExp(`^${label.replace(/[()]/g, "\\$&")}$`));
        await page.keyboard.type(value);
      }
      await tabTo(page, /^Send Message$/);
      await page.keyboard.press("Enter");
      await page
        .getByText("Message Sent!")
        .or(page.getByRole("heading", { name: /Thank/ }))
        .first()
        .waitFor();
    },
  },
  {
    what: "without scripts, from a course to a sent request",
    options: { ...desktop, javaScriptEnabled: false },
    pagesAtMost: 3,
    async walk(page, main, origin) {
      await page.goto(`${origin}${course}`, { waitUntil: "commit" });
      await main
        .getByRole("link", { name: /Choose this batch|Enroll Now/ })
        .first()
        .click();
      await page.waitForURL(/\/enrollnow/, { waitUntil: "commit" });
      await main.getByLabel("Course", { exact: true }).selectOption("mern-full-stack-development");
      await fillIn(main, "+49 30 1234567");
      await main.getByRole("button", { name: "Send Request" }).click();
      await page.waitForURL(/\/Thank-you/, { waitUntil: "commit" });
      await main.getByRole("heading", { level: 1 }).waitFor();
    },
  },
];

/** Runs one of them in a browser of its own, on the slow connection. */
async function measure({ what, options, walk, atMost, pagesAtMost }, origin) {
  const browser = await chromium.launch({ executablePath, args: quiet });
  try {
    const page = await browser.newPage({ ...options, extraHTTPHeaders: { "cf-ipcountry": "DE" } });
    page.setDefaultTimeout(90_000);
    const network = await page.context().newCDPSession(page);
    await network.send("Network.enable");
    await network.send("Network.emulateNetworkConditions", { offline: false, ...line });
    const pages = new Set();
    page.on("framenavigated", (frame) => frame === page.mainFrame() && pages.add(new URL(frame.url()).pathname));
    const began = performance.now();
    await walk(page, page.getByRole("main"), origin);
    const seconds = Math.round((performance.now() - began) / 100) / 10;
    return [
      { what, measured: seconds, unit: "s", ...(atMost ? { atMost } : {}) },
      { what: `pages ${what}`, measured: pages.size, ...(pagesAtMost ? { atMost: pagesAtMost } : {}) },
    ];
  } finally {
    await browser.close();
  }
}

await ensureBuilt();
const { dataDir, remove } = freshDataDir();
const program = await startProgram({ dataDir, port: await freePort() });
try {
  await untilRecompressed(`${program.origin}/`);
  const rows = [];
  for (const journey of journeys) rows.push(...(await measure(journey, program.origin)));
  report("journeys", rows);
} finally {
  await program.stop();
  remove();
}
