import { type Act, act } from "#admin/request/act.ts";
import { requireOffice } from "#admin/request/office.ts";
import { bookMonth, incomeGroups, incomeRequest } from "#domains/money/contract/income.ts";
import { incomeData, monthInWords } from "#domains/money/office/income/income-data.ts";
import { IncomeScreen } from "#domains/money/office/income/income-screen.tsx";
import { monthsFrom } from "#domains/money/rules/register.ts";
import { fillText } from "#shared/fill-text.ts";
import { ListWithPanel } from "#ui/office/list-panel.tsx";
import { screenTitle } from "#ui/office/title.ts";
import type { Route } from "./+types/income.ts";

/** The income of the month, the branch and the currency that the address names. */
export async function loader(given: Route.LoaderArgs) {
  const { verbs, site } = requireOffice(given);
  const asked = new URL(given.request.url).searchParams;
  const [month, currency, branch] = [asked.get("month"), asked.get("currency"), asked.get("branch")];
  const read = incomeRequest.safeParse({
    ...{ ...(month && { month }), ...(currency && { currency }) },
    ...(branch !== null && branch !== "all" && { branch }),
  });
  const income = await verbs.showIncome(read.success ? read.data : {});
  const { content, messages } = site;
  const staff = await verbs.listColleagues();
  const teachers = income.batches.flatMap(({ teacherId, instructor }): [string, string][] =>
    teacherId ? [[teacherId, instructor]] : [],
  );
  const branches = content.branches.map(({ id, name }): [string, string] => [id, name]);
  const names = {
    ...{ branch: new Map(branches), teacher: new Map(teachers) },
    course: new Map(content.courses.map(({ id, title }) => [id, title])),
    batch: new Map(income.batches.map(({ id, name }) => [id, name])),
    staff: new Map(staff.map(({ userId, name }) => [userId, name])),
  };
  const { timeZone } = content.company.hours;
  const { methods } = messages.admin.payments;
  return {
    income: incomeData(income, {
      words: messages.admin.income,
      methods,
      names,
      timeZone,
      lang: messages.language.lang,
      by: incomeGroups.find((group) => group === asked.get("by")) ?? incomeGroups[0],
    }),
    branches,
    earlier: income.before,
    later: income.month < income.present ? (monthsFrom(income.month, 2)[1] ?? null) : null,
  };
}

const acts: Record<string, Act> = {
  close: async ({ verbs, site }, form) => {
    const month = bookMonth.parse(form.month);
    await verbs.closeBooks(month);
    return fillText(site.messages.admin.income.books.done, { month: monthInWords(month, site.messages.language.lang) });
  },
  reopen: async ({ verbs, site }, form) => {
    const month = bookMonth.parse(form.month);
    await verbs.reopenBooks(month);
    return fillText(site.messages.admin.income.books.reopenedNow, {
      month: monthInWords(month, site.messages.language.lang),
    });
  },
};

export const action = (given: Route.ActionArgs) => act(given, acts);

export const meta = screenTitle(({ income }) => income.title);

export default function Income({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <ListWithPanel panel="routes/income-rows" room="lg:grid-cols-[minmax(0,1fr)_minmax(0,24rem)]">
      <IncomeScreen {...loaderData} outcome={actionData} />
    </ListWithPanel>
  );
}
