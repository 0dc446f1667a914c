import { askedLocale, textLanguages } from "#admin/request/asked-locale.ts";
import { requireOffice } from "#admin/request/office.ts";
import { EmailListScreen } from "#domains/overview/office/email-list-screen.tsx";
import { screenTitle } from "#ui/office/title.ts";
import type { Route } from "./+types/settings-emails.ts";

/** Every e-mail whose texts can be edited. */
export async function loader(given: Route.LoaderArgs) {
  const locale = askedLocale(given.request);
  return { locale, languages: textLanguages, emails: await requireOffice(given).verbs.listEmailTexts(locale) };
}

export const meta = screenTitle(({ emailTexts }) => emailTexts.title);

export default function EmailTexts({ loaderData }: Route.ComponentProps) {
  return <EmailListScreen {...loaderData} />;
}
