import { createHash } from "node:crypto";
import { type Act, act } from "#admin/request/act.ts";
import { requireOffice } from "#admin/request/office.ts";
import { tradeSettings } from "#domains/content/contract/trade-words.ts";
import { WordsScreen } from "#domains/content/office/words-screen.tsx";
import { issueInWords } from "#domains/content/rules/issue-in-words.ts";
import { readWordsForm, type WordsForm, wordsFormOf, wordsTyped } from "#domains/content/rules/trade-words.ts";
import { screenTitle } from "#ui/office/title.ts";
import type { Route } from "./+types/settings-words.ts";

/** The words of the trade, as they are published, and where each is used. */
export async function loader(given: Route.LoaderArgs) {
  const { site, access, office, verbs } = requireOffice(given);
  if (!office.allowedVerbs(access.member).includes("setWords")) throw new Response(null, { status: 403 });
  const form = wordsFormOf(site.content.trade);
  return { form, seen: fingerprintOf(form), uses: await verbs.listWordUses() };
}

const fingerprintOf = (form: WordsForm): string =>
  createHash("sha256")
    .update(JSON.stringify(wordsTyped(form)))
    .digest("hex")
    .slice(0, 16);

const save: Act = async ({ verbs, site }, { seen }, sent) => {
  const words = site.messages.admin.content.allSettings.trade;
  const form = readWordsForm(sent);
  const alone = Object.entries(form.words).filter(([, { one, other }]) => one === "" && other !== "");
  const checked = tradeSettings.safeParse(wordsTyped(form), { error: issueInWords });
  const issues = checked.error?.issues ?? [];
  const fields = {
    ...Object.fromEntries(issues.map(({ path, message }) => [path.slice(1).join("."), message])),
    ...Object.fromEntries(alone.map(([word]) => [`${word}.one`, words.missingOne])),
  };
  if (!checked.success || alone.length > 0) return { refused: words.wrong, fields, document: form, status: 422 };
  const before = fingerprintOf(wordsFormOf(site.content.trade));
  if (seen !== before) return { refused: words.newer, document: form, status: 409 };
  if (fingerprintOf(form) === before) return words.unchanged;
  await verbs.setWords(checked.data);
  return words.saved;
};

export const action = (given: Route.ActionArgs) => act(given, { save });

export const meta = screenTitle(({ content }) => content.allSettings.trade.title);

export default function WordSettings({ loaderData, actionData }: Route.ComponentProps) {
  return <WordsScreen {...loaderData} outcome={actionData} />;
}
