import { type Act, act } from "#admin/request/act.ts";
import { requireOffice } from "#admin/request/office.ts";
import { demoClass, demoTeacher, demoVisit } from "#domains/demo-classes/contract/trial-class.ts";
import { TrialClassesScreen } from "#domains/demo-classes/office/trial-classes-screen.tsx";
import { fillCount } from "#shared/fill-text.ts";
import { clockTime, dayInWords, dayOf } from "#shared/formats/class-time.ts";
import { screenTitle } from "#ui/office/title.ts";
import type { Route } from "./+types/trial-classes.ts";

/** The trial classes that are booked: today's, those of the next days, and those of the last seven. */
export async function loader(given: Route.LoaderArgs) {
  const { verbs, site } = requireOffice(given);
  const { timeZone } = site.content.company.hours;
  const { lang } = site.messages.language;
  const { days: words } = site.messages.admin.trials;
  const now = new Date();
  const today = dayOf(now, timeZone);
  const { classes, teachers } = await verbs.listDemoClasses();
  const shown = classes.map(({ startsAt, endsAt, teacher: _teacher, ...one }) => {
    const day = dayOf(startsAt, timeZone);
    const hours = `${clockTime(startsAt, timeZone, lang)} – ${clockTime(endsAt, timeZone, lang)}`;
    return {
      ...{ ...one, day, dayName: dayInWords(startsAt, timeZone, "with year", lang), startsAt: startsAt.toISOString() },
      ...{
        hours: day < today ? `${dayInWords(startsAt, timeZone, "with year", lang)}, ${hours}` : hours,
        isToCome: startsAt > now,
      },
    };
  });
  const later = Map.groupBy(
    shown.filter(({ day }) => day > today),
    ({ dayName }) => dayName,
  );
  const past = shown.filter(({ day }) => day < today).toReversed();
  return {
    teachers,
    days: [
      { heading: words.today, classes: shown.filter(({ day }) => day === today) },
      ...[...later].map(([heading, ofDay]) => ({ heading, classes: ofDay })),
      ...(past.length > 0 ? [{ heading: words.past, classes: past }] : []),
    ],
  };
}

const noted = new Map<string | undefined, boolean | null>([
  ["yes", true],
  ["no", false],
]);

const acts: Record<string, Act> = {
  texts: async ({ verbs, site }, { course, startsAt }) => {
    const { count } = await verbs.prepareDemoReminders(demoClass.parse({ courseId: course, startsAt }));
    return fillCount(site.messages.admin.outbox.prepared.done, count);
  },
  teacher: async ({ verbs, site }, { course, startsAt, teacher }) => {
    await verbs.setDemoTeacher(demoTeacher.parse({ courseId: course, startsAt, teacherId: teacher || null }));
    return site.messages.admin.trials.saved;
  },
  came: async ({ verbs, site }, form) => {
    const { done } = site.messages.admin.trials;
    const [came, seen] = [noted.get(form.came) ?? null, noted.get(form.seen) ?? null];
    const { state, dueAt, comesBackAt, movedAt } = form;
    const wasMoved = came === null && movedAt !== undefined;
    const before = wasMoved ? { before: { state, dueAt, comesBackAt: comesBackAt || null, movedAt } } : {};
    const was = await verbs.markDemoVisit(demoVisit.parse({ id: form.booking, came, seen, ...before }));
    if (came === null) return done.undone;
    const undo = { intent: "came", booking: form.booking ?? "", came: "", seen: form.came ?? "" };
    const ofLead = was && {
      ...{ state: was.state, dueAt: was.dueAt.toISOString(), movedAt: was.movedAt.toISOString() },
      comesBackAt: was.comesBackAt?.toISOString() ?? "",
    };
    return { done: came ? done.came : done.missed, undo: { ...undo, ...ofLead } };
  },
};

export const action = (given: Route.ActionArgs) => act(given, acts);

export const meta = screenTitle(({ trials }) => trials.title);

export default function TrialClasses({ loaderData, actionData }: Route.ComponentProps) {
  return <TrialClassesScreen {...loaderData} outcome={actionData} />;
}
