import { type Act, act } from "#admin/request/act.ts";
import { requireOffice } from "#admin/request/office.ts";
import { issueInWords } from "#domains/content/rules/issue-in-words.ts";
import type { Site } from "#domains/content/rules/site.ts";
import { marketCurrencies } from "#domains/institute/rules/markets.ts";
import { feeRules } from "#domains/money/contract/fee-rules.ts";
import { readFeeRulesForm, settingsOfFeeRules, typedFeeRules } from "#domains/money/office/desk/fee-rules-form.ts";
import { FeeRulesScreen } from "#domains/money/office/desk/fee-rules-screen.tsx";
import { fillText } from "#shared/fill-text.ts";
import type { Currency } from "#shared/money.ts";
import { screenTitle } from "#ui/office/title.ts";
import type { Route } from "./+types/settings-desk.ts";

/** The rules for fees at the desk. */
export async function loader(given: Route.LoaderArgs) {
  const { site, access, office, verbs } = requireOffice(given);
  if (!office.allowedVerbs(access.member).includes("setFeeRules")) throw new Response(null, { status: 403 });
  const { rules, seen, currencies, lateDays } = await verbs.showFeeRules();
  return { rules: typedFeeRules(rules, offered(site, currencies)), seen, lateDays };
}

/** The currencies that fees are kept in, and those that orders are in already. */
const offered = (site: Site, billed: Currency[]) => [...new Set([...marketCurrencies(site.content.money), ...billed])];

const acts: Record<string, Act> = {
  save: async ({ verbs, site }, { seen = "" }, sent) => {
    const words: Site["messages"]["admin"]["feeRules"] = site.messages.admin.feeRules;
    const { rules: before, currencies } = await verbs.showFeeRules();
    const typed = readFeeRulesForm(sent, offered(site, currencies));
    const { rules, wrong } = settingsOfFeeRules(typed, before);
    const parsed = feeRules.safeParse(rules, { error: issueInWords });
    const fields = Object.fromEntries([
      ...(parsed.error?.issues ?? []).map(({ path, message }) => [path.join("."), message]),
      ...wrong.map((currency) => [`lateFee.${currency}`, fillText(words.notAmount, { currency })]),
    ]);
    if (!parsed.success || wrong.length > 0) return { refused: words.wrong, fields, document: typed, status: 422 };
    await verbs.setFeeRules({ rules: parsed.data, seen });
    return { done: words.saved };
  },
};

export const action = (given: Route.ActionArgs) => act(given, acts);

export const meta = screenTitle(({ feeRules: words }) => words.title);

export default function DeskSettings({ loaderData, actionData }: Route.ComponentProps) {
  return <FeeRulesScreen key={loaderData.seen} {...loaderData} outcome={actionData} />;
}
