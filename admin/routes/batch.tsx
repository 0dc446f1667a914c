import { Link, Outlet } from "react-router";
import { BatchTabs } from "#admin/layout/batch-tabs.tsx";
import { requireOffice } from "#admin/request/office.ts";
import { daysIn, timingIn } from "#domains/catalogue/rules/batch-days.ts";
import { fillCount, fillText } from "#shared/fill-text.ts";
import { commaIn } from "#shared/formats/formats.ts";
import { Badge } from "#ui/badge.tsx";
import { useFrame } from "#ui/office/office-frame.ts";
import { shortDay } from "#ui/office/times.ts";
import type { Route } from "./+types/batch.ts";

/** A batch's header, above its class, lectures and settings. */
export async function loader(given: Route.LoaderArgs) {
  const { verbs, site } = requireOffice(given);
  const { lang } = site.messages.language;
  const { timeZone } = site.content.company.hours;
  const { batch, members } = await verbs.showClass(given.params.batchId);
  const { _id: id, name, instructor, schedule, timing, startDate, endDate, enrolled, seats, isHidden } = batch;
  const seated = members.filter(({ state }) => ["active", "held", "completed"].includes(state)).length;
  const hours = { schedule: daysIn(lang, schedule), timing: timingIn(lang, timing, timeZone) };
  return {
    batch: { id, name, instructor, ...hours, startDate, endDate, enrolled, seats, isHidden },
    elsewhere: enrolled - seated,
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.batch.name }];

export default function Batch({ loaderData: { batch, elsewhere } }: Route.ComponentProps) {
  const { lang } = useFrame().language;
  const comma = commaIn(lang);
  const { batches: words } = useFrame().words;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5 p-4 md:p-6">
      <header className="min-w-0">
        <Link to="/batches" className="link text-sm">
          {words.back}
        </Link>
        <h1 className="text-2xl">
          <bdi>{batch.name}</bdi> {batch.isHidden && <Badge>{words.life.hidden}</Badge>}
        </h1>
        <p className="mt-1 text-ink-soft">
          {batch.schedule + comma + batch.timing + comma}
          <bdi>{batch.instructor}</bdi>
          <span>
            {comma}
            {fillText(words.dates, { from: shortDay(batch.startDate, lang), until: shortDay(batch.endDate, lang) })}
          </span>
        </p>
        <p className="mt-3 font-display text-2xl font-bold">
          {/* Each by itself: two numbers side by side would be written as one from right to left. */}
          <bdi>{fillText(words.seats, { taken: batch.enrolled, seats: batch.seats })}</bdi>
          {elsewhere > 0 && (
            <bdi className="ms-3 font-text text-base font-normal text-ink-soft">
              {fillCount(words.elsewhere, elsewhere)}
            </bdi>
          )}
        </p>
        <BatchTabs batchId={batch.id} />
      </header>
      <Outlet />
    </div>
  );
}
