import { createMiddleware } from "hono/factory";
import { holdsNul } from "#server/api/middleware/holds-nul.ts";
import type { AppEnv } from "#server/http/request.ts";
import { AppError } from "#server/services/app-error.ts";
import { limitKey } from "#server/services/visitors/visitor.ts";
import type { ErrorReason } from "#shared/rules/error-words.ts";

/** One body's share of a budget. */
interface BodyShare {
  /** Counts received bytes. Throws `unavailable` once all bodies together exceed the budget. */
  add(bytes: number): void;
  /** Gives the share back; further calls do nothing. */
  close(): void;
}

/** Bounds the memory of request bodies, from their first byte until they are answered. */
export interface BodyBudget {
  /**
   * Begins a body. Throws `throttled` for an address that is already sending as many as it may at once, `unavailable`
   * while the budget is used up.
   */
  open(address: string): BodyShare;
}

/** When to try again after a refusal, in seconds. */
const tryAgainAfter = 10;

function tooMuch() {
  const cause = new Error("The bodies that are being received fill their memory.");
  return new AppError("unavailable", "body.crowded", { retryAfter: tryAgainAfter, cause });
}

interface Budget {
  /** How much memory all bodies together may take, in bytes. */
  bytes: number;
  /** How many bodies each address may send at once. */
  atOnce: number;
  /** How many bodies are received at once, from all addresses; without a limit unless given. */
  inAll?: number;
}

/** A budget for bodies of one kind, in this process. */
export function createBodyBudget({ bytes, atOnce, inAll = Number.POSITIVE_INFINITY }: Budget): BodyBudget {
  const open = new Map<string, number>();
  let held = 0;
  let bodies = 0;
  return {
    open(address) {
      const others = open.get(address) ?? 0;
      if (others >= atOnce) {
        throw new AppError("throttled", "body.several", { retryAfter: tryAgainAfter });
      }
      if (held >= bytes || bodies >= inAll) throw tooMuch();
      bodies += 1;
      open.set(address, others + 1);
      let own = 0;
      let isOpen = true;
      return {
        add(count) {
          own += count;
          held += count;
          if (held > bytes) throw tooMuch();
        },
        close() {
          if (!isOpen) return;
          isOpen = false;
          held -= own;
          bodies -= 1;
          const left = (open.get(address) ?? 1) - 1;
          if (left > 0) open.set(address, left);
          else open.delete(address);
        },
      };
    },
  };
}

const [KB, MB] = [1024, 1024 * 1024];

/** The memory a body takes at a time, in bytes: as much as a socket delivers at once. */
const blockSize = 64 * KB;

/** The largest body of a form of text, in bytes: 5,000 characters of message are at most 20 KB. */
const textSize = 64 * KB;

/** Forms of text are small and many: a class may send them from one address. */
const textBudget = { bytes: 16 * MB, atOnce: 100 };

/** The largest body of a document's form, in bytes: 300,000 characters, and the names of its fields. */
const documentSize = 2 * MB;

/** Few people write documents at once. */
const documentBudget = { bytes: 16 * MB, atOnce: 4 };

/** The largest body with a photo in it, in bytes: one slightly too large is refused in words by the act itself. */
const photoSize = 16 * MB;

/** A photo or two of a few people at once. */
const photoBudget = { bytes: 48 * MB, atOnce: 2, inAll: 6 };

interface BodyLimit {
  /** The most bytes a body may have. */
  maxSize: number;
  /** The reason of the refusal if the body has more. */
  tooLarge: ErrorReason;
  budget: BodyBudget;
}

/** `readBody` for forms of text, each with the same budget. */
export function textBodies() {
  return readBody({ maxSize: textSize, tooLarge: "body.tooLarge", budget: createBodyBudget(textBudget) });
}

/** `readBody` for forms of whole documents. */
export function documentBodies() {
  return readBody({ maxSize: documentSize, tooLarge: "content.tooLong", budget: createBodyBudget(documentBudget) });
}

/** `readBody` for photos. */
export function photoBodies() {
  return readBody({ maxSize: photoSize, tooLarge: "photo.tooLarge", budget: createBodyBudget(photoBudget) });
}

/** The largest body with a class's slides or notes in it, in bytes: one slightly too large is refused in words. */
const materialSize = 24 * MB;

/** `readBody` for slides and notes: a file of a few teachers at once. */
export function materialBodies() {
  const budget = createBodyBudget({ bytes: 72 * MB, atOnce: 2, inAll: 4 });
  return readBody({ maxSize: materialSize, tooLarge: "material.tooLarge", budget });
}

/** The largest body of a form of staff, in bytes: captions of hours of talk, or a list of 500 students. */
const staffSize = 2.5 * MB;

/** `readBody` for forms of signed-in staff. */
export function staffBodies() {
  const budget = createBodyBudget({ bytes: 16 * MB, atOnce: 20 });
  return readBody({ maxSize: staffSize, tooLarge: "body.tooLarge", budget });
}

/**
 * Receives the whole body before any handler reads it; no body counts as an empty one. Counts the bytes as they arrive,
 * whatever length is declared. Throws `too_large` for more than `maxSize`, without reading the rest, `unreadable_body`
 * for a body that breaks off, `invalid` for a text with a NUL, and what the budget throws.
 */
export function readBody({ maxSize, tooLarge, budget }: BodyLimit) {
  return createMiddleware<AppEnv>(async (c, next) => {
    const { url, method, headers, signal } = c.req.raw;
    const declared = Number(headers.get("content-length") ?? 0);
    if (declared > maxSize) throw new AppError("too_large", tooLarge);
    const share = budget.open(limitKey(c.get("visitor").address));
    try {
      const body = await received(c.req.raw.body, { declared, maxSize, share });
      if (!body) throw new AppError("too_large", tooLarge);
      if (holdsNul(body, headers.get("content-type") ?? "")) throw new AppError("invalid", "text.unreadable");
      c.req.raw = new Request(url, { method, headers, signal, body });
      await next();
    } finally {
      share.close();
    }
  });
}

/** The whole body in one piece of memory; null if it has more than `maxSize` bytes. */
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
 * Copies a body's chunks into blocks. Tiny chunks would take far more memory than their bytes, and one large block more
 * than has been written to it. `first` is the first block's size.
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
  throw new AppError("unreadable_body", "body.incomplete", { cause });
}
