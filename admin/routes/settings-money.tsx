import { createHash } from "node:crypto";
import { type Act, act } from "#admin/request/act.ts";
import { requireOffice } from "#admin/request/office.ts";
import { MoneyScreen } from "#domains/content/office/money-screen.tsx";
import { issueInWords } from "#domains/content/rules/issue-in-words.ts";
import {
  changeMoneyForm,
  lowestFees,
  type MoneyForm,
  moneyFormOf,
  readMoneyForm,
} from "#domains/content/rules/money-form.ts";
import { moneySettings } from "#domains/institute/contract.ts";
import { countriesIn } from "#domains/institute/rules/countries-in.ts";
import { deskCurrencies } from "#domains/institute/rules/market-of.ts";
import { namesIn } from "#shared/formats/names.ts";
import { screenTitle } from "#ui/office/title.ts";
import type { Route } from "./+types/settings-money.ts";

/** The institute's currency and its markets, as visitors see them. */
export function loader(given: Route.LoaderArgs) {
  const { site, access, office } = requireOffice(given);
  if (!office.allowedVerbs(access.member).includes("setMoney")) throw new Response(null, { status: 403 });
  const { currency: nameOf } = namesIn(site.messages.language.lang);
  const form = moneyFormOf(site.content.money);
  return {
    form,
    lowest: lowestFees(site.content.plans),
    seen: fingerprintOf(form),
    currencies: deskCurrencies(site.content.money).map((code): [string, string] => [code, `${nameOf(code)} (${code})`]),
    countries: countriesIn(site.messages.language.lang),
  };
}

/** Fingerprints of a form before and after an act: a page without scripts is answered before the site is read again. */
type Saved = { before: string; after: string };

const fingerprintOf = (form: MoneyForm) => createHash("sha256").update(JSON.stringify(form)).digest("hex").slice(0, 16);

/** The fields that cannot be saved as they are, each with what is wrong in words. */
function wrongIn(form: MoneyForm) {
  const { error } = moneySettings.safeParse(form, { error: issueInWords });
  const wrong = (error?.issues ?? []).map(({ path, message }) => [path.slice(0, 3).join("."), message] as const);
  // The first issue of a field is the one that is shown.
  return Object.fromEntries(wrong.toReversed());
}

const acts: Record<string, Act<Saved>> = {
  save: async ({ verbs, site }, { change, seen }, sent) => {
    const words = site.messages.admin.content.money;
    const form = readMoneyForm(sent);
    // Without scripts, a step of the form is answered by the form after it.
    if (change) return { document: changeMoneyForm(form, change) };
    const fields = wrongIn(form);
    if (Object.keys(fields).length > 0) return { refused: words.wrong, fields, document: form, status: 422 };
    const before = fingerprintOf(moneyFormOf(site.content.money));
    if (seen !== before) return { refused: words.newer, document: form, status: 409 };
    const after = fingerprintOf(form);
    if (after === before) return words.unchanged;
    await verbs.setMoney({ settings: moneySettings.parse(form) });
    return { done: words.saved, document: form, shown: { before, after } };
  },
};

export const action = (given: Route.ActionArgs) => act(given, acts);

export const meta = screenTitle(({ content }) => content.money.title);

export default function MoneySettings({ loaderData, actionData }: Route.ComponentProps) {
  const { before, after } = actionData?.shown ?? {};
  const seen = loaderData.seen === before && after ? after : loaderData.seen;
  return <MoneyScreen key={seen} {...loaderData} seen={seen} outcome={actionData} />;
}
