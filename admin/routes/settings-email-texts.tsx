import { createHash } from "node:crypto";
import { type Act, act } from "#admin/request/act.ts";
import { askedLocale, textLanguages } from "#admin/request/asked-locale.ts";
import { requireOffice } from "#admin/request/office.ts";
import { EmailTextsScreen } from "#domains/overview/office/email-texts-screen.tsx";
import type { ShownEmailTexts } from "#domains/overview/server/email-texts.ts";
import type { Locale } from "#shared/formats/formats.ts";
import { screenTitle } from "#ui/office/title.ts";
import type { Route } from "./+types/settings-email-texts.ts";

/** The texts of one e-mail. */
export async function loader(given: Route.LoaderArgs) {
  const shown = await requireOffice(given).verbs.showEmailTexts(given.params.kind, askedLocale(given.request));
  return { ...shown, languages: textLanguages, seen: fingerprintOf(shown) };
}

const fingerprintOf = ({ texts }: ShownEmailTexts): string =>
  createHash("sha256")
    .update(JSON.stringify(texts.map(({ text }) => text)))
    .digest("hex")
    .slice(0, 16);

const actsOf = (kind: string, locale: Locale): Record<string, Act> => ({
  save: async ({ verbs, site }, { intent: _, seen, ...typed }) => {
    const words = site.messages.admin.emailTexts;
    const now = await verbs.showEmailTexts(kind, locale);
    if (seen !== fingerprintOf(now)) return { refused: words.newer, typed, status: 409 };
    await verbs.setEmailTexts({ kind, locale }, typed);
    return words.saved;
  },
  reset: async ({ verbs, site }) => {
    const { texts } = await verbs.showEmailTexts(kind, locale);
    const own = texts.filter(({ isShared }) => !isShared).map(({ place }) => [place, ""]);
    await verbs.setEmailTexts({ kind, locale }, Object.fromEntries(own));
    return site.messages.admin.emailTexts.isReset;
  },
});

export const action = (given: Route.ActionArgs) => act(given, actsOf(given.params.kind, askedLocale(given.request)));

export const meta = screenTitle(({ emailTexts }) => emailTexts.title);

export default function EmailTextsRoute({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <EmailTextsScreen
      key={`${loaderData.kind} ${loaderData.locale} ${loaderData.seen}`}
      {...loaderData}
      outcome={actionData}
    />
  );
}
