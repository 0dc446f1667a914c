import { createHash } from "node:crypto";
import { type Act, act } from "#admin/request/act.ts";
import { requireOffice } from "#admin/request/office.ts";
import { MoneyScreen } from "#domains/content/office/money-screen.tsx";
import { issueInWords } from "#domains/content/rules/issue-in-words.ts";
import {
  asSaved,
  changedPlans,
  changeMoneyForm,
  feeName,
  feesRead,
  type MoneyForm,
  moneyFormOf,
  readMoneyForm,
  settingsOf,
} from "#domains/content/rules/money-form.ts";
import type { Site } from "#domains/content/rules/site.ts";
import { moneySettings } from "#domains/institute/contract.ts";
import { countryNames } from "#domains/institute/rules/country.ts";
import { deskCurrencies } from "#domains/institute/rules/market-of.ts";
import { fillText } from "#shared/fill-text.ts";
import { formats, siteLocale } from "#shared/formats/formats.ts";
import { screenTitle } from "#ui/office/title.ts";
import type { Route } from "./+types/settings-money.ts";

/** The institute's currency, its markets and its fees, as visitors see them. */
export function loader(given: Route.LoaderArgs) {
  const { site, access, office } = requireOffice(given);
  if (!office.allowedVerbs(access.member.role).includes("setMoney")) throw new Response(null, { status: 403 });
  const { currency: nameOf } = formats(siteLocale);
  const form = moneyFormOf(site.content);
  return {
    form,
    seen: fingerprintOf(form),
    currencies: deskCurrencies(site.content.money).map((code): [string, string] => [code, `${nameOf(code)} (${code})`]),
    countries: Object.entries(countryNames),
  };
}

/** Fingerprints of a form before and after an act: a page without scripts is answered before the site is read again. */
type Saved = { before: string; after: string };

function fingerprintOf({ plans, ...settings }: MoneyForm): string {
  const fees = plans.map(({ id, fees: ofPlan }) => [id, Object.entries(ofPlan).toSorted()]);
  return createHash("sha256")
    .update(JSON.stringify([settings, fees]))
    .digest("hex")
    .slice(0, 16);
}

/** The fields that cannot be saved as they are, each with what is wrong in words. */
function wrongIn(form: MoneyForm, { notAmount }: Site["messages"]["admin"]["content"]["money"]) {
  const { error } = moneySettings.safeParse(settingsOf(form), { error: issueInWords });
  const ofSettings = (error?.issues ?? []).map(({ path, message }) => [path.slice(0, 3).join("."), message] as const);
  const ofFees = form.plans.flatMap((plan) =>
    Object.entries(feesRead(plan)).flatMap(([code, fee]) =>
      fee === null ? [[feeName(plan.id, code), fillText(notAmount, { currency: code })] as const] : [],
    ),
  );
  return Object.fromEntries([...ofFees, ...ofSettings.toReversed()]);
}

const acts: Record<string, Act<Saved>> = {
  save: async ({ verbs, site }, { change, seen }, sent) => {
    const words = site.messages.admin.content.money;
    const shown = moneyFormOf(site.content);
    const form = readMoneyForm(sent, shown);
    // Without scripts, a step of the form is answered by the form after it.
    if (change) return { document: changeMoneyForm(form, change) };
    const fields = wrongIn(form, words);
    if (Object.keys(fields).length > 0) return { refused: words.wrong, fields, document: form, status: 422 };
    const before = fingerprintOf(shown);
    if (seen !== before) return { refused: words.newer, document: form, status: 409 };
    const plans = changedPlans(form, site.content.plans);
    if (plans.length === 0 && JSON.stringify(settingsOf(form)) === JSON.stringify(settingsOf(shown)))
      return words.unchanged;
    const drafts = (await verbs.listDocuments()).filter(({ hasDraft }) => hasDraft);
    const waiting = drafts.filter(({ kind, id }) => kind === "plan" && plans.some((plan) => plan.id === id));
    if (waiting.length > 0) {
      const names = formats(siteLocale).list("conjunction");
      const refused = fillText(words.draft, { names: names.format(waiting.map(({ title }) => title)) });
      return { refused, document: form, status: 409 };
    }
    await verbs.setMoney({ settings: moneySettings.parse(settingsOf(form)), plans });
    const saved = asSaved(form);
    return { done: words.saved, document: saved, shown: { before, after: fingerprintOf(saved) } };
  },
};

export const action = (given: Route.ActionArgs) => act(given, acts);

export const meta = screenTitle(({ content }) => content.money.title);

export default function MoneySettings({ loaderData, actionData }: Route.ComponentProps) {
  const { before, after } = actionData?.shown ?? {};
  const seen = loaderData.seen === before && after ? after : loaderData.seen;
  return <MoneyScreen key={seen} {...loaderData} seen={seen} outcome={actionData} />;
}
