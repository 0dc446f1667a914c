import { formatOf } from "#shared/formats/zone-formats.ts";

const hours = /* @__PURE__ */ formatOf("en-GB", { hour: "2-digit", hourCycle: "h23" });

/** The hours of night, from the first to before the last. */
const night = { from: 22, until: 7 };

/** Whether a moment lies in the night of a zone: from 22:00 to 07:00. */
export function isAtNight(moment: Date, timeZone: string): boolean {
  const hour = Number(hours(timeZone).format(moment));
  return hour >= night.from || hour < night.until;
}
