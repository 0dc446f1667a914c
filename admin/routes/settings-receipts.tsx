import { type Act, act } from "#admin/request/act.ts";
import { requireOffice } from "#admin/request/office.ts";
import { issueInWords } from "#domains/content/rules/issue-in-words.ts";
import { receiptRules } from "#domains/money/contract/receipt-rules.ts";
import {
  readReceiptRulesForm,
  receiptRulesTyped,
  typedReceiptRules,
} from "#domains/money/office/receipt-rules-form.ts";
import { ReceiptRulesScreen } from "#domains/money/office/receipt-rules-screen.tsx";
import { screenTitle } from "#ui/office/title.ts";
import type { Route } from "./+types/settings-receipts.ts";

/** What receipts say beside the money. */
export async function loader(given: Route.LoaderArgs) {
  const { access, office, verbs } = requireOffice(given);
  if (!office.allowedVerbs(access.member).includes("setReceiptRules")) throw new Response(null, { status: 403 });
  const { rules, ...shown } = await verbs.showReceiptRules();
  return { ...shown, rules: typedReceiptRules(rules) };
}

const acts: Record<string, Act> = {
  save: async ({ verbs, site }, { seen = "" }, sent) => {
    const { receiptRules: words } = site.messages.admin;
    const typed = readReceiptRulesForm(
      sent,
      site.content.branches.map(({ id }) => id),
    );
    const read = receiptRules.safeParse(receiptRulesTyped(typed), { error: issueInWords });
    if (!read.success) {
      const issues = read.error.issues.toReversed();
      const fields = Object.fromEntries(issues.map(({ path, message }) => [path.join("."), message]));
      return { refused: words.wrong, fields, document: typed, status: 422 };
    }
    await verbs.setReceiptRules({ rules: read.data, seen });
    return { done: words.saved };
  },
};

export const action = (given: Route.ActionArgs) => act(given, acts);

export const meta = screenTitle(({ receiptRules: words }) => words.title);

export default function ReceiptSettings({ loaderData, actionData }: Route.ComponentProps) {
  return <ReceiptRulesScreen key={loaderData.seen} {...loaderData} outcome={actionData} />;
}
