import { Link, redirect } from "react-router";
import { type Act, act } from "#admin/request/act.ts";
import { requireOffice } from "#admin/request/office.ts";
import { batchFields, placesOf, priceCurrencies, ruleOfNew } from "#domains/batches/office/batch-fields.ts";
import { BatchWithPage } from "#domains/batches/office/batch-with-page.tsx";
import { seenOn } from "#domains/batches/office/seen-on.ts";
import { teacherChoices } from "#domains/staff/office/teacher-choices.ts";
import { timetableRule } from "#domains/timetable/contract.ts";
import { OutcomeNote } from "#ui/form/outcome-note.tsx";
import { useFrame } from "#ui/office/office-frame.ts";
import { screenTitle } from "#ui/office/title.ts";
import type { Route } from "./+types/batch-new.ts";

/** The form for a new batch. */
export async function loader(given: Route.LoaderArgs) {
  const { verbs, site, access, office } = requireOffice(given);
  if (!office.allowedVerbs(access.member).includes("addBatch")) throw new Response(null, { status: 403 });
  const { courses, teachers: pages } = site.content;
  const { teachers } = await verbs.listTeachers();
  const asked = new URL(given.request.url).searchParams.get("course");
  return {
    course: courses.find(({ id }) => id === asked)?.id,
    courses: courses.map(({ id, title }) => ({ id, title })),
    ...teacherChoices(teachers, pages),
    places: placesOf(site),
    currencies: priceCurrencies(site.content, site.messages.language.lang),
    seenOn: seenOn(site),
  };
}

const acts: Record<string, Act> = {
  add: async ({ verbs, site }, form) => {
    const { company } = site.content;
    // Words are typed only where a script sends them.
    const rule = form.schedule ? undefined : timetableRule.parse(ruleOfNew(form, company.hours.timeZone));
    const { id } = await verbs.addBatch(batchFields(form, { common: company.currency.code }), rule);
    return redirect(`/batches/${id}/settings`);
  },
};

export const action = (given: Route.ActionArgs) => act(given, acts);

export const meta = screenTitle(({ batches }) => batches.settings.new);

export default function NewBatch({ loaderData, actionData }: Route.ComponentProps) {
  const { batches: words } = useFrame().words;
  return (
    <div className="grid gap-5 p-4 md:p-6">
      <header>
        <Link to="/batches" className="link text-sm">
          {words.back}
        </Link>
        <h1 className="text-2xl">{words.settings.new}</h1>
      </header>
      <OutcomeNote outcome={actionData} />
      {loaderData.courses.length > 0 ? (
        <BatchWithPage {...loaderData} shown={null} outcome={actionData} intent="add" />
      ) : (
        <p className="card max-w-4xl p-4">
          <span>{words.settings.noCourse}</span>{" "}
          <Link to="/content?group=courses" className="link">
            {words.settings.toCourses}
          </Link>
        </p>
      )}
    </div>
  );
}
