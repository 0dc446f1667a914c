import { randomUUID } from "node:crypto";
import { z } from "zod";
import { type Act, act } from "#admin/request/act.ts";
import { requireOffice } from "#admin/request/office.ts";
import { useMember } from "#domains/staff/office/member.ts";
import {
  cancelReason,
  classesToCancel,
  classesToMove,
  classFields,
  timetableRule,
} from "#domains/timetable/contract.ts";
import { AddClass, type ShownClass } from "#domains/timetable/office/class-form.tsx";
import { ClassWeeks, type ShownWeek } from "#domains/timetable/office/class-weeks.tsx";
import { mondayOf, type RuleTexts, ruleFields, ruleTexts } from "#domains/timetable/office/rule-fields.ts";
import { RuleForm } from "#domains/timetable/office/rule-form.tsx";
import { PreviewNote, type RulePreview } from "#domains/timetable/office/rule-preview.tsx";
import { SeveralForm } from "#domains/timetable/office/several-form.tsx";
import { ToldNote } from "#domains/timetable/office/told-note.tsx";
import type { Told } from "#domains/timetable/server/class-news.ts";
import { fillText } from "#shared/fill-text.ts";
import { clockTime, dayInWords, dayOf } from "#shared/formats/class-time.ts";
import { zonedText } from "#ui/form/zoned-time.ts";
import { OutcomeNote } from "#ui/office/outcome.tsx";
import { shortDay } from "#ui/office/times.ts";
import type { Route } from "./+types/batch-timetable.ts";

/** The classes of a batch, week by week, and the rule that makes them. */
export async function loader(given: Route.LoaderArgs) {
  const { verbs, site } = requireOffice(given);
  const { batch, rule, classes } = await verbs.showTimetable(given.params.batchId);
  const { company, teachers } = site.content;
  const timeZone = rule?.timeZone ?? company.hours.timeZone;
  const now = new Date();
  const next = classes.find(({ endsAt, isCancelled }) => !isCancelled && endsAt > now);
  const fieldOf = (moment: Date) => zonedText(moment, timeZone).split("T");
  const shown = classes.map((one): ShownClass => {
    const { id, startsAt, endsAt, teacher, title, meetingUrl, ruleDay, sequence } = one;
    const [day = "", from = ""] = fieldOf(startsAt);
    const origin = sequence > 0 ? "changed" : "rule";
    const under = startsAt <= now ? "now" : "next";
    const ahead = one === next ? under : "coming";
    return {
      ...{ id, seen: one.changedAt.toISOString(), isCancelled: one.isCancelled, cancelReason: one.cancelReason },
      day: dayInWords(startsAt, timeZone, "without year"),
      hours: fillText(site.messages.admin.timetable.list.hours, {
        ...{ from: clockTime(startsAt, timeZone), to: clockTime(endsAt, timeZone) },
      }),
      fields: {
        ...{ day, startsAt: from, endsAt: fieldOf(endsAt)[1] ?? "", teacher },
        ...{ title: title ?? "", meetingUrl: meetingUrl ?? "" },
      },
      state: endsAt <= now ? "past" : ahead,
      origin: ruleDay === null ? "extra" : origin,
    };
  });
  const proposal: RuleTexts = { timeZone, fromDay: batch.startDate, untilDay: batch.endDate };
  return {
    texts: rule ? ruleTexts(rule) : proposal,
    version: rule?.version ?? 0,
    words: rule && `${batch.schedule}, ${batch.timing}`,
    coming: weeksOf(shown.filter(({ state }) => state !== "past")),
    past: weeksOf(shown.filter(({ state }) => state === "past")),
    zone: timeZone.replaceAll("_", " "),
    teachers: [...new Set([batch.instructor, ...teachers.map(({ name }) => name)])],
    several: { id: randomUUID(), fromDay: dayOf(now, timeZone), untilDay: rule?.untilDay ?? batch.endDate },
    extra: {
      id: randomUUID(),
      fields: { startsAt: rule?.startsAt ?? "", endsAt: rule?.endsAt ?? "", teacher: batch.instructor },
    },
  };
}

function weeksOf(classes: ShownClass[]): ShownWeek[] {
  const weeks = Map.groupBy(classes, ({ fields }) => mondayOf(fields.day));
  return [...weeks].map(([monday, ofWeek]) => ({ monday, name: shortDay(monday), classes: ofWeek }));
}

interface Shown {
  preview?: RulePreview;
  told?: Told | null;
}

const moment = z.iso.datetime().transform((text) => new Date(text));
const versionSeen = z.coerce.number().int().min(0);

function actsOf(batchId: string): Record<string, Act<Shown>> {
  const named = (form: Record<string, string>) => ({
    sessionId: z.uuid().parse(form.session),
    seen: moment.parse(form.seen),
  });
  return {
    preview: async ({ verbs }, form) => {
      const preview = await verbs.previewTimetable(batchId, timetableRule.parse(ruleFields(form)));
      return { shown: { preview }, typed: form };
    },
    save: async ({ verbs, site }, form) => {
      const rule = timetableRule.parse(ruleFields(form));
      const told = await verbs.saveTimetable(batchId, { rule, seen: versionSeen.parse(form.version) });
      const { batch } = await verbs.showTimetable(batchId);
      const { schedule, timing } = batch;
      return { done: fillText(site.messages.admin.timetable.rule.saved, { schedule, timing }), shown: { told } };
    },
    change: async ({ verbs, site }, form) => {
      const told = await verbs.changeClass(batchId, { ...named(form), fields: classFields.parse(form) });
      return { done: site.messages.admin.timetable.change.saved, shown: { told } };
    },
    cancel: async ({ verbs, site }, form) => {
      const reason = cancelReason.parse(form.reason ?? "");
      const told = await verbs.cancelClass(batchId, { ...named(form), reason });
      return { done: site.messages.admin.timetable.change.cancelled, shown: { told } };
    },
    restore: async ({ verbs, site }, form) => {
      const told = await verbs.restoreClass(batchId, named(form));
      return { done: site.messages.admin.timetable.change.restored, shown: { told } };
    },
    "move several": async ({ verbs, site }, form) => {
      const { minutes, ...range } = classesToMove.parse(form);
      const told = await verbs.moveClasses(batchId, { id: z.uuid().parse(form.change), range, minutes });
      return { done: site.messages.admin.timetable.several.moved, shown: { told } };
    },
    "cancel several": async ({ verbs, site }, form) => {
      const { reason, ...range } = classesToCancel.parse(form);
      const told = await verbs.cancelClasses(batchId, { id: z.uuid().parse(form.change), range, reason });
      return { done: site.messages.admin.timetable.several.cancelled, shown: { told } };
    },
    add: async ({ verbs, site }, form) => {
      const id = z.uuid().parse(form.session);
      const told = await verbs.addClass(batchId, { id, fields: classFields.parse(form) });
      return { done: site.messages.admin.timetable.change.added, shown: { told } };
    },
  };
}

export const action = (given: Route.ActionArgs) => act(given, actsOf(given.params.batchId));

/** A refusal because another member changed a class is shown beside the current class. */
export const shouldRevalidate = () => true;

export default function BatchTimetable({ loaderData, actionData }: Route.ComponentProps) {
  const { texts, version, words, coming, past, zone, teachers, extra, several } = loaderData;
  const { may } = useMember();
  const shown = actionData?.shown;
  const [mayRule, mayChange] = [may.includes("saveTimetable"), version > 0 && may.includes("changeClass")];
  return (
    <div className="grid gap-5">
      <OutcomeNote outcome={actionData} />
      {shown?.told !== undefined && <ToldNote told={shown.told} key={actionData?.at} />}
      {shown?.preview && <PreviewNote preview={shown.preview} />}
      <datalist id="teachers">
        {teachers.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_24rem]">
        <ClassWeeks coming={coming} past={past} zone={zone} mayChange={mayChange} outcome={actionData} />
        <div className="grid gap-5 max-xl:order-first">
          {mayRule && <RuleForm texts={texts} version={version} words={words} outcome={actionData} />}
          {mayChange && <SeveralForm {...several} outcome={actionData} />}
          {mayChange && <AddClass {...extra} outcome={actionData} />}
        </div>
      </div>
    </div>
  );
}
