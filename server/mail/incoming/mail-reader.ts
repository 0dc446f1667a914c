import { Worker } from "node:worker_threads";
import type { FromThread, ToThread } from "#server/read-mails.ts";
import type { Envelope, ReadMail, ResolveDns } from "./port.ts";

/** Time limit for a mail, with the questions to the DNS, in milliseconds. */
const patience = 60_000;

/** Bounds of the thread's memory, in megabytes; what a mail's files take is beside it. */
const resourceLimits = { maxOldGenerationSizeMb: 160, maxYoungGenerationSizeMb: 8 };

/** The most questions to the DNS about one mail. */
const mostQuestions = 40;

/** Reads a mail; null for one that takes too long, too much memory, or is beyond the bounds. */
export type ReadRawMail = (raw: Uint8Array, envelope: Envelope | null) => Promise<ReadMail | null>;

/** Reads each mail in a thread of its own, which ends with it: few mails come, and nothing of one is left. */
export function createMailReader(program: string, resolve: ResolveDns): ReadRawMail {
  return async (raw, envelope) => {
    const worker = new Worker(program, { env: {}, execArgv: [], resourceLimits });
    const read = Promise.withResolvers<ReadMail | null>();
    let questions = 0;
    const answer = async ({ number, name, type }: { number: number; name: string; type: string }) => {
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
    worker.on("message", (message: FromThread) => {
      if ("mail" in message) read.resolve(message.mail);
      else void answer(message);
    });
    worker.once("error", () => read.resolve(null));
    worker.once("exit", () => read.resolve(null));
    const late = setTimeout(() => read.resolve(null), patience);
    try {
      worker.postMessage({ raw, envelope } satisfies ToThread);
      return await read.promise;
    } finally {
      clearTimeout(late);
      void worker.terminate();
    }
  };
}
