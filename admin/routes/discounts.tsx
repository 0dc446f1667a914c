import { type Act, act } from "#admin/request/act.ts";
import { requireOffice } from "#admin/request/office.ts";
import { deskCurrencies } from "#domains/institute/rules/market-of.ts";
import { newDiscount } from "#domains/money/contract.ts";
import { DiscountsScreen } from "#domains/money/office/discounts-screen.tsx";
import { fillText } from "#shared/fill-text.ts";
import { dateIn } from "#shared/formats/format-date.ts";
import { formatMoney } from "#shared/formats/format-money.ts";
import { numberTyped, percentTyped } from "#shared/read-number.ts";
import { screenTitle } from "#ui/office/title.ts";
import type { Route } from "./+types/discounts.ts";

/** Every discount code, with its number of uses. */
export async function loader(given: Route.LoaderArgs) {
  const { verbs, site } = requireOffice(given);
  const { timeZone } = site.content.company.hours;
  const { lang } = site.messages.language;
  const now = new Date();
  const titles = new Map(site.content.courses.map(({ id, title }) => [id, title]));
  const discounts = (await verbs.listDiscounts()).map((one) => ({
    code: one.code,
    worth:
      one.percent === null && one.amountMinor !== null && one.currency !== null
        ? formatMoney({ minor: one.amountMinor, currency: one.currency })
        : `${one.percent}%`,
    ...{ uses: one.uses, maxUses: one.maxUses },
    course: one.courseId && (titles.get(one.courseId) ?? one.courseId),
    hasEnded: (one.endsAt !== null && one.endsAt <= now) || one.uses >= one.maxUses,
    // A code ends with its last day.
    lastDay: one.endsAt && dateIn(timeZone, new Date(one.endsAt.getTime() - 1), lang),
  }));
  return { discounts, courses: [...titles], currencies: deskCurrencies(site.content.money) };
}

const acts: Record<string, Act> = {
  make: async ({ verbs, site }, form) => {
    const { code, worth = "", currency, course, maxUses = "", until } = form;
    const value = currency ? { amount: worth, currency } : { percent: percentTyped(worth) };
    const discount = newDiscount.parse({
      ...{ code, ...value, maxUses: numberTyped(maxUses) },
      ...{ course: course || undefined, until: until || undefined },
    });
    await verbs.makeDiscount(discount);
    return fillText(site.messages.admin.payments.discounts.made, { code: discount.code });
  },
  stop: async ({ verbs, site }, form) => {
    const { code } = await verbs.stopDiscount(form.code ?? "");
    return fillText(site.messages.admin.payments.discounts.stopped, { code });
  },
};

export const action = (given: Route.ActionArgs) => act(given, acts);

export const meta = screenTitle(({ payments }) => payments.discounts.title);

export default function Discounts({ loaderData, actionData }: Route.ComponentProps) {
  return <DiscountsScreen {...loaderData} outcome={actionData} />;
}
