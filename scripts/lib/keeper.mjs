import { once } from "node:events";
import { request } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";

/** How long a release may take until it is healthy, and a single question about that, in milliseconds. */
const patience = 120_000;
const answerWithin = 10_000;
/** How long a release may load its code beside the running one: one of before does not say when it has, in milliseconds. */
const loadsWithin = 4_000;
/** The line by which a program says that it has (server/db/client.ts). */
const hasLoaded = /^.*waits for the data folder.*\n/m;
/** How much of a program's last words are kept, in characters. */
const wordsKept = 2_000;

const hasEnded = (child) => child.exitCode !== null || child.signalCode !== null;

/** Resolves when a process has ended. */
export async function untilEnded(child) {
  if (!hasEnded(child)) await once(child, "exit");
}

/** Whether `GET /api/health` at an address is answered with 200. */
function isHealthy({ host, port }) {
  return new Promise((resolve) => {
    const asked = request({ host, port, path: "/api/health", agent: false, timeout: answerWithin });
    asked.on("response", (answer) => {
      answer.resume();
      resolve(answer.statusCode === 200);
    });
    asked.on("timeout", () => asked.destroy());
    asked.on("error", () => resolve(false));
    asked.end();
  });
}

/** Resolves to whether the release becomes healthy before it ends, and in time. */
async function becomesHealthy(child, address) {
  const end = performance.now() + patience;
  while (!hasEnded(child) && performance.now() < end) {
    const answers = await Promise.race([isHealthy(address), untilEnded(child).then(() => false)]);
    if (answers && !hasEnded(child)) return true;
    await Promise.race([sleep(100), untilEnded(child)]);
  }
  return false;
}

/**
 * Runs one release at a time behind a held port. `start` starts the program of a release's folder and returns its
 * process, `address` is where it answers. `onEnd` hears that the program ended by itself. `hasFolder` is whether the
 * database is in the data folder, which one process has at a time.
 */
export function createKeeper({ start, address, onEnd, hasFolder = true }) {
  let running;
  let isExchanging = false;
  let isStopped = false;
  const living = new Set();

  function run(release) {
    const child = start(release);
    const started = { release, child, words: "" };
    started.loaded = new Promise((resolve) => {
      child.stderr?.on("data", (chunk) => {
        started.words = (started.words + chunk).slice(-wordsKept);
        if (hasLoaded.test(started.words)) resolve();
      });
    });
    living.add(child);
    child.on("exit", (code, signal) => {
      living.delete(child);
      if (running === started && !isExchanging) onEnd({ release, code, signal });
    });
    running = started;
    return started;
  }

  /**
   * Runs a release once `before` has ended, which is asked to when the new one has loaded its code: it answers until then,
   * and goes on where the new one ends before that.
   */
  async function runAfter(before, release) {
    const next = run(release);
    if (hasFolder) {
      await Promise.race([next.loaded, untilEnded(next.child), sleep(loadsWithin)]);
      if (hasEnded(next.child) && !hasEnded(before.child)) {
        running = before;
        return next;
      }
    }
    before.child.kill("SIGUSR2");
    await untilEnded(before.child);
    // One that has waited in vain for the data folder is started again.
    return hasEnded(next.child) && !isStopped ? run(release) : next;
  }

  /**
   * Puts a release in the running one's place; visitors' connections wait meanwhile. Where it ends or does not become
   * healthy, the former one runs again. Resolves to null, or to why it did not succeed.
   */
  async function exchange(release) {
    if (isExchanging) return "Another exchange is under way.";
    isExchanging = true;
    const before = running;
    try {
      const next = await runAfter(before, release);
      if (await becomesHealthy(next.child, address)) return null;
      const why = next.words.replace(hasLoaded, "").trim() || "It did not become healthy in time.";
      next.child.kill("SIGKILL");
      await untilEnded(next.child);
      if (isStopped) return "The program was stopped meanwhile.";
      if (running === before) return why;
      await becomesHealthy(run(before.release).child, address);
      return why;
    } finally {
      isExchanging = false;
      const { release: last, child } = running;
      // What ended before anybody listened for it.
      if (hasEnded(child)) onEnd({ release: last, code: child.exitCode, signal: child.signalCode });
    }
  }

  return {
    run,
    exchange,
    stop(signal) {
      isStopped = true;
      for (const child of living) child.kill(signal);
    },
    release: () => running.release,
  };
}
