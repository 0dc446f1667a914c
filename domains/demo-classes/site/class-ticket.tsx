import { useFrame } from "#domains/content/site/site-frame.ts";
import { clockTime, dayInWords } from "#shared/formats/class-time.ts";
import { spokenZone } from "#shared/formats/spoken-zone.ts";
import { Girih } from "#ui/site/girih.tsx";

type ClassTicketProps = {
  course: string;
  start: Date;
  end: Date;
  zones: { own: string; company: string };
  isOff?: boolean;
};

/** A class as a ticket: the course, the day, and the time in the visitor's zone and in the company's. */
export function ClassTicket({ course, start, end, zones, isOff = false }: ClassTicketProps) {
  const { lang } = useFrame().language;
  const span = (timeZone: string) => `${clockTime(start, timeZone, lang)} – ${clockTime(end, timeZone, lang)}`;
  return (
    <div className="on-dark relative mt-7 overflow-hidden rounded-card border border-band-line bg-band text-on-band shadow-card">
      <div className="absolute inset-0 text-accent opacity-35 mask-[linear-gradient(to_left,black,transparent_55%)] [--strap:var(--band)]">
        <Girih tiling="4.6.12" angle={60} scale={34} strap={5} />
      </div>
      <div className="relative p-6 md:p-8">
        <p className="font-semibold text-on-band-soft">{course}</p>
        <p className={`mt-2 font-display text-2xl font-bold ${isOff ? "line-through" : ""}`}>
          <time dateTime={start.toISOString()}>{dayInWords(start, zones.own, "with year", lang)}</time>
        </p>
        <p className={`mt-1 font-display text-4xl font-extrabold tracking-tight ${isOff ? "line-through" : ""}`}>
          {span(zones.own)}
        </p>
        <p className="mt-3 text-on-band-soft">
          {spokenZone(start, zones.own, lang)}
          {span(zones.own) !== span(zones.company) && (
            <span className="block">
              {span(zones.company)} {spokenZone(start, zones.company, lang)}
            </span>
          )}
        </p>
      </div>
    </div>
  );
}
