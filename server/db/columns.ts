import { customType, timestamp } from "drizzle-orm/pg-core";
import { NotAnId } from "./unusable-values.ts";

/** A point in time, read as a `Date`. */
export const time = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });

/** A sum in minor units of a currency, in 64 bits. Throws for one that a JavaScript number cannot hold exactly. */
export const minorUnits = customType<{ data: number; driverData: number | string | bigint }>({
  dataType: () => "bigint",
  toDriver: exactly,
  fromDriver: (stored) => exactly(Number(stored)),
});

function exactly(minor: number): number {
  if (!Number.isSafeInteger(minor)) throw new RangeError("A sum is no whole number of minor units.");
  return minor;
}

const idShape = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Whether a text may be an id: the database refuses to look for any other. */
export const isUuid = (text: string) => idShape.test(text);

/**
 * An id. Ids come from addresses and hidden fields, where anyone may write anything: a query with another text in place
 * of an id throws `NotAnId` and does not reach the database, which would fail on it.
 */
export const uuid = customType<{ data: string; driverData: string }>({
  dataType: () => "uuid",
  toDriver(id) {
    if (!isUuid(id)) throw new NotAnId("An id is not one.");
    return id;
  },
});
