import { randomUUID } from "node:crypto";
import { z } from "zod";
import { type Act, act } from "#admin/request/act.ts";
import { requireOffice } from "#admin/request/office.ts";
import { phaseOf } from "#domains/attendance/rules/class-attendance.ts";
import {
  batchMeeting,
  cancelReason,
  classesToCancel,
  classesToMove,
  classFields,
  timetableRule,
} from "#domains/timetable/contract.ts";
import { ruleFields } from "#domains/timetable/office/rule-fields.ts";
import { timetableData } from "#domains/timetable/office/timetable-data.ts";
import { type ShownAfterAct, TimetableScreen } from "#domains/timetable/office/timetable-screen.tsx";
import { fillText } from "#shared/fill-text.ts";
import { revalidateUnlessUnsent } from "#ui/form/revalidate-unless-unsent.ts";
import type { Route } from "./+types/batch-timetable.ts";

/** The classes of a batch, week by week, and the rule that makes them. */
export async function loader(given: Route.LoaderArgs) {
  const { verbs, site } = requireOffice(given);
  const { batchId } = given.params;
  const [timetable, { members }] = [await verbs.showTimetable(batchId), await verbs.showClass(batchId)];
  const now = new Date();
  const open = timetable.classes.filter((one) => phaseOf(one, now) === "open");
  const started = await Promise.all(open.map(async ({ id }) => ({ id, ...(await verbs.showStart(batchId, id)) })));
  const people = members.filter(({ state, person }) => state === "active" && person.email !== null).length;
  return timetableData(timetable, {
    ...{ site, now, newId: randomUUID, people },
    open: started.flatMap(({ id, canStart }) => (canStart ? [id] : [])),
  });
}

const moment = z.iso.datetime().transform((text) => new Date(text));
const versionSeen = z.coerce.number().int().min(0);

function actsOf(batchId: string): Record<string, Act<ShownAfterAct>> {
  const named = (form: Record<string, string>) => ({
    classId: z.uuid().parse(form.classId),
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
      const { classId = "" } = form;
      const { classes } = await verbs.showTimetable(batchId);
      const seen = classes.find(({ id }) => id === classId)?.changedAt.toISOString() ?? "";
      const undo = { intent: "restore", classId, seen };
      return { done: site.messages.admin.timetable.change.cancelled, undo, shown: { told } };
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
    "set meeting": async ({ verbs, site }, { meetingUrl, seen }) => {
      await verbs.setMeeting(batchId, batchMeeting.parse({ meetingUrl, seen }));
      return { done: site.messages.admin.timetable.meeting.saved };
    },
    add: async ({ verbs, site }, form) => {
      const id = z.uuid().parse(form.classId);
      const told = await verbs.addClass(batchId, { id, fields: classFields.parse(form) });
      return { done: site.messages.admin.timetable.change.added, shown: { told } };
    },
  };
}

export const action = (given: Route.ActionArgs) => act(given, actsOf(given.params.batchId));

/** A refusal because another member changed a class is shown beside the current class. */
export const shouldRevalidate = revalidateUnlessUnsent;

export default function BatchTimetable({ loaderData, actionData }: Route.ComponentProps) {
  return <TimetableScreen {...loaderData} outcome={actionData} />;
}
