import type { DBAdapter, DBAdapterInstance, DBTransactionAdapter, Where } from "better-auth";
import { replacingVerbs } from "#server/integrations/auth/adapter-verbs.ts";

/**
 * The adapter, with which every new password ends all reset links of its account that are still open, in the same
 * transaction: someone who asked for one before, or reads the owner's old mail, has nothing of it.
 */
export function endingResets(createAdapter: DBAdapterInstance): DBAdapterInstance {
  return replacingVerbs(createAdapter, ending);
}

function ending(adapter: DBTransactionAdapter): Pick<DBAdapter, "update" | "updateMany"> {
  const endFor = async (userId: unknown) => {
    if (typeof userId !== "string") throw new Error("A password was set for nobody that is named.");
    await adapter.deleteMany({ model: "verification", where: [{ field: "value", value: userId }] });
  };
  return {
    async update<Row>(call: { model: string; where: Where[]; update: Record<string, unknown> }) {
      const row = await adapter.update<Row>(call);
      if (setsPassword(call) && row) await endFor(Reflect.get(row, "userId"));
      return row;
    },
    async updateMany(call) {
      const count = await adapter.updateMany(call);
      if (setsPassword(call)) await endFor(call.where.find(({ field }) => field === "userId")?.value);
      return count;
    },
  };
}

function setsPassword({ model, update }: { model: string; update: Record<string, unknown> }): boolean {
  return model === "account" && "password" in update;
}
