import type { DBAdapter } from "better-auth";
import type { Passwords } from "#server/integrations/auth/passwords.ts";
import type { NewAccount } from "#server/integrations/auth/port.ts";

/** What is written about accounts and their passwords, without the library's own verbs: these hash inside a transaction. */
export interface PasswordAccounts {
  /** Adds an account, its address in lower case, and answers its id; null where another was quicker to take the address. */
  add(account: NewAccount): Promise<string | null>;
  /** Hashes a password again that has just been found right, where its hash is outdated. */
  renewHash(userId: string, password: string): Promise<void>;
  /**
   * Sets a password by the reset of this name, ends every session and every reset of the account, and counts the address
   * as confirmed. False where the reset is gone by then.
   */
  reset(userId: string, by: { identifier: string; password: string }): Promise<boolean>;
}

type Verbs = Pick<DBAdapter, "create" | "findOne" | "update" | "updateMany" | "deleteMany">;

/** The library's database adapter, as far as it is used here. */
interface Tables extends Pick<Verbs, "findOne" | "updateMany"> {
  transaction<Outcome>(work: (inner: Verbs) => Promise<Outcome>): Promise<Outcome>;
}

/** Passwords are hashed before a transaction begins: the embedded database serves nobody else meanwhile. */
export function createPasswordAccounts(tables: Tables, passwords: Passwords): PasswordAccounts {
  const passwordOf = (userId: string) => [
    { field: "userId", value: userId },
    { field: "providerId", value: "credential" },
  ];
  return {
    async add({ name, email, password }) {
      const moments = { createdAt: new Date(), updatedAt: new Date() };
      const hash = await passwords.hash(password);
      try {
        return await tables.transaction(async (inner) => {
          const data = { name, email, emailVerified: false, ...moments };
          const { id } = await inner.create<typeof data, { id: string }>({ model: "user", data });
          const credential = { userId: id, accountId: id, providerId: "credential", password: hash, ...moments };
          await inner.create({ model: "account", data: credential });
          return id;
        });
      } catch (error) {
        const where = [{ field: "email", value: email }];
        if (await tables.findOne({ model: "user", where })) return null;
        throw error;
      }
    },

    async renewHash(userId, password) {
      const where = passwordOf(userId);
      const credential = await tables.findOne<{ password: string | null }>({ model: "account", where });
      const stored = credential?.password;
      if (!stored || !passwords.isOutdated(stored)) return;
      const hash = await passwords.hash(password);
      // Only in place of the very hash that was found right: the password may have been changed meanwhile.
      const same = [...where, { field: "password", value: stored }];
      await tables.updateMany({ model: "account", where: same, update: { password: hash, updatedAt: new Date() } });
    },

    async reset(userId, { identifier, password }) {
      const hash = await passwords.hash(password);
      const updatedAt = new Date();
      return await tables.transaction(async (inner) => {
        const where = passwordOf(userId);
        // Of several links used at the same moment, each waits here for the one before, and then finds itself ended.
        await inner.updateMany({ model: "account", where, update: { updatedAt } });
        const open = await inner.findOne({
          model: "verification",
          where: [{ field: "identifier", value: identifier }],
        });
        if (!open) return false;
        await inner.deleteMany({ model: "session", where: [{ field: "userId", value: userId }] });
        await inner.update({
          model: "user",
          where: [{ field: "id", value: userId }],
          update: { emailVerified: true, updatedAt },
        });
        return (await inner.updateMany({ model: "account", where, update: { password: hash, updatedAt } })) > 0;
      });
    },
  };
}
