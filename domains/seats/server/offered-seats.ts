import { weekInWords } from "#domains/catalogue/rules/week-in-words.ts";
import { shownBatch } from "#domains/catalogue/server/shown-batch.ts";
import { findCourse, type Site } from "#domains/content/rules/site.ts";
import { AppError } from "#server/app-error.ts";
import { visitor } from "#server/audit/actor.ts";
import type { Database } from "#server/db/client.ts";
import type { SignedTokens } from "#server/links/signed-tokens.ts";
import { shownTime } from "#shared/formats/shown-time.ts";
import { findEnrolmentsWithPeople } from "./queries.ts";
import { type SeatDeps, withdrawSeat } from "./seats.ts";

export interface Deps extends SeatDeps {
  database: Database;
  signedTokens: SignedTokens;
  site: () => Site;
}

/** The claim of an email's link: the enrolment whose seat it offers, and the key that proves it. */
export interface SeatLink {
  id: string;
  key: string | null;
}

const purpose = "seat";

/** The path where an offered seat is taken; its link works as long as the seat is held. */
export async function seatPath(
  signedTokens: SignedTokens,
  { id, heldUntil }: { id: string; heldUntil: Date },
): Promise<string> {
  return `/seats/${id}?key=${await signedTokens.sign(purpose, id, heldUntil)}`;
}

/** An offered seat, for the bearer of its link. Throws `forbidden` if the key does not open it or the offer has ended. */
export async function showOfferedSeat(deps: Deps, link: SeatLink) {
  const { enrolment, batch, heldUntil } = await requireOffer(deps, link);
  const site = deps.site();
  const { content, messages } = site;
  return {
    id: enrolment.id,
    course: findCourse(content, batch.courseId)?.title ?? batch.courseId,
    batch: { ...shownBatch(batch, site), instructor: batch.instructor, schedule: weekInWords(site, batch.schedule) },
    heldUntil: shownTime(heldUntil, "minute", content.company.hours.timeZone, messages.language.lang),
  };
}

/** Gives an offered seat back, so that the next in line gets it at once. Throws as `showOfferedSeat` does. */
export async function declineSeat(deps: Deps, link: SeatLink): Promise<void> {
  const { enrolment } = await requireOffer(deps, link);
  await deps.database.transaction((transaction) => withdrawSeat(deps, transaction, enrolment.id, visitor));
}

export async function requireOffer({ database, signedTokens }: Deps, { id, key }: SeatLink) {
  const reading = await signedTokens.read(purpose, key ?? "");
  if (reading.is === "expired") throw new AppError("forbidden", "seat.ended");
  if (reading.is === "invalid" || reading.subject !== id) throw new AppError("forbidden", "seat.link");
  const [found] = await findEnrolmentsWithPeople(database, [id]);
  const heldUntil = found?.enrolment.heldUntil;
  if (!found || !heldUntil) throw new AppError("forbidden", "seat.ended");
  return { ...found, heldUntil };
}
