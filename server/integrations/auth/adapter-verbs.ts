import type { DBAdapterInstance, DBTransactionAdapter } from "better-auth";

/** The library's database adapter with some of its verbs replaced, inside its transactions as well. */
export function replacingVerbs(
  createAdapter: DBAdapterInstance,
  replaced: (adapter: DBTransactionAdapter) => Partial<DBTransactionAdapter>,
): DBAdapterInstance {
  return (options) => {
    const adapter = createAdapter(options);
    return {
      ...adapter,
      ...replaced(adapter),
      transaction: (work) => adapter.transaction((inner) => work({ ...inner, ...replaced(inner) })),
    };
  };
}
