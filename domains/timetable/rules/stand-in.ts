import { Temporal } from "temporal-polyfill";

/** The hour of the evening before, by the clock. */
const evening = "18:00";

/**
 * The time in which a class is also of the teacher who stands in for its batch's: from six in the evening of the day before
 * it begins until the day after it ends is over, by the clock of a zone.
 */
export function standInTime(
  { startsAt, endsAt }: { startsAt: Date; endsAt: Date },
  timeZone: string,
): { from: Date; until: Date } {
  const dayOf = (moment: Date) =>
    Temporal.Instant.fromEpochMilliseconds(moment.getTime()).toZonedDateTimeISO(timeZone).toPlainDate();
  // A class until midnight ends on the day before it.
  const last = dayOf(new Date(endsAt.getTime() - 1));
  const before = dayOf(startsAt).subtract({ days: 1 });
  return {
    from: new Date(before.toZonedDateTime({ timeZone, plainTime: evening }).epochMilliseconds),
    until: new Date(last.add({ days: 2 }).toZonedDateTime(timeZone).epochMilliseconds),
  };
}
