import { type Act, act } from "#admin/request/act.ts";
import { requireOffice } from "#admin/request/office.ts";
import { studentChoiceOf } from "#admin/request/student-choice.ts";
import { ChosenStudents } from "#domains/overview/office/chosen-students.tsx";
import { causeInWords } from "#shared/error-words.ts";
import { fillCount, fillText } from "#shared/fill-text.ts";
import { dayOf } from "#shared/formats/class-time.ts";
import { formats } from "#shared/formats/formats.ts";
import { screenTitle } from "#ui/office/title.ts";
import type { Route } from "./+types/students-chosen.ts";

/** The students who were ticked in the list, batch by batch, with what is done with many at once. */
export async function loader(given: Route.LoaderArgs) {
  const { verbs, site, access, office } = requireOffice(given);
  const { searchParams } = new URL(given.request.url);
  const { students, left, batches } = await verbs.showChosen(studentChoiceOf(searchParams));
  const today = dayOf(new Date(), site.content.company.hours.timeZone);
  const open = (await verbs.listBatchNames()).filter(({ endDate }) => endDate >= today);
  const may = office.allowedVerbs(access.member);
  return {
    ...{ students, left },
    batches: batches.map(({ courseId, ...batch }) => ({
      ...batch,
      others: open
        .filter((one) => one.courseId === courseId && one.id !== batch.id)
        .map(({ id, name }): [string, string] => [id, name]),
    })),
    /** Who was chosen, for the screens that these lead to. */
    search: searchParams.toString(),
    mayBill: may.includes("openFees"),
    mayMove: may.includes("moveStudents"),
  };
}

const acts: Record<string, Act> = {
  move: async ({ verbs, site }, { to = "" }, sent) => {
    const words = site.messages.admin.students.chosen;
    const places = sent.getAll("place").map(String);
    if (places.length === 0) return { refused: words.none };
    const { moved, stayed } = await verbs.moveStudents({ places, to });
    if (stayed.length === 0) return fillCount(words.moved, moved);
    const reasons = stayed.map(({ name, refusal }) =>
      fillText(words.because, { name, reason: causeInWords(refusal, site.messages.errors) }),
    );
    const names = formats(site.messages.language.lang).list("conjunction").format(reasons);
    return `${moved > 0 ? `${fillCount(words.moved, moved)} ` : ""}${fillText(words.stayed, { names })}`;
  },
};

export const action = (given: Route.ActionArgs) => act(given, acts);

export const meta = screenTitle(({ students }) => students.chosen.title);

export default function StudentsChosen({ loaderData, actionData }: Route.ComponentProps) {
  return <ChosenStudents {...loaderData} outcome={actionData} />;
}
