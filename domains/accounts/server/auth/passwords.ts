import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from "node:crypto";
import { totalmem } from "node:os";
import { z } from "zod";
import { createTurns } from "./take-turns.ts";

/** The cost of a hash: scrypt's N as a power of two, its block size and its parallelism (RFC 7914). */
export interface PasswordCost {
  ln: number;
  r: number;
  p: number;
}

/** OWASP's Password Storage Cheat Sheet for scrypt: N 2^17, r 8, p 1. Making a hash takes 128 MiB. */
export const passwordCost: PasswordCost = { ln: 17, r: 8, p: 1 };

/** The cost of the library's own hashes, which do not name it: 32 MiB. */
const libraryCost: PasswordCost = { ln: 14, r: 16, p: 1 };

const keyLength = 32;
const gibibyte = 2 ** 30;

/** Hashes and verifies passwords. Both throw `PasswordsBusy` while too many wait already. */
export interface Passwords {
  /** The hash to store: `$scrypt$ln=17,r=8,p=1$<salt>$<key>`, with a salt of its own. */
  hash(password: string): Promise<string>;
  /** Whether a hash of any cost was made from this password; false for anything that is not a hash. */
  verify(of: { hash: string; password: string }): Promise<boolean>;
  /** Whether a hash was made at another cost than today's and should be made again. */
  isOutdated(hash: string): boolean;
}

interface Work {
  /** Hashes made at the same time. */
  atOnce: number;
  /** Hashes that may wait for their turn. */
  waiting: number;
  derive: typeof deriveKey;
}

/** A machine of 1 GiB makes one hash at a time. Thirty-two wait when a whole class signs in at once. */
const usualWork: Work = { atOnce: memory() < 2 * gibibyte ? 1 : 2, waiting: 32, derive: deriveKey };

/** Hashes a few passwords at a time, at a cost that only tests lower. */
export function createPasswords(cost: PasswordCost = passwordCost, work: Work = usualWork): Passwords {
  const inTurn = createTurns(work);
  const derive = (password: string, from: Parameters<typeof deriveKey>[1]) =>
    inTurn(() => work.derive(password.normalize("NFKC"), from));

  const hash = async (password: string) => {
    const salt = randomBytes(16);
    const key = await derive(password, { salt, cost, length: keyLength });
    return `$scrypt$${costText(cost)}$${base64(salt)}$${base64(key)}`;
  };

  return {
    hash,
    async verify({ hash: stored, password }) {
      const known = parse(stored);
      if (!known) return false;
      const key = await derive(password, { salt: known.salt, cost: known.cost, length: known.key.length });
      const isRight = timingSafeEqual(key, known.key);
      // An old hash is cheaper. Without this, the time of a refusal would show that the account exists.
      if (!isRight && costText(known.cost) !== costText(cost)) await hash(password);
      return isRight;
    },
    isOutdated: (stored) => !stored.startsWith(`$scrypt$${costText(cost)}$`),
  };
}

interface StoredPassword {
  cost: PasswordCost;
  salt: Buffer | string;
  key: Buffer;
}

const ownHash = /^\$scrypt\$ln=(\d{1,2}),r=(\d{1,3}),p=(\d{1,2})\$([\w-]+)\$([\w-]+)$/;
const libraryHash = /^([0-9a-f]{32}):([0-9a-f]{128})$/;
/** No stored cost can ask for more memory than twice today's. */
const storedCost = z.object({ ln: z.int().min(1).max(18), r: z.int().min(1).max(16), p: z.int().min(1).max(16) });

function parse(hash: string): StoredPassword | null {
  const [, salt, key] = libraryHash.exec(hash) ?? [];
  // The library uses the salt's hexadecimal text itself as the salt.
  if (salt && key) return { cost: libraryCost, salt, key: Buffer.from(key, "hex") };
  const [, ln, r, p, ownSalt = "", ownKey = ""] = ownHash.exec(hash) ?? [];
  const cost = storedCost.safeParse({ ln: Number(ln), r: Number(r), p: Number(p) });
  if (!cost.success) return null;
  return { cost: cost.data, salt: Buffer.from(ownSalt, "base64url"), key: Buffer.from(ownKey, "base64url") };
}

const costText = ({ ln, r, p }: PasswordCost) => `ln=${ln},r=${r},p=${p}`;
const base64 = (bytes: Buffer) => bytes.toString("base64url");

function deriveKey(
  password: string,
  { salt, cost, length }: { salt: Buffer | string; cost: PasswordCost; length: number },
): Promise<Buffer> {
  const N = 2 ** cost.ln;
  const options: ScryptOptions = { N, r: cost.r, p: cost.p, maxmem: 2 * 128 * N * cost.r };
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
  scrypt(password, salt, length, options, (error, key) => (error ? reject(error) : resolve(key)));
  return promise;
}

/** The memory that this process may use, in bytes: a container's limit, or the machine's memory. */
function memory(): number {
  const limit = process.constrainedMemory();
  return limit > 0 ? Math.min(limit, totalmem()) : totalmem();
}
