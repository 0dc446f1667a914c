import type { User } from "./user.ts";

const kept = new WeakMap<User, Map<object, Promise<unknown>>>();

/** From now on the same is read for this user only once: for a request that changes nothing, by its own user object. */
export function keepReadings(user: User): void {
  kept.set(user, new Map());
}

/** What `read` answers; where the request of the user keeps its readings, it is asked once for each `what`. */
export async function readOnceFor<Value>(user: User, what: object, read: () => Promise<Value>): Promise<Value> {
  const readings = kept.get(user);
  if (!readings) return await read();
  if (!readings.has(what)) readings.set(what, read());
  return (await readings.get(what)) as Value;
}
