import { type Act, act } from "#admin/request/act.ts";
import { requireOffice } from "#admin/request/office.ts";
import { issueInWords } from "#domains/content/rules/issue-in-words.ts";
import type { Site } from "#domains/content/rules/site.ts";
import { paymentSettings } from "#domains/institute/contract.ts";
import { WaysScreen } from "#domains/institute/office/ways-screen.tsx";
import { marketCurrencies } from "#domains/institute/rules/markets.ts";
import { readWaysForm, settingsOfWays, waysFormOf, wrongWays } from "#domains/institute/rules/ways-form.ts";
import { cardKeys } from "#domains/money/contract.ts";
import { CardKeysScreen } from "#domains/money/office/card-keys-screen.tsx";
import { fillText } from "#shared/fill-text.ts";
import { namesIn } from "#shared/formats/names.ts";
import { screenTitle } from "#ui/office/title.ts";
import type { Route } from "./+types/settings-payment.ts";

/** The ways to pay, and the keys for cards. */
export async function loader(given: Route.LoaderArgs) {
  const { site, access, office, verbs } = requireOffice(given);
  if (!office.allowedVerbs(access.member).includes("setWaysToPay")) throw new Response(null, { status: 403 });
  const { currency: nameOf } = namesIn(site.messages.language.lang);
  const ways = waysFormOf(site.content.payment);
  return {
    ways,
    cards: await verbs.showCardKeys(),
    seen: JSON.stringify(ways),
    currencies: marketCurrencies(site.content.money).map((code): [string, string] => [
      code,
      `${nameOf(code)} (${code})`,
    ]),
  };
}

const acts: Record<string, Act> = {
  save: async ({ verbs, site }, { seen }, sent) => {
    const words: Site["messages"]["admin"]["payments"]["ways"] = site.messages.admin.payments.ways;
    const ways = readWaysForm(sent);
    const parsed = paymentSettings.safeParse(settingsOfWays(ways), { error: issueInWords });
    const typed = wrongWays(ways, waysFormOf(site.content.payment)).map(([field, reason, line]) => [
      field,
      fillText(words.wrongs[reason], { line }),
    ]);
    const others = (parsed.error?.issues ?? []).map(({ path, message }) => [path.slice(0, 3).join("."), message]);
    const fields = Object.fromEntries([...others.toReversed(), ...typed]);
    if (!parsed.success || typed.length > 0) return { refused: words.wrong, fields, document: ways, status: 422 };
    if (seen !== JSON.stringify(waysFormOf(site.content.payment)))
      return { refused: words.newer, document: ways, status: 409 };
    await verbs.setWaysToPay(parsed.data);
    return { done: words.saved };
  },
  keys: async ({ verbs, site }, form) => {
    const secret = { key: form["secret.key"], webhook: form["secret.webhook"] };
    await verbs.setCardKeys(cardKeys.parse({ secret }));
    return site.messages.admin.payments.cards.saved;
  },
  try: async ({ verbs, site }) => {
    const { tried: says } = site.messages.admin.payments.cards;
    const tried = await verbs.tryCardKeys();
    return tried === "works" ? says.works : { refused: says[tried], status: 422 };
  },
  remove: async ({ verbs, site }) => {
    await verbs.setCardKeys(null);
    return site.messages.admin.payments.cards.removed;
  },
};

export const action = (given: Route.ActionArgs) => act(given, acts);

export const meta = screenTitle(({ payments }) => payments.ways.title);

export default function PaymentSettings({ loaderData, actionData }: Route.ComponentProps) {
  const { cards, ...ways } = loaderData;
  return (
    <>
      <WaysScreen key={ways.seen} {...ways} outcome={actionData?.form === "ways to pay" ? actionData : undefined} />
      <CardKeysScreen {...cards} outcome={actionData?.form === "ways to pay" ? undefined : actionData} />
    </>
  );
}
