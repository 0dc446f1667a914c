import { type ChildProcess, fork } from "node:child_process";
import { z } from "zod";
import type { Drawer } from "#server/integrations/drawing/port.ts";

/** How long a picture may take, in milliseconds; most take 150. */
const patience = 60_000;

/** A small heap; the rest of its memory are the two libraries and the picture. */
const flags = ["--max-old-space-size=96", "--max-semi-space-size=2"];

/** How much of what a process says before it dies is told, in characters. */
const mostWords = 500;

const answer = z.union([
  z.object({ picture: z.instanceof(Uint8Array) }).transform(({ picture }) => Buffer.from(picture)),
  z.object({ reason: z.string() }).transform(({ reason }) => new Error(reason)),
]);

/**
 * Draws in a process of its own, which is started with the first picture, and again after it has died. It is told nothing
 * of this one's environment.
 */
export function createDrawingProcess(program: string): Drawer {
  let running: { child: ChildProcess; ended: Promise<never> } | null = null;
  const start = () => {
    const child = fork(program, [], {
      ...{ execArgv: flags, env: { MALLOC_ARENA_MAX: "2" }, serialization: "advanced" },
      stdio: ["ignore", "ignore", "pipe", "ipc"],
    });
    let words = "";
    child.stderr?.on("data", (chunk: Buffer) => {
      words = (words + chunk).slice(-mostWords);
    });
    const { promise: ended, reject } = Promise.withResolvers<never>();
    ended.catch(() => {
      if (running?.child === child) running = null;
    });
    child.on("error", reject);
    child.on("exit", (code, signal) => reject(new Error(`The process that draws ended (${signal ?? code}). ${words}`)));
    return { child, ended };
  };

  return {
    async draw(drawing) {
      running ??= start();
      const { child, ended } = running;
      const timer = setTimeout(() => child.kill("SIGKILL"), patience);
      const { promise: answered, resolve } = Promise.withResolvers<unknown>();
      child.once("message", resolve);
      child.send(drawing, () => {});
      try {
        const drawn = answer.parse(await Promise.race([answered, ended]));
        if (drawn instanceof Error) throw drawn;
        return drawn;
      } finally {
        clearTimeout(timer);
        child.off("message", resolve);
      }
    },
    end() {
      running?.child.kill("SIGKILL");
    },
  };
}
