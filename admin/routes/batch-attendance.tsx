import { requireOffice } from "#admin/request/office.ts";
import { ClassRow } from "#domains/attendance/office/attended-class-row.tsx";
import { clockTime, dayInWords } from "#shared/formats/class-time.ts";
import { Empty } from "#ui/empty.tsx";
import { useClassFrame } from "#ui/office/class-words.ts";
import type { Route } from "./+types/batch-attendance.ts";

/** The classes of a batch with their attendance: those that have opened, the latest first, and those to come. */
export async function loader(given: Route.LoaderArgs) {
  const { verbs, site } = requireOffice(given);
  const { batchId } = given.params;
  const { timeZone } = site.content.company.hours;
  const { lang } = site.messages.language;
  const now = new Date();
  const found = await verbs.listAttendance(batchId);
  const shown = found.map(({ batchClass: { id, title, startsAt, endsAt }, phase, counts }) => ({
    ...{ id, title, phase, counts, isComing: startsAt > now && phase !== "open" },
    day: dayInWords(startsAt, timeZone, "with year", lang),
    hours: `${clockTime(startsAt, timeZone, lang)} – ${clockTime(endsAt, timeZone, lang)}`,
  }));
  return {
    batchId,
    held: shown.filter(({ isComing }) => !isComing),
    coming: shown.filter(({ isComing }) => isComing).toReversed(),
  };
}

export default function BatchAttendance({ loaderData: { batchId, held, coming } }: Route.ComponentProps) {
  const { attendance: words } = useClassFrame().words;
  if (held.length + coming.length === 0)
    return (
      <div className="card">
        <Empty title={words.empty} text={words.text} />
      </div>
    );
  return (
    <div className="grid gap-5">
      <section className="card">
        <h2 className="px-4 pt-3.5 pb-2.5 text-lg">{words.title}</h2>
        {held.length === 0 && <p className="px-4 pb-4 text-ink-soft">{words.text}</p>}
        <ul>
          {held.map((one) => (
            <ClassRow key={one.id} batchId={batchId} {...one} />
          ))}
        </ul>
      </section>
      {coming.length > 0 && (
        <details className="card">
          <summary className="px-4 py-3 font-display text-lg font-bold">{words.coming}</summary>
          <ul>
            {coming.map((one) => (
              <ClassRow key={one.id} batchId={batchId} {...one} />
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}
