import type { DBAdapter } from "better-auth";
import type { Passwords } from "./passwords.ts";
import type { NewAccount } from "./port.ts";

type Verbs = Pick<DBAdapter, "create" | "findOne" | "updateMany" | "deleteMany">;

/** The part of the library's database adapter that is used here. */
interface Tables extends Pick<Verbs, "findOne" | "updateMany"> {
  transaction<Outcome>(work: (inner: Verbs) => Promise<Outcome>): Promise<Outcome>;
}

/**
 * Writes accounts and passwords without the library's own verbs, which hash inside a transaction: here the hash is made
 * before, because the embedded database serves no one else during one.
 */
export function createPasswordAccounts(tables: Tables, passwords: Passwords) {
  const passwordOf = (userId: string) => [
    { field: "userId", value: userId },
    { field: "providerId", value: "credential" },
  ];
  return {
    /** Adds an account, its address in lower case, and answers its id; null if the address was taken meanwhile. */
    async add({ name, email, password }: NewAccount): Promise<string | null> {
      const times = { createdAt: new Date(), updatedAt: new Date() };
      const hash = await passwords.hash(password);
      try {
        return await tables.transaction(async (inner) => {
          const data = { name, email, emailVerified: false, ...times };
          const { id } = await inner.create<typeof data, { id: string }>({ model: "user", data });
          const credential = { userId: id, accountId: id, providerId: "credential", password: hash, ...times };
          await inner.create({ model: "account", data: credential });
          return id;
        });
      } catch (error) {
        const where = [{ field: "email", value: email }];
        if (await tables.findOne({ model: "user", where })) return null;
        throw error;
      }
    },

    /** Rehashes a password that has just proved right, if its hash is outdated. */
    async renewHash(userId: string, password: string): Promise<void> {
      const where = passwordOf(userId);
      const credential = await tables.findOne<{ password: string | null }>({ model: "account", where });
      const stored = credential?.password;
      if (!stored || !passwords.isOutdated(stored)) return;
      const hash = await passwords.hash(password);
      // Only if that hash is still stored: the password may have been changed meanwhile.
      const same = [...where, { field: "password", value: stored }];
      await tables.updateMany({ model: "account", where: same, update: { password: hash, updatedAt: new Date() } });
    },

    /**
     * Sets a password by the reset with this identifier, and ends every session and every reset of the account. False if
     * the reset is gone.
     */
    async reset(userId: string, { identifier, password }: { identifier: string; password: string }): Promise<boolean> {
      const hash = await passwords.hash(password);
      const updatedAt = new Date();
      return await tables.transaction(async (inner) => {
        const where = passwordOf(userId);
        // If several links are used at the same time, each waits here for the one before, and then finds itself revoked.
        await inner.updateMany({ model: "account", where, update: { updatedAt } });
        const open = await inner.findOne({
          model: "verification",
          where: [{ field: "identifier", value: identifier }],
        });
        if (!open) return false;
        await inner.deleteMany({ model: "session", where: [{ field: "userId", value: userId }] });
        return (await inner.updateMany({ model: "account", where, update: { password: hash, updatedAt } })) > 0;
      });
    },
  };
}
