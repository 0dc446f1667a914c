import { company } from "#shared/content/company.ts";

/** A point in time as an ISO time, and in words by the company's clock. */
export interface Moment {
  iso: string;
  words: string;
}

const looks: Record<"day" | "minute", Intl.DateTimeFormatOptions> = {
  day: { day: "numeric", month: "long", year: "numeric" },
  minute: {
    ...{ day: "numeric", month: "long", year: "numeric" },
    ...{ hour: "2-digit", minute: "2-digit", timeZoneName: "short" },
  },
};

/** A moment to the day, "21 November 2026", or to the minute, "21 November 2026 at 17:14 GMT+5". */
export function momentOf(at: Date, exactness: keyof typeof looks): Moment {
  const words = new Intl.DateTimeFormat("en-GB", { ...looks[exactness], timeZone: company.hours.timeZone }).format(at);
  return { iso: at.toISOString(), words };
}
