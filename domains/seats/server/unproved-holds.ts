import { createHmac } from "node:crypto";
import type { Site } from "#domains/content/rules/site.ts";
import type { Database } from "#server/db/client.ts";
import { limitKey } from "#server/http/visitor.ts";
import { mailboxKey } from "#server/mail/mailbox-key.ts";
import { day } from "#shared/durations.ts";
import { payableUntil } from "./payable-until.ts";
import { countUnprovedHolds, countUnprovedPlaces, lockAsker, type SeatedBatch } from "./queries.ts";

/**
 * The number of a batch's seats that may be held for people who have proved nothing yet, if so many would be free
 * without them: a third, at least one. The others stay for those who confirm their address, pay, or are known to staff.
 */
export function mostUnprovedSeats(open: number): number {
  return open <= 0 ? 0 : Math.max(1, Math.floor(open / 3));
}

/** Maximum number of unproved places, held seats and waiting ones, at a time for one network, and for one mailbox. */
const mostUnprovedEach = 3;

/** The origin of a request for a seat, as keyed hashes of the network and the mailbox. */
export interface Asker {
  network: string;
  mailbox: string;
}

/** The hashes by which the places of a visitor are counted; no one can read an address in them. */
export function askerOf(secret: string, { address, email }: { address: string; email: string }): Asker {
  const hash = (kind: string, text: string) =>
    createHmac("sha256", secret).update(`asks-for-seat\n${kind}\n${text}`).digest("base64url");
  return { network: hash("network", limitKey(address)), mailbox: hash("mailbox", mailboxKey(email)) };
}

/**
 * The end of an unproved seat's hold: after a day, or once its order may no longer be paid where no mail server is set
 * up, because there no one gets the link that proves it. `begins` is the batch's first day, `from` the hold's own time.
 */
export function unprovedHoldEnds(
  { site, hasMail }: { site: () => Site; hasMail: () => boolean },
  begins: string | undefined,
  from = new Date(),
): Date {
  return hasMail() ? new Date(from.getTime() + day) : payableUntil({ site }, from, begins);
}

/** Makes other requests of the same networks or mailboxes wait. Call it before locking any batch. */
export async function lockHoldsOf(transaction: Database, askers: Asker[]): Promise<void> {
  await lockAsker(
    transaction,
    askers.flatMap(({ network, mailbox }) => [network, mailbox]),
  );
}

/** Whether another unproved seat of a locked batch may be held, while so many are free. */
export async function hasRoomForUnproved(transaction: Database, batch: SeatedBatch, free: number): Promise<boolean> {
  const unproved = await countUnprovedHolds(transaction, batch.id);
  return unproved < mostUnprovedSeats(free + unproved);
}

/**
 * Counts places for networks and mailboxes whose holds are locked: the returned function says whether an asker may have
 * one more, and then counts it.
 */
export async function countPlacesOf(transaction: Database, askers: Asker[]): Promise<(asker: Asker) => boolean> {
  const networks = await countUnprovedPlaces(
    transaction,
    "askedFrom",
    askers.map(({ network }) => network),
  );
  const mailboxes = await countUnprovedPlaces(
    transaction,
    "askedBy",
    askers.map(({ mailbox }) => mailbox),
  );
  return ({ network, mailbox }) => {
    const [here, theirs] = [networks.get(network) ?? 0, mailboxes.get(mailbox) ?? 0];
    if (here >= mostUnprovedEach || theirs >= mostUnprovedEach) return false;
    networks.set(network, here + 1);
    mailboxes.set(mailbox, theirs + 1);
    return true;
  };
}
