import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import { AppError } from "#server/app-error.ts";
import type { ErrorReason } from "#shared/error-words.ts";
import { ownTurn } from "#shared/serving/own-turn.ts";
import { type BodyBudget, type BodyShare, createBodyBudget } from "./body-budget.ts";
import { bodySizes } from "./body-sizes.ts";
import { boundaryOf, holdsNul, mendHalfLetters, textSize } from "./body-text.ts";
import { isTooDeep } from "./is-too-deep.ts";
import type { AppEnv } from "./request.ts";
import { limitKey } from "./visitor.ts";

const [KB, MB] = [1024, 1024 * 1024];

/** Memory block of a body, in bytes: as much as a socket delivers at once. */
const blockSize = 64 * KB;

/** Forms of text are small and many: a class may send them from one address. */
const textBudget = { bytes: 16 * MB, atOnce: 100 };

/** Few people write documents at once. */
const documentBudget = { bytes: 16 * MB, atOnce: 4 };

/** A photo or two of a few people at once. */
const photoBudget = { bytes: 48 * MB, atOnce: 2 };

/** Slides and notes: a file or two of a few teachers at once, three of the largest. */
const materialBudget = { bytes: 72 * MB, atOnce: 2 };

/** Forms of signed-in staff. */
const staffBudget = { bytes: 16 * MB, atOnce: 20 };

/** Captions of a few teachers. */
const captionsBudget = { bytes: 16 * MB, atOnce: 4 };

type Sender = (c: Context<AppEnv>) => string;

interface BodyLimit {
  /** The most bytes a body may have. */
  maxSize: number;
  /** The reason of the refusal if the body has more. */
  tooLarge: ErrorReason;
  /** The most bytes of its text, where the body may have a file: nobody types megabytes. */
  maxText?: number;
  budget: BodyBudget;
  /** The sender, for the budget; the visitor's address unless given. */
  sender?: Sender;
  /** Whether its sender has signed it: then it stays as it came. */
  isSigned?: boolean;
  /** Reserves the declared length before the body comes, so that it is not refused half-way. For known senders. */
  setsAside?: boolean;
}

/** `readBody` for forms of text, each with the same budget. */
export function textBodies() {
  return readBody({ maxSize: bodySizes.text, tooLarge: "body.tooLarge", budget: createBodyBudget(textBudget) });
}

/** `readBody` for forms of whole documents. */
export function documentBodies(sender: Sender) {
  const budget = createBodyBudget(documentBudget);
  return readBody({ sender, maxSize: bodySizes.document, tooLarge: "content.tooLong", budget });
}

/** `readBody` for photos. */
export function photoBodies(sender: Sender) {
  const budget = createBodyBudget(photoBudget);
  const [maxSize, maxText] = [bodySizes.photo, bodySizes.staff];
  return readBody({ sender, maxSize, tooLarge: "photo.tooLarge", maxText, budget, setsAside: true });
}

/** `readBody` for questions with a picture. */
export function questionBodies(sender: Sender) {
  const budget = createBodyBudget(photoBudget);
  const [maxSize, maxText] = [bodySizes.question, bodySizes.text];
  return readBody({ sender, maxSize, tooLarge: "question.tooLarge", maxText, budget, setsAside: true });
}

/** `readBody` for slides and notes. */
export function materialBodies(sender: Sender) {
  const budget = createBodyBudget(materialBudget);
  const [maxSize, maxText] = [bodySizes.material, bodySizes.staff];
  return readBody({ sender, maxSize, tooLarge: "material.tooLarge", maxText, budget, setsAside: true });
}

/** `readBody` for forms of signed-in staff. */
export function staffBodies(sender: Sender) {
  const budget = createBodyBudget(staffBudget);
  return readBody({ sender, maxSize: bodySizes.staff, tooLarge: "body.tooLarge", budget });
}

/** `readBody` for a bank's files. */
export function statementBodies(sender: Sender) {
  const budget = createBodyBudget(documentBudget);
  return readBody({ sender, maxSize: bodySizes.statement, tooLarge: "body.tooLarge", budget });
}

const visitorOf: Sender = (c) => limitKey(c.get("visitor").address);

/** `readBody` for captions. */
export function captionBodies(sender: Sender) {
  const budget = createBodyBudget(captionsBudget);
  return readBody({ sender, maxSize: bodySizes.captions, tooLarge: "manage.captionsTooLarge", budget });
}

/**
 * Receives the whole body before any handler reads it; a missing body counts as empty, and halves of letters in JSON
 * become the sign for an unreadable one. Counts the bytes as they arrive,
 * regardless of the declared length. Throws `too_large` for more than `maxSize`, without reading the rest, and for more
 * text than `maxText`; `unreadable_body` for a body that breaks off and for JSON nested too deep, `invalid` for a form
 * with more fields than any has or a text with a NUL, and the budget's errors.
 */
export function readBody(limit: BodyLimit) {
  const {
    maxSize,
    maxText = maxSize,
    tooLarge,
    budget,
    sender = visitorOf,
    setsAside = false,
    isSigned = false,
  } = limit;
  return createMiddleware<AppEnv>(async (c, next) => {
    const { url, method, headers, signal } = c.req.raw;
    const declared = Number(headers.get("content-length") ?? 0);
    if (declared > maxSize) throw new AppError("too_large", tooLarge);
    const type = headers.get("content-type") ?? "";
    if (declared > maxText && boundaryOf(type) === undefined) throw new AppError("too_large", "body.tooLarge");
    const share = budget.open(sender(c), setsAside ? declared : 0);
    try {
      const body = await received(c.req.raw.body, { declared, maxSize, share });
      if (!body) throw new AppError("too_large", tooLarge);
      share.arrived();
      // A file takes milliseconds to join, to check and to copy: each in a turn of its own.
      const turn = async () => body.byteLength > MB && (await ownTurn());
      await turn();
      checkText(body, type, isSigned);
      if (maxText < maxSize && textSize(body, type) > maxText) throw new AppError("too_large", "body.tooLarge");
      await turn();
      c.req.raw = new Request(url, { method, headers, signal, body });
      // Every reader starts in its own turn from here.
      await ownTurn();
      await next();
    } finally {
      share.close();
    }
  });
}

function checkText(body: Uint8Array, type: string, isSigned: boolean) {
  if (hasTooManyFields(body, type)) throw new AppError("invalid", "body.fields");
  if (isTooDeep(body, type)) throw new AppError("unreadable_body", "body.unreadable");
  if (holdsNul(body, type)) throw new AppError("invalid", "text.unreadable");
  if (!isSigned) mendHalfLetters(body, type);
}

/** The most fields of a form: a gradebook row has three for each work, a large class's sheet one for each student. */
const mostFields = 5_000;

/** Whether a form has more fields than any of ours, by its separators alone: parsing very many is slow. */
function hasTooManyFields(body: Uint8Array, type: string): boolean {
  const boundary = boundaryOf(type);
  const isForm = /^application\/x-www-form-urlencoded/i.test(type);
  if (!boundary && !isForm) return false;
  const bytes = Buffer.from(body.buffer, body.byteOffset, body.byteLength);
  const separator = Buffer.from(boundary ? `--${boundary}` : "&");
  let count = 0;
  for (let at = bytes.indexOf(separator); at !== -1 && count <= mostFields; at = bytes.indexOf(separator, at + 1))
    count += 1;
  return count > mostFields;
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
      const { done, value } = await nextOf(reader, share);
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

/** Continues reading, unless the body must give way. */
function nextOf(reader: ReadableStreamDefaultReader<Uint8Array>, share: BodyShare) {
  return new Promise<ReadableStreamReadResult<Uint8Array>>((resolve, reject) => {
    share.whenGone(reject);
    reader.read().then(resolve, (cause) => reject(new AppError("unreadable_body", "body.incomplete", { cause })));
  });
}
