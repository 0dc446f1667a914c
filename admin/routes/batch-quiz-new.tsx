import { Link, redirect } from "react-router";
import { type Act, act } from "#admin/request/act.ts";
import { requireOffice } from "#admin/request/office.ts";
import { settingsOf } from "#domains/quizzes/office/quiz-texts.ts";
import { SettingsForm } from "#domains/quizzes/office/settings-form.tsx";
import { classChoices } from "#domains/timetable/office/class-choices.ts";
import { OutcomeNote } from "#ui/form/outcome-note.tsx";
import { useClassFrame } from "#ui/office/class-words.ts";
import type { Route } from "./+types/batch-quiz-new.ts";

export async function loader(given: Route.LoaderArgs) {
  const { verbs, site } = requireOffice(given);
  const { batchId } = given.params;
  await verbs.listQuizzes(batchId);
  const { classes } = await verbs.showTimetable(batchId);
  return { batchId, classes: classChoices(classes, site) };
}

const actsOf = (batchId: string): Record<string, Act> => ({
  create: async ({ verbs, site }, form) => {
    const settings = settingsOf(form, site.content.company.hours.timeZone);
    const { workId } = await verbs.addQuiz(batchId, settings);
    return redirect(`/batches/${batchId}/quizzes/${workId}`);
  },
});

export const action = (given: Route.ActionArgs) => act(given, actsOf(given.params.batchId));

/** The form for a new quiz. */
export default function NewQuiz({ loaderData: { batchId, classes }, actionData }: Route.ComponentProps) {
  const { quizzes: words } = useClassFrame().words;
  return (
    <div className="grid max-w-2xl gap-4">
      <Link to={`/batches/${batchId}/quizzes`} className="link justify-self-start text-sm">
        {words.back}
      </Link>
      <h2 className="text-xl">{words.newTitle}</h2>
      <OutcomeNote outcome={actionData} />
      <div className="card p-4">
        <SettingsForm intent="create" texts={{ attempts: "1", shuffle: "on" }} classes={classes} outcome={actionData} />
      </div>
    </div>
  );
}
