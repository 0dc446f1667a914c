import { weekInWords } from "#domains/catalogue/rules/week-in-words.ts";
import { findNamedBatches } from "#domains/catalogue/server/queries.ts";
import { shownBatch } from "#domains/catalogue/server/shown-batch.ts";
import { findCourse, type Site } from "#domains/content/rules/site.ts";
import { findOrderOfRequest, lockOrder } from "#domains/money/server/queries/order-queries.ts";
import { payableUntil } from "#domains/seats/server/payable-until.ts";
import { placePurpose } from "#domains/seats/server/place-link.ts";
import { type Enrolment, findOpenEnrolment } from "#domains/seats/server/queries.ts";
import { findLatestPlanRequest, findRequest } from "#domains/seats/server/request-queries.ts";
import { hasEnded, type SeatDeps, takeSeat } from "#domains/seats/server/seats.ts";
import { AppError } from "#server/app-error.ts";
import { visitor } from "#server/audit/actor.ts";
import type { Database } from "#server/db/client.ts";
import type { SignedTokens } from "#server/links/signed-tokens.ts";
import { shownTime } from "#shared/formats/shown-time.ts";
import { openOrder } from "./open-order.ts";
import { proveOrder } from "./prove-order.ts";

interface Deps extends SeatDeps {
  database: Database;
  signedTokens: SignedTokens;
  site: () => Site;
}

/** The claim of an acknowledgement's link: the enrolment request, and the key that only its email carries. */
interface PlaceLink {
  id: string;
  key: string | null;
}

/** The state of a request's place: not confirmed yet, or what was held for it. */
export type OwnPlaceState = "unconfirmed" | "held" | "waitlisted" | "seated";

/** The requested batch and the state of its place, for the bearer of the email's link. Throws `forbidden`. */
export async function showPlace(deps: Deps, link: PlaceLink) {
  const { batch, personId, batchId, courseId } = await requirePlace(deps, link);
  const site = deps.site();
  const present = await findOpenEnrolment(deps.database, { personId, batchId });
  return {
    course: findCourse(site.content, courseId)?.title ?? courseId,
    batch: { ...shownBatch(batch, site), instructor: batch.instructor, schedule: weekInWords(site, batch.schedule) },
    ...standing(site, present),
  };
}

/**
 * Confirms that the person who requested a place reads the request's mailbox: a seat is held for as long as an order
 * may be paid, or the waiting list place counts. A request of the plan form gets its order; returns its payment's path,
 * or null, and the place's state. Repeatable. Throws `forbidden`, and `invalid` for a batch that has ended.
 */
export async function confirmPlace(deps: Deps, link: PlaceLink, locatedIn: string | null = null) {
  const { id, personId, batchId, courseId, batch } = await requirePlace(deps, link);
  if (hasEnded(batch, new Date())) throw new AppError("invalid", "enrolment.batchEnded");
  const until = payableUntil(deps);
  return await deps.database.transaction(async (transaction) => {
    const reference = (await findOrderOfRequest(transaction, id))?.reference;
    const order = reference ? await lockOrder(transaction, reference) : undefined;
    if (order) await proveOrder(deps, transaction, order, visitor);
    const seat = await takeSeat(deps, transaction, { personId, batchId, until, courseId }, visitor);
    const request = seat.state === "held" ? await findLatestPlanRequest(transaction, { personId, batchId }) : undefined;
    const opened =
      request && (await openOrder(deps, transaction, { ...request, country: locatedIn, isProved: true }, seat.id));
    return { next: opened?.payPath ?? null, ...standing(deps.site(), seat) };
  });
}

function standing(
  { content, messages }: Site,
  seat: Enrolment | undefined,
): { state: OwnPlaceState; until: { iso: string; words: string } | null } {
  const { timeZone } = content.company.hours;
  const { lang } = messages.language;
  const until = seat?.heldUntil ? shownTime(seat.heldUntil, "minute", timeZone, lang) : null;
  if (seat?.state === "active") return { state: "seated", until };
  if (!seat?.provedAt) return { state: "unconfirmed", until };
  return { state: seat.state === "held" ? "held" : "waitlisted", until };
}

async function requirePlace({ database, signedTokens }: Deps, { id, key }: PlaceLink) {
  const reading = await signedTokens.read(placePurpose, key ?? "");
  if (reading.is !== "good" || reading.subject !== id) throw new AppError("forbidden", "place.link");
  const request = await findRequest(database, { reference: null, id });
  const { personId, batchId } = request ?? {};
  const [batch] = batchId ? await findNamedBatches(database, [batchId]) : [];
  if (!request || !personId || !batchId || !batch) throw new AppError("forbidden", "place.link");
  return { ...request, personId, batchId, batch };
}
