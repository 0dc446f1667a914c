import { Worker } from "node:worker_threads";
import { minute } from "#shared/durations.ts";
import type { Envelope, FromThread, ReadMail, ResolveDns, ToThread } from "./port.ts";

/** Time limit for a mail, with the questions to the DNS, and the time the thread is kept after one, in milliseconds. */
const [patience, keptFor] = [30_000, minute];

/** Bounds of the thread's memory, in megabytes; what a mail's files take is beside it. */
const resourceLimits = { maxOldGenerationSizeMb: 160, maxYoungGenerationSizeMb: 8 };

/** The most questions to the DNS about one mail. */
const mostQuestions = 40;

/** Reads a mail; null for one that takes too long, too much memory, or is beyond the bounds. */
export type ReadRawMail = (raw: Uint8Array, envelope: Envelope | null) => Promise<ReadMail | null>;

/** Reads mails in a thread of its own, one at a time. One that the thread cannot bear ends it, and the next has another. */
export function createMailReader(program: string, resolve: ResolveDns): ReadRawMail {
  let thread: Worker | null = null;
  let ending: NodeJS.Timeout | undefined;
  const end = (worker: Worker) => {
    if (thread === worker) thread = null;
    void worker.terminate();
  };
  const start = () => {
    const worker = new Worker(program, { env: {}, execArgv: [], resourceLimits });
    worker.unref();
    worker.on("error", () => end(worker)).on("exit", () => end(worker));
    return worker;
  };
  return async (raw, envelope) => {
    clearTimeout(ending);
    thread ??= start();
    const worker = thread;
    const read = Promise.withResolvers<ReadMail | null>();
    const fail = () => {
      end(worker);
      read.resolve(null);
    };
    const answer = answerTo(worker, resolve);
    const hear = (message: FromThread) => {
      if ("mail" in message) read.resolve(message.mail);
      else void answer(message);
    };
    worker.on("message", hear).once("error", fail).once("exit", fail);
    const late = setTimeout(fail, patience);
    try {
      worker.postMessage({ raw, envelope } satisfies ToThread, ownBuffer(raw));
      return await read.promise;
    } finally {
      clearTimeout(late);
      worker.off("message", hear).off("error", fail).off("exit", fail);
      ending = setTimeout(end, keptFor, worker).unref();
    }
  };
}

/** Answers the thread's questions to the DNS about one mail. */
function answerTo(worker: Worker, resolve: ResolveDns) {
  let questions = 0;
  return async ({ number, name, type }: { number: number; name: string; type: string }) => {
    questions += 1;
    const reply = (records: unknown[] | null, code: string) =>
      worker.postMessage({ number, records, code } satisfies ToThread);
    if (questions > mostQuestions) return reply(null, "EREFUSED");
    try {
      reply(await resolve(name, type), "");
    } catch (error) {
      reply(null, error instanceof Error && "code" in error ? String(error.code) : "ESERVFAIL");
    }
  };
}

/** The memory of bytes that nothing else shares: it moves to the thread. */
const ownBuffer = ({ buffer, byteLength }: Uint8Array) =>
  buffer instanceof ArrayBuffer && buffer.byteLength === byteLength ? [buffer] : [];
