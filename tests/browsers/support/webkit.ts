import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { Readable } from "node:stream";
import { setTimeout as sleep } from "node:timers/promises";
import { Builder, error, Key, type WebDriver, type WebElement } from "selenium-webdriver";
import { freePort } from "../../support/free-port.ts";
import { until } from "../../support/until.ts";
import { callOf, findInPage, hasQueries, queriesScript, soughtFor } from "./find-in-page.ts";
import type { By, Tab } from "./tab.ts";

const keys = { Escape: Key.ESCAPE, Enter: Key.ENTER, Tab: Key.TAB, Space: Key.SPACE, ArrowDown: Key.ARROW_DOWN };

/** Ends a process that we started, and waits for it. */
async function end(child: ChildProcess) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill();
  await once(child, "exit");
}

/** A virtual screen; WebKitGTK has no other way to run without a window. */
async function startScreen() {
  const child = spawn("Xvfb", ["-displayfd", "3", "-screen", "0", "1600x1200x24", "-nolisten", "tcp"], {
    stdio: ["ignore", "ignore", "ignore", "pipe"],
  });
  const number = child.stdio[3];
  if (!(number instanceof Readable)) throw new Error("Xvfb tells no display.");
  const [text] = await once(number, "data");
  return { child, display: `:${String(text).trim()}` };
}

/** Starts WebKitGTK's driver on a screen of its own. `open` gives a browser of its own on the site at `origin`. */
export async function startWebKit({ driver, browser }: { driver: string; browser: string }) {
  const screen = await startScreen();
  const port = await freePort();
  const child = spawn(driver, ["-p", String(port)], {
    env: { ...process.env, DISPLAY: screen.display },
    stdio: "ignore",
  });
  const server = `http://127.0.0.1:${port}`;
  await until(() =>
    fetch(`${server}/status`).then(
      (response) => response.ok,
      () => false,
    ),
  );
  const options = { binary: browser, args: ["--automation", "--full-screen"] };
  const open = async (origin: string): Promise<Tab> => {
    const session = await new Builder()
      .usingServer(server)
      .withCapabilities({ browserName: "MiniBrowser", "webkitgtk:browserOptions": options })
      .build();
    const version = (await session.getCapabilities()).get("browserVersion");
    return { ...tabOf(session, origin), engine: `WebKitGTK ${version}` };
  };
  return {
    open,
    async close() {
      await end(child);
      await end(screen.child);
    },
  };
}

/** Runs in the page: brings an element to the middle of the window at once. The driver's own scrolling is soft, and late. */
const bringIntoSight = "arguments[0].scrollIntoView({ block: 'center', behavior: 'instant' })";

/** Time that an overlay of an element may take to leave, in milliseconds. */
const pause = 200;

/** Ignores the error of a click on an element not in view yet; throws everything else. */
async function isOutOfReach(failure: unknown): Promise<false> {
  const { ElementNotInteractableError, ElementClickInterceptedError } = error;
  const isOut = failure instanceof ElementNotInteractableError || failure instanceof ElementClickInterceptedError;
  if (!isOut) throw failure;
  await sleep(pause);
  return false;
}

function tabOf(session: WebDriver, origin: string): Omit<Tab, "engine"> {
  const find = async (by: By): Promise<WebElement | null> => {
    if (!(await session.executeScript(hasQueries))) await session.executeScript(await queriesScript);
    return await session.executeScript<WebElement | null>(findInPage, soughtFor(by));
  };
  const get = (by: By) => until(() => find(by).catch(() => null));
  return {
    goto: (path) => session.get(origin + path),
    click: async (by) => {
      const reach = async () => {
        const element = await get(by);
        await session.executeScript(bringIntoSight, element);
        await element.click();
        return true;
      };
      await until(() => reach().catch(isOutOfReach));
    },
    hover: async (by) =>
      await session
        .actions()
        .move({ origin: await get(by) })
        .perform(),
    type: async (by, text) => (await get(by)).sendKeys(text),
    press: async (key) => await session.actions().sendKeys(keys[key]).perform(),
    has: async (by) => (await find(by)) !== null,
    run: <Result, Args extends unknown[]>(script: (...args: Args) => Result, ...args: Args) =>
      session.executeScript<Result>(`return ${callOf(script, args)}`),
    async resize({ width, height }) {
      await session.manage().window().setRect({ x: 0, y: 0, width, height });
      // The window is another before the page in it is.
      await until(() => session.executeScript<boolean>(`return innerWidth === ${width}`));
    },
    screenshot: async () => Buffer.from(await session.takeScreenshot(), "base64"),
    close: () => session.quit(),
  };
}
