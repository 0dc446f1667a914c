import { Worker } from "node:worker_threads";

interface Bounds {
  /** Time the thread is kept after a question, in milliseconds. */
  keptFor: number;
  /** Time limit for a question, the thread's start included, in milliseconds; only a broken thread takes as long. */
  patience: number;
  resourceLimits: { maxOldGenerationSizeMb: number; maxYoungGenerationSizeMb: number };
}

/**
 * A thread that answers each message with one, asked one question at a time. `program` is its file; it starts when it is
 * first asked, and again after it has ended.
 */
export function createAskedThread<Question, Answer>(program: string, { keptFor, patience, resourceLimits }: Bounds) {
  let thread: Worker | null = null;
  let ending: NodeJS.Timeout | undefined;

  const started = () => {
    const worker = new Worker(program, { env: {}, execArgv: [], resourceLimits });
    worker.unref();
    for (const sign of ["error", "exit"]) worker.once(sign, () => forget(worker));
    return worker;
  };

  const forget = (worker: Worker) => {
    if (thread === worker) thread = null;
  };

  const end = (worker: Worker) => {
    // The next question starts another: this one is gone only once its exit is seen.
    forget(worker);
    void worker.terminate();
  };

  return async (question: Question): Promise<Answer> => {
    clearTimeout(ending);
    thread ??= started();
    const worker = thread;
    const { promise, resolve, reject } = Promise.withResolvers<Answer>();
    const onExit = () => reject(new Error(`The thread ${program} ended.`));
    const impatient = setTimeout(end, patience, worker);
    worker.once("message", resolve).once("error", reject).once("exit", onExit);
    worker.postMessage(question);
    try {
      return await promise;
    } finally {
      clearTimeout(impatient);
      worker.off("message", resolve).off("error", reject).off("exit", onExit);
      ending = setTimeout(end, keptFor, worker).unref();
    }
  };
}
