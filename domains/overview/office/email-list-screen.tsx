import { Link } from "react-router";
import { fillCount } from "#shared/fill-text.ts";
import { FilterChips } from "#ui/office/filter-chips.tsx";
import { useFrame } from "#ui/office/office-frame.ts";
import { inTextLanguage, languageChips, type TextLanguage } from "./text-languages.ts";

interface EmailListScreenProps {
  locale: string;
  languages: TextLanguage[];
  emails: { kind: string; group: string; subject: string; edited: number; changed: number }[];
}

/** Every e-mail by what it is for; each leads to its texts. */
export function EmailListScreen({ emails, locale, languages }: EmailListScreenProps) {
  const { emailTexts: words } = useFrame().words;
  const { groups } = words;
  const groupOf = (group: string) => (Object.hasOwn(groups, group) ? group : "others");
  const inGroups = Object.entries(groups).map(
    ([group, title]) => [group, title, emails.filter((email) => groupOf(email.group) === group)] as const,
  );
  return (
    <div className="grid max-w-3xl gap-5 p-4 md:p-6">
      <header>
        <h1 className="text-2xl">{words.title}</h1>
        <p className="mt-1 max-w-prose text-ink-soft">{words.about}</p>
        <FilterChips label={words.language} chips={languageChips("/settings/emails", languages, locale)} look="mt-3" />
      </header>
      {inGroups
        .filter(([, , listed]) => listed.length > 0)
        .map(([group, title, listed]) => (
          <section key={group} className="card p-4">
            <h2 className="text-lg">{title}</h2>
            <ul className="mt-1 divide-y divide-line">
              {listed.map(({ kind, subject, edited, changed }) => (
                <li key={kind} className="flex flex-wrap items-baseline gap-x-3 py-1">
                  <Link
                    to={inTextLanguage(`/settings/emails/${kind}`, locale)}
                    className="link min-w-0 py-1 wrap-break-word max-md:py-2.5"
                  >
                    <bdi>{subject}</bdi>
                  </Link>
                  {edited > 0 && <span className="text-sm text-ink-soft">{fillCount(words.edited, edited)}</span>}
                  {changed > 0 && <span className="text-sm font-semibold">{words.changed}</span>}
                </li>
              ))}
            </ul>
          </section>
        ))}
    </div>
  );
}
