import { type ChildProcess, fork } from "node:child_process";
import { setPriority } from "node:os";
import { z } from "zod";
import type { Drawer, PhotoEncoder } from "./port.ts";

/** Time limit for a picture, in milliseconds; most take 150. */
const patience = 60_000;

/** A small heap; the rest of its memory are the two libraries and the picture. */
const flags = ["--max-old-space-size=96", "--max-semi-space-size=2"];

/**
 * Priority relative to the program, which answers visitors meanwhile, perhaps on the same core: the process then gets a
 * tenth of it (0 is the program's own priority, 19 the lowest).
 */
const standsBack = 10;

/** Length of a dying process's last output that is logged, in characters. */
const mostWords = 500;

const answer = z.union([
  z.object({ picture: z.instanceof(Uint8Array) }).transform(({ picture }) => Buffer.from(picture)),
  z.object({ reason: z.string() }).transform(({ reason }) => new Error(reason)),
]);

const refusals = [
  z.object({ refused: z.literal("unreadable") }),
  z.object({ refused: z.literal("pixels"), megapixels: z.number() }),
] as const;

const photoAnswer = z.union([z.object({ picture: z.instanceof(Uint8Array) }), ...refusals]);

const logoAnswer = z.union([
  z.object({ picture: z.instanceof(Uint8Array), width: z.number(), height: z.number() }),
  ...refusals,
]);

/** Draws in a process of its own. */
export function createDrawingProcess(program: string): Drawer {
  const { ask, end } = createProcess(program);
  return {
    async draw(drawing) {
      const drawn = answer.parse(await ask(drawing));
      if (drawn instanceof Error) throw drawn;
      return drawn;
    },
    end,
  };
}

/** Re-encodes photos in a process of its own, which gives its memory back after each of them. */
export function createPhotoProcess(program: string): PhotoEncoder {
  const { ask, end } = createProcess(program);
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = (message: object) => {
    const encoding = last.catch(() => {}).then(() => ask(message).finally(end));
    last = encoding;
    return encoding;
  };
  return {
    encode: async (photo) => photoAnswer.parse(await inTurn({ photo })),
    drawLogo: async (logo, slot) => logoAnswer.parse(await inTurn({ logo, slot })),
  };
}

/**
 * A process that is started with the first question, and again after it has died. It gets nothing of this one's
 * environment, and one question at a time.
 */
function createProcess(program: string) {
  let running: { child: ChildProcess; ended: Promise<never> } | null = null;
  const start = () => {
    const child = fork(program, [], {
      ...{ execArgv: flags, env: { MALLOC_ARENA_MAX: "2" }, serialization: "advanced" },
      stdio: ["ignore", "ignore", "pipe", "ipc"],
    });
    if (child.pid !== undefined) setPriority(child.pid, standsBack);
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
    async ask(message: object): Promise<unknown> {
      running ??= start();
      const { child, ended } = running;
      const timer = setTimeout(() => child.kill("SIGKILL"), patience);
      const { promise: answered, resolve } = Promise.withResolvers<unknown>();
      child.once("message", resolve);
      child.send(message, () => {});
      try {
        return await Promise.race([answered, ended]);
      } finally {
        clearTimeout(timer);
        child.off("message", resolve);
      }
    },
    end() {
      const ending = running;
      // The next question starts another: this one is gone only once its exit is seen.
      running = null;
      ending?.child.kill("SIGKILL");
    },
  };
}
