import { redirect } from "react-router";
import { type Act, act } from "#admin/request/act.ts";
import { requireOffice } from "#admin/request/office.ts";
import { postingActs } from "#admin/request/posting-acts.ts";
import { newGrade } from "#domains/work/contract.ts";
import { pointsTyped } from "#domains/work/office/assignment-fields.ts";
import { gradingData } from "#domains/work/office/grading-data.ts";
import { GradingScreen } from "#domains/work/office/grading-screen.tsx";
import { hiddenNumber } from "#ui/form/hidden-number.ts";
import { revalidateUnlessUnsent } from "#ui/form/revalidate-unless-unsent.ts";
import type { Route } from "./+types/batch-grading.ts";

/** One assignment's hand-ins, one student after another. */
export async function loader(given: Route.LoaderArgs) {
  const { verbs, site } = requireOffice(given);
  const { batchId, workId } = given.params;
  const handIns = await verbs.listHandIns(batchId, workId);
  const asked = new URL(given.request.url).searchParams.get("student");
  const { timeZone } = site.content.company.hours;
  const { lang } = site.messages.language;
  const shown = gradingData(handIns, asked, { now: new Date(), timeZone, lang });
  const { student } = shown;
  const files = student?.latest ? await verbs.seeHandIn(batchId, workId, student.enrolmentId) : [];
  return { batchId, workId, files, ...shown };
}

const actsOf = ({ batchId, workId }: Route.ActionArgs["params"]): Record<string, Act> => ({
  ...postingActs(batchId),
  grade: async ({ verbs, site }, form) => {
    const rubric = Object.fromEntries(
      Object.entries(form).flatMap(([name, text]) =>
        name.startsWith("rubric-") && text.trim() !== "" ? [[name.slice("rubric-".length), pointsTyped(text)]] : [],
      ),
    );
    const given = Object.values(rubric);
    const sum = given.length > 0 ? Math.round(given.reduce((one, other) => one + other, 0) * 100) / 100 : null;
    const typed = form.points?.trim() ? pointsTyped(form.points) : sum;
    const points = form.excused ? "excused" : typed;
    const feedback = (form.feedback ?? "").replaceAll("\r\n", "\n");
    const grade = newGrade.parse({ points, rubric, feedback });
    const enrolmentId = form.student ?? "";
    await verbs.gradeHandIn(batchId, { ...grade, workId, enrolmentId, seen: hiddenNumber(form.seen) });
    if (form.then === "next" && form.next) return redirect(`/batches/${batchId}/work/${workId}?student=${form.next}`);
    return site.messages.admin.work.grading.saved;
  },
});

export const action = (given: Route.ActionArgs) => act(given, actsOf(given.params));

/** A refusal because another member graded meanwhile is shown beside the current grade. */
export const shouldRevalidate = revalidateUnlessUnsent;

export default function Grading({ loaderData, actionData }: Route.ComponentProps) {
  return <GradingScreen {...loaderData} outcome={actionData} />;
}
