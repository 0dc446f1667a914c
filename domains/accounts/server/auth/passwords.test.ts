import { setTimeout as sleep } from "node:timers/promises";
import { hashPassword } from "better-auth/crypto";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createPasswords, passwordCost } from "./passwords.ts";
import { PasswordsBusy } from "./port.ts";

/** Cheap, for quick tests. */
const cheap = { ln: 4, r: 8, p: 1 };

describe("a stored password", () => {
  it("has the cost that OWASP recommends for scrypt: N 2^17, r 8, p 1", async () => {
    expect(passwordCost).toEqual({ ln: 17, r: 8, p: 1 });
    const passwords = createPasswords();
    const hash = await passwords.hash("sunny river forty two");
    expect(hash).toMatch(/^\$scrypt\$ln=17,r=8,p=1\$[\w-]{22}\$[\w-]{43}$/);
    expect(await passwords.verify({ hash, password: "sunny river forty two" })).toBe(true);
    expect(await passwords.verify({ hash, password: "sunny river forty tw0" })).toBe(false);
  });

  it("is verified by the same password only, and has a salt of its own", async () => {
    const passwords = createPasswords(cheap);
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: "grapheme" }), fc.string({ unit: "grapheme" }), async (one, other) => {
        const hash = await passwords.hash(one);
        expect(await passwords.hash(one)).not.toBe(hash);
        expect(await passwords.verify({ hash, password: one })).toBe(true);
        expect(await passwords.verify({ hash, password: other })).toBe(
          one.normalize("NFKC") === other.normalize("NFKC"),
        );
      }),
      { numRuns: 40 },
    );
  });

  it("is verified at the cost it was made with, and is outdated if that is not today's", async () => {
    const [before, now] = [createPasswords(cheap), createPasswords({ ...cheap, ln: 5 })];
    const old = await before.hash("sunny river");
    expect([before.isOutdated(old), now.isOutdated(old)]).toEqual([false, true]);
    expect(await now.verify({ hash: old, password: "sunny river" })).toBe(true);
    expect(await now.verify({ hash: old, password: "sunny rivers" })).toBe(false);
  });

  it("of the library is verified too, and outdated", async () => {
    const passwords = createPasswords(cheap);
    const hash = await hashPassword("sunny river");
    expect(await passwords.verify({ hash, password: "sunny river" })).toBe(true);
    expect(await passwords.verify({ hash, password: "sunny rivers" })).toBe(false);
    expect(passwords.isOutdated(hash)).toBe(true);
  });

  it.each(["", ":", "a:", "$scrypt$", "$scrypt$ln=99,r=8,p=1$AAAA$AAAA", "$argon2id$v=19$AAAA$AAAA", "plain text"])(
    "is nobody's where it is none: %j",
    async (hash) => {
      const passwords = createPasswords(cheap);
      expect(await passwords.verify({ hash, password: "" })).toBe(false);
      expect(await passwords.verify({ hash, password: "plain text" })).toBe(false);
    },
  );

  it("takes as long to refuse if its hash is old: today's cost is paid too", async () => {
    const passwords = createPasswords({ ln: 14, r: 8, p: 1 });
    const [old, now] = [await createPasswords(cheap).hash("sunny river"), await passwords.hash("sunny river")];
    // Hashing works in threads of the pool: the whole process' processor time is counted.
    const timeOf = async (hash: string) => {
      const before = process.cpuUsage();
      for (let times = 0; times < 5; times += 1) await passwords.verify({ hash, password: "not this one" });
      return process.cpuUsage(before).user;
    };
    expect(await timeOf(old)).toBeGreaterThan((await timeOf(now)) * 0.5);
  });
});

describe("many passwords at once", () => {
  it("are hashed a few at a time; the others wait, and one too many is refused", async () => {
    const running = { now: 0, most: 0 };
    const passwords = createPasswords(cheap, {
      atOnce: 2,
      waiting: 3,
      derive: async () => {
        running.now += 1;
        running.most = Math.max(running.most, running.now);
        await sleep(5);
        running.now -= 1;
        return Buffer.alloc(32);
      },
    });
    const outcomes = await Promise.allSettled(Array.from({ length: 7 }, () => passwords.hash("sunny river")));
    expect(running.most).toBe(2);
    expect(outcomes.map(({ status }) => status)).toEqual([...Array(5).fill("fulfilled"), "rejected", "rejected"]);
    const [, , , , , refused] = outcomes;
    expect(refused?.status === "rejected" && refused.reason).toBeInstanceOf(PasswordsBusy);
    await expect(passwords.hash("sunny river")).resolves.toContain("$scrypt$");
  });

  it("continue after one that failed", async () => {
    let calls = 0;
    const passwords = createPasswords(cheap, {
      atOnce: 1,
      waiting: 5,
      derive: async () => {
        calls += 1;
        if (calls === 1) throw new Error("no memory");
        return Buffer.alloc(32);
      },
    });
    const outcomes = await Promise.allSettled([1, 2, 3].map(() => passwords.hash("sunny river")));
    expect(outcomes.map(({ status }) => status)).toEqual(["rejected", "fulfilled", "fulfilled"]);
  });
});
