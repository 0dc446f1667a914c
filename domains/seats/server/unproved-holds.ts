import { createHmac } from "node:crypto";
import type { Site } from "#domains/content/rules/site.ts";
import { mostUnprovedEach, mostUnprovedSeats } from "#domains/seats/rules/unproved-seats.ts";
import type { Database } from "#server/db/client.ts";
import { limitKey } from "#server/http/visitor.ts";
import { mailboxKey } from "#server/mail/mailbox-key.ts";
import { day } from "#shared/durations.ts";
import { payableUntil } from "./payable-until.ts";
import { countUnprovedHolds, countUnprovedHoldsOf, lockAsker, type SeatedBatch } from "./queries.ts";

/** The origin of a request for a seat, as keyed hashes of the network and the mailbox. */
export interface Asker {
  network: string;
  mailbox: string;
}

/** The hashes by which the holds of a visitor are counted; no one can read an address in them. */
export function askerOf(secret: string, { address, email }: { address: string; email: string }): Asker {
  const hash = (kind: string, text: string) =>
    createHmac("sha256", secret).update(`asks-for-seat\n${kind}\n${text}`).digest("base64url");
  return { network: hash("network", limitKey(address)), mailbox: hash("mailbox", mailboxKey(email)) };
}

/**
 * The end of an unproved seat's hold: after a day, or once its order may no longer be paid where no mail server is set
 * up, because there no one gets the link that proves it. `begins` is the batch's first day.
 */
export function unprovedHoldEnds(
  { site, hasMail }: { site: () => Site; hasMail: boolean },
  begins: string | undefined,
): Date {
  return hasMail ? new Date(Date.now() + day) : payableUntil({ site }, new Date(), begins);
}

/** Makes other requests of the same network or mailbox wait. Call it before locking any batch. */
export async function lockHoldsOf(transaction: Database, { network, mailbox }: Asker): Promise<void> {
  await lockAsker(transaction, [network, mailbox]);
}

/** Whether another unproved seat of a locked batch may be held, while so many are free. */
export async function hasRoomForUnproved(transaction: Database, batch: SeatedBatch, free: number): Promise<boolean> {
  const unproved = await countUnprovedHolds(transaction, batch.id);
  return unproved < mostUnprovedSeats(free + unproved);
}

/** Whether one more seat may be held for a network and a mailbox; their holds must be locked. */
export async function mayHoldMore(transaction: Database, { network, mailbox }: Asker): Promise<boolean> {
  const held = await countUnprovedHoldsOf(transaction, { network, mailbox });
  return held.network < mostUnprovedEach && held.mailbox < mostUnprovedEach;
}
