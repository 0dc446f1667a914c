import { Link, redirect } from "react-router";
import { z } from "zod";
import { type Act, act } from "#admin/request/act.ts";
import { requireOffice } from "#admin/request/office.ts";
import { batchCopy } from "#domains/batches/contract.ts";
import { batchFields, batchTexts, placesOf, priceCurrencies } from "#domains/batches/office/batch-fields.ts";
import { BatchLife, type CopiedBatch } from "#domains/batches/office/batch-life.tsx";
import { batchLifeData } from "#domains/batches/office/batch-life-data.ts";
import { BatchWithPage } from "#domains/batches/office/batch-with-page.tsx";
import { seenOn } from "#domains/batches/office/seen-on.ts";
import { SecretId } from "#domains/lectures/office/secret-id.tsx";
import { teacherChoices } from "#domains/staff/office/teacher-choices.ts";
import { batchEnd } from "#domains/timetable/contract.ts";
import { fillCount, fillText } from "#shared/fill-text.ts";
import { clockTime, wholeDay } from "#shared/formats/class-time.ts";
import { formatDate, formatDay } from "#shared/formats/format-date.ts";
import { commaIn } from "#shared/formats/formats.ts";
import { OutcomeNote } from "#ui/form/outcome-note.tsx";
import { readJson } from "#ui/form/read-json.ts";
import { revalidateUnlessUnsent } from "#ui/form/revalidate-unless-unsent.ts";
import { useFrame } from "#ui/office/office-frame.ts";
import type { Route } from "./+types/batch-settings.ts";

/** The staff's settings of a batch, its Secret ID, and what becomes of it. */
export async function loader(given: Route.LoaderArgs) {
  const { verbs, site } = requireOffice(given);
  const entry = await verbs.showBatchEntry(given.params.batchId);
  const { batch, hasSecretId, hasTimetable, nextClass } = entry;
  const { members } = await verbs.showClass(given.params.batchId);
  const people = members.filter(({ state, person }) => state === "active" && person.email !== null).length;
  const { courses, teachers: pages, company } = site.content;
  const { teachers } = await verbs.listTeachers();
  const { timeZone } = company.hours;
  const { lang } = site.messages.language;
  return {
    shown: batchTexts(batch),
    life: batchLifeData(entry, { now: new Date(), timeZone, people, errors: site.messages.errors }),
    hasSecretId,
    hasTimetable,
    nextClass: nextClass && {
      day: wholeDay(nextClass, timeZone, lang),
      time: clockTime(nextClass, timeZone, lang),
    },
    hasEnded: nextClass === null && batch.endDate < new Date().toISOString().slice(0, 10),
    courses: courses.map(({ id, title }) => ({ id, title })),
    ...teacherChoices(teachers, pages),
    places: placesOf(site),
    currencies: priceCurrencies(site.content, lang),
    seenOn: seenOn(site),
  };
}

const texts = z.record(z.string(), z.string());

/** A new Secret ID, or a copy of the batch. */
type Shown = { secretId: string } | CopiedBatch;

const actsOf = (batchId: string): Record<string, Act<Shown>> => ({
  save: async ({ verbs, site }, form) => {
    const seen = texts.parse(readJson(form.seen ?? "{}"));
    const common = site.content.company.currency.code;
    await verbs.changeBatch(batchId, { fields: batchFields(form, { common }), seen: batchFields(seen, { common }) });
    return site.messages.admin.batches.settings.saved;
  },
  rotate: async ({ verbs }) => ({ shown: { secretId: (await verbs.rotateSecretId(batchId)).secretId } }),
  end: async ({ verbs, site }) => {
    await verbs.endSecretId(batchId);
    return site.messages.admin.batches.secretId.ended;
  },
  copyBatch: async ({ verbs, site }, { name, startDate: day, holidays = "moved", ...chosen }) => {
    const asked = batchCopy.parse({
      ...{ name, startDate: day, holidays },
      withLectures: chosen.lectures === "yes",
      withAssignments: chosen.assignments === "yes",
      withQuizzes: chosen.quizzes === "yes",
      withMaterials: chosen.materials === "yes",
    });
    const { id } = await verbs.copyBatch(batchId, asked);
    const { batch, rule } = await verbs.showTimetable(id);
    const { lang } = site.messages.language;
    const { done, holidaysNow } = site.messages.admin.batches.life.copy;
    const { schedule, timing, startDate, endDate } = batch;
    const dates = { from: formatDate(startDate, lang), until: formatDate(endDate, lang) };
    const said = fillText(done, { name: batch.name, schedule, timing, ...dates });
    const days = rule?.holidays.map((day) => formatDay(day, lang)).join(commaIn(lang));
    return { done: days ? `${said} ${fillText(holidaysNow, { days })}` : said, shown: { id, name: batch.name } };
  },
  endBatch: async ({ verbs, site }, form) => {
    const asked = batchEnd.parse(form);
    const { cancelled, told } = await verbs.endBatch(batchId, asked);
    const { batches, timetable } = site.messages.admin;
    const said = [fillText(batches.life.ended, { day: formatDate(asked.lastDay, site.messages.language.lang) })];
    if (cancelled > 0) said.push(fillCount(batches.life.end.cancelled, cancelled));
    if (told && told.people > 0) said.push(fillCount(timetable.told.people, told.people));
    return said.join(" ");
  },
  hide: async ({ verbs, site }) => {
    await verbs.hideBatch(batchId);
    return { done: site.messages.admin.batches.life.hide.done, undo: { intent: "show" } };
  },
  show: async ({ verbs, site }) => {
    await verbs.unhideBatch(batchId);
    return site.messages.admin.batches.life.hide.shown;
  },
  remove: async ({ verbs }) => {
    await verbs.removeBatch(batchId, { withLectures: true });
    return redirect("/batches");
  },
});

export const action = (given: Route.ActionArgs) => act(given, actsOf(given.params.batchId));

/** A refusal because another member changed the batch is shown beside the current batch. */
export const shouldRevalidate = revalidateUnlessUnsent;

export default function BatchSettings({ loaderData, actionData }: Route.ComponentProps) {
  const { settings: words } = useFrame().words.batches;
  const { hasSecretId, nextClass, hasEnded, life, ...form } = loaderData;
  const shown = actionData?.shown;
  const noClass = hasEnded ? words.ended : words.noHours;
  return (
    <div className="grid gap-5">
      <OutcomeNote outcome={actionData} />
      <p className={nextClass || hasEnded ? "text-ink-soft" : "text-danger"}>
        {nextClass ? fillText(words.nextClass, nextClass) : noClass}
      </p>
      {!form.hasTimetable && (
        <p>
          <Link to="../timetable" relative="path" className="link">
            {words.onlyWords}
          </Link>
        </p>
      )}
      <BatchWithPage {...form} outcome={actionData} intent="save">
        <SecretId hasSecretId={hasSecretId} fresh={shown && "secretId" in shown ? shown.secretId : undefined} />
      </BatchWithPage>
      <BatchLife {...life} outcome={actionData} copied={shown && "id" in shown ? shown : undefined} />
    </div>
  );
}
