import { parentPort } from "node:worker_threads";
import type { Envelope, FromThread, ReadMail, ToThread } from "#server/mail/incoming/port.ts";
import { readMail, UnreadableMail } from "#server/mail/incoming/read-mail.ts";

// The thread that reads mails, one at a time: anyone may send one that takes long.
const asked = new Map<number, PromiseWithResolvers<unknown[]>>();
let number = 0;

const say = (message: FromThread, moved: ArrayBuffer[] = []) => parentPort?.postMessage(message, moved);

async function resolve(name: string, type: string): Promise<unknown[]> {
  const answer = Promise.withResolvers<unknown[]>();
  number += 1;
  asked.set(number, answer);
  say({ number, name, type });
  return await answer.promise;
}

/** The memory of its files, which moves out of the thread. */
function buffersOf({ files }: ReadMail): ArrayBuffer[] {
  const own = files.flatMap(({ content: { buffer, byteLength } }) =>
    buffer instanceof ArrayBuffer && buffer.byteLength === byteLength ? [buffer] : [],
  );
  return [...new Set(own)];
}

async function read(raw: Uint8Array, envelope: Envelope | null): Promise<void> {
  try {
    const mail = await readMail(raw, envelope, resolve);
    say({ mail }, buffersOf(mail));
  } catch (error) {
    if (!(error instanceof UnreadableMail)) throw error;
    say({ mail: null });
  }
}

parentPort?.on("message", (message: ToThread) => {
  if ("raw" in message) return void read(message.raw, message.envelope);
  const answer = asked.get(message.number);
  asked.delete(message.number);
  if (message.records) answer?.resolve(message.records);
  else answer?.reject(Object.assign(new Error("The DNS has no such record."), { code: message.code }));
});
