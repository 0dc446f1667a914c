import { Form, Link } from "react-router";
import { type Act, act } from "#admin/request/act.ts";
import { requireOffice } from "#admin/request/office.ts";
import { newDiscount } from "#domains/money/contract.ts";
import { NewDiscount } from "#domains/money/office/new-discount.tsx";
import { useMember } from "#domains/staff/office/member.ts";
import { fillText } from "#shared/fill-text.ts";
import { formatMoney } from "#shared/formats/format-money.ts";
import { currency } from "#shared/money.ts";
import { Empty } from "#ui/empty.tsx";
import { useFrame } from "#ui/office/frame.ts";
import { OutcomeNote } from "#ui/office/outcome.tsx";
import { shortTime } from "#ui/office/times.ts";
import { screenTitle } from "#ui/office/title.ts";
import type { Route } from "./+types/discounts.ts";

/** Every discount code, with its number of uses. */
export async function loader(given: Route.LoaderArgs) {
  const { verbs, site } = requireOffice(given);
  const { timeZone } = site.content.company.hours;
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
    endsAt: one.endsAt && shortTime(one.endsAt, now, timeZone),
  }));
  return { discounts, courses: [...titles], currencies: currency.options };
}

const acts: Record<string, Act> = {
  make: async ({ verbs, site }, form) => {
    const { code, worth = "", currency, course, maxUses, until } = form;
    const value = currency ? { amount: worth, currency } : { percent: Number(worth.replace("%", "")) };
    const discount = newDiscount.parse({
      ...{ code, ...value, maxUses: Number(maxUses) },
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

export default function Discounts({
  loaderData: { discounts, courses, currencies },
  actionData,
}: Route.ComponentProps) {
  const { payments } = useFrame().words;
  const { discounts: words } = payments;
  const { may } = useMember();
  return (
    <div className="grid items-start gap-6 p-4 md:p-6 xl:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="min-w-0">
        <Link to="/payments" className="link">
          {payments.title}
        </Link>
        <h1 className="text-2xl">{words.title}</h1>
        <p className="mt-1 mb-4 max-w-prose text-ink-soft">{words.lead}</p>
        <OutcomeNote outcome={actionData} />
        {discounts.length === 0 && <Empty title={words.empty} text={undefined} />}
        <ul className="grid gap-2">
          {discounts.map(({ code, worth, uses, maxUses, course, hasEnded, endsAt }) => (
            <li key={code} className="card flex flex-wrap items-center gap-x-6 gap-y-2 px-4 py-3">
              <code className={`min-w-32 font-semibold ${hasEnded ? "text-ink-faint line-through" : ""}`}>{code}</code>
              <span className="font-display text-lg font-bold">{worth}</span>
              <span className="text-ink-soft">{course ?? words.anyCourse}</span>
              <span className="text-ink-soft">
                {words.used} {fillText(words.uses, { uses, most: maxUses })}
              </span>
              <span className="text-ink-soft">
                {hasEnded && words.ended}
                {!hasEnded && (endsAt ? `${words.until} ${endsAt}` : words.forever)}
              </span>
              {!hasEnded && may.includes("stopDiscount") && (
                <Form method="post" className="ml-auto">
                  <input type="hidden" name="code" value={code} />
                  <button type="submit" name="intent" value="stop" className="button button-quiet">
                    {words.stop}
                  </button>
                </Form>
              )}
            </li>
          ))}
        </ul>
      </div>
      {may.includes("makeDiscount") && <NewDiscount courses={courses} currencies={currencies} outcome={actionData} />}
    </div>
  );
}
