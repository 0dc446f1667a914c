import { createMiddleware } from "hono/factory";
import type { AppEnv } from "#server/api/app-env.ts";
import { type BodyBudget, type BodyShare, createBodyBudget } from "#server/api/body-budget.ts";
import { AppError } from "#server/services/app-error.ts";
import { limitKey } from "#server/services/visitors/visitor.ts";

const [KB, MB] = [1024, 1024 * 1024];

/** How much memory a body takes at a time, in bytes: as much as a socket brings at once. */
const blockSize = 64 * KB;

/** The largest body any form of text can fill, in bytes: 5,000 characters of message are at most 20 KB. */
const textSize = 64 * KB;

/** Forms of text are small and many: a class may send them from one address. */
const textBudget = { bytes: 16 * MB, atOnce: 100 };

interface BodyLimit {
  /** The most bytes a body may have. */
  maxSize: number;
  /** What the visitor reads whose body has more. */
  message: string;
  budget: BodyBudget;
}

/** `readBody` for forms of text, each with the same budget. */
export function textBodies() {
  const message = "That is too much to send at once. Please shorten it.";
  return readBody({ maxSize: textSize, message, budget: createBodyBudget(textBudget) });
}

/**
 * Receives the body before anything else looks at it, and hands on a request that has all of it; one without a body has
 * an empty one. It counts the bytes as they come, declared or not. Throws `too_large` for more than `maxSize`, without
 * reading the rest, `unreadable_body` for a body that breaks off, and what the budget throws.
 */
export function readBody({ maxSize, message, budget }: BodyLimit) {
  return createMiddleware<AppEnv>(async (c, next) => {
    const { url, method, headers, signal } = c.req.raw;
    const declared = Number(headers.get("content-length") ?? 0);
    if (declared > maxSize) throw new AppError("too_large", message);
    const share = budget.open(limitKey(c.get("visitor").address));
    try {
      const body = await received(c.req.raw.body, { declared, maxSize, share });
      if (!body) throw new AppError("too_large", message);
      c.req.raw = new Request(url, { method, headers, signal, body });
      await next();
    } finally {
      share.close();
    }
  });
}

/** The whole of a body, in one piece of memory; null where it has more than `maxSize` bytes. */
async function received(
  stream: ReadableStream<Uint8Array> | null,
  { declared, maxSize, share }: { declared: number; maxSize: number; share: BodyShare },
): Promise<Uint8Array<ArrayBuffer> | null> {
  if (!stream) return new Uint8Array();
  const reader = stream.getReader();
  const blocks = createBlocks(Math.min(declared || blockSize, blockSize));
  try {
    for (;;) {
      const { done, value } = await reader.read().catch(breakOff);
      if (done) return blocks.whole();
      if (blocks.size() + value.byteLength > maxSize) return null;
      share.add(value.byteLength);
      blocks.append(value);
    }
  } finally {
    reader.releaseLock();
  }
}

/**
 * Copies the pieces of a body together: kept as they came, a body of tiny pieces would cost far more memory than it
 * holds, and a single large piece of memory costs more than has been written into it. `first` is the first block's size.
 */
function createBlocks(first: number) {
  const full: Uint8Array[] = [];
  let last = new Uint8Array(first);
  let used = 0;
  let before = 0;
  return {
    size: () => before + used,
    append(piece: Uint8Array) {
      for (let at = 0; at < piece.byteLength; ) {
        if (used === last.byteLength) {
          full.push(last);
          before += used;
          last = new Uint8Array(blockSize);
          used = 0;
        }
        const part = piece.subarray(at, at + last.byteLength - used);
        last.set(part, used);
        used += part.byteLength;
        at += part.byteLength;
      }
    },
    whole: () => (full.length === 0 ? last.subarray(0, used) : Buffer.concat([...full, last.subarray(0, used)])),
  };
}

function breakOff(cause: unknown): never {
  throw new AppError("unreadable_body", "What you sent did not arrive whole. Please send it again.", { cause });
}
