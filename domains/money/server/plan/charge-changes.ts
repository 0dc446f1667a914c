import type { ChargeAct } from "#domains/money/contract.ts";
import { firstPart, type Instalment } from "#domains/money/rules/instalments.ts";
import { statementOf } from "#domains/money/rules/statement.ts";
import { type OrderEntry, readLedger } from "#domains/money/server/ledger.ts";
import { appendEntries } from "#domains/money/server/queries/ledger-queries.ts";
import type { Order } from "#domains/money/server/queries/order-queries.ts";
import { AppError } from "#server/app-error.ts";
import type { Actor } from "#server/audit/actor.ts";
import type { Database } from "#server/db/client.ts";

/** A change of what one charge asks for, in minor units, up or down. */
export interface ChargeChange {
  /** The number of the charge; null for a single one. */
  charge: number | null;
  amountMinor: number;
  act: ChargeAct;
  /** Its origin, for one that is written once. */
  source?: string | null;
}

/** What stands for a part of a charge: how much, and until when it is due. */
export interface ChargePart {
  amountMinor: number;
  dueAt: Date;
  /** The month that it is for; null for a part of a whole course. */
  partOf: number | null;
}

interface Written {
  actor: Actor;
  note: string | null;
}

/**
 * Writes changes of single charges into the ledger of an order that `transaction` has locked. Each counts from the day
 * of its charge, so that a later month that costs less lowers nothing that is owed today.
 */
export async function recordChargeChanges(
  transaction: Database,
  order: Order,
  changes: ChargeChange[],
  { actor, note }: Written,
): Promise<void> {
  const ledger = await readLedger(transaction, order);
  const at = new Date();
  await appendEntries(
    transaction,
    changes.map(({ charge, amountMinor, act, source = null }) => ({
      ...{ orderId: order.id, kind: "correction" as const, amountMinor, instalment: charge, act, note, source, at },
      dueAt: ledger.find(({ kind, instalment }) => kind === "charge" && instalment === charge)?.dueAt ?? at,
      ...{ actor: actor.kind, actorId: actor.id },
    })),
  );
}

/** Writes charges that stand for a part of others into the ledger of a locked order. */
export async function recordParts(
  transaction: Database,
  order: Order,
  parts: ChargePart[],
  { actor, note }: Written,
): Promise<void> {
  const ledger = await readLedger(transaction, order);
  const last = ledger.reduce((most, { instalment }) => Math.max(most, instalment ?? 0), firstPart - 1);
  const at = new Date();
  await appendEntries(
    transaction,
    parts.map(({ amountMinor, dueAt, partOf }, index) => ({
      ...{ orderId: order.id, kind: "charge" as const, amountMinor, instalment: last + 1 + index, partOf, dueAt, at },
      ...{ note, source: null, actor: actor.kind, actorId: actor.id },
    })),
  );
}

/**
 * The ledger of a locked order and its charges. Throws `conflict` if somebody has written into it since a page showed
 * `seen` entries, or the order is cancelled.
 */
export async function requireOpenPlan(
  transaction: Database,
  order: Order,
  seen: number | undefined,
): Promise<{ ledger: OrderEntry[]; instalments: Instalment[] }> {
  const ledger = await readLedger(transaction, order);
  if (seen !== undefined && ledger.length !== seen) throw new AppError("conflict", "order.changed");
  if (order.state === "cancelled") throw new AppError("conflict", "desk.cancelled");
  return { ledger, instalments: statementOf(ledger, order, new Date()).instalments };
}

/** The charge with this number. Throws `invalid`. */
export function requireCharge(instalments: Instalment[], charge: number | null): Instalment {
  const found = instalments.find((one) => one.charge === charge);
  if (!found) throw new AppError("invalid", "fees.noCharge");
  return found;
}
