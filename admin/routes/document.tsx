import { Link, NavLink, Outlet, useParams } from "react-router";
import { requireOffice } from "#admin/request/office.ts";
import {
  answerName,
  documentName,
  keyOf,
  kindName,
  readListKind,
  screenOf,
} from "#domains/content/office/documents.ts";
import { languageName } from "#domains/content/office/language-shares.ts";
import { fillCount, fillText } from "#shared/fill-text.ts";
import { Badge } from "#ui/badge.tsx";
import { useFrame } from "#ui/office/office-frame.ts";
import type { Route } from "./+types/document.ts";

/** The header of every screen of a document. */
export async function loader(given: Route.LoaderArgs) {
  const { verbs, site } = requireOffice(given);
  const { kind, id } = given.params;
  await verbs.showDocument(keyOf({ kind, id }));
  const found = (await verbs.listDocuments()).find((one) => one.kind === kind && one.id === id);
  const { title = id, hasDraft = false, isShown = false, seedHasChanged = false } = found ?? {};
  const words = site.messages.admin.content;
  const { lang } = site.messages.language;
  const languages = (await verbs.listTranslations())
    .filter((one) => one.kind === kind && one.id === id)
    .map(({ locale, changed }) => ({ locale, changed, name: languageName(locale, lang) }));
  const draftState = isShown ? ("draft" as const) : ("new" as const);
  const state = hasDraft ? draftState : null;
  const named = documentName({ kind, id, title }, words);
  const { name } = answerName({ kind, kinds: found?.kinds ?? [], name: named }, site.messages);
  const copy = readListKind(kind, words) ? `/content/new/${kind}?${new URLSearchParams({ from: id })}` : null;
  return { kind, id, name, state, seedHasChanged, copy, languages };
}

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.name }];

export default function Document({ loaderData }: Route.ComponentProps) {
  const { content } = useFrame().words;
  const { kind, id, name, state, seedHasChanged, copy, languages } = loaderData;
  const base = screenOf({ kind, id });
  const { locale } = useParams();
  const translation = languages.find((one) => one.locale === locale);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 p-4 md:p-6">
      <header>
        <Link to="/content" className="link text-sm">
          {content.back}
        </Link>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h1 className="text-2xl" dir="auto">
            {name}
          </h1>
          {state && <Badge look="amber">{content.states[state]}</Badge>}
          {seedHasChanged && <Badge look="violet">{content.states.seedChanged}</Badge>}
        </div>
        <p className="mt-1 text-ink-soft">{kindName(kind, content)}</p>
        <nav aria-label={name} className="mt-3">
          <ul className="flex flex-wrap gap-2">
            <Screens base={base} />
            {languages.map(({ locale, name: language, changed }) => (
              <li key={locale}>
                <NavLink to={`${base}/in/${locale}`} className="chip">
                  <span>{fillText(content.translations.title, { language })}</span>
                  {changed > 0 && <Badge look="amber">{fillCount(content.translations.olderShort, changed)}</Badge>}
                </NavLink>
              </li>
            ))}
            {copy && (
              <li>
                <Link to={copy} className="chip">
                  {content.copy}
                </Link>
              </li>
            )}
            <li>
              <Link to="/content/publish" className="chip">
                {content.publish.title}
              </Link>
            </li>
          </ul>
        </nav>
        {translation && (
          <nav aria-label={fillText(content.translations.title, { language: translation.name })} className="mt-2">
            <ul className="flex flex-wrap items-center gap-2">
              <li aria-hidden="true" className="text-sm text-ink-soft">
                {translation.name}
              </li>
              <Screens base={screenOf({ kind, id, locale: translation.locale })} />
            </ul>
          </nav>
        )}
      </header>
      <Outlet />
    </div>
  );
}

/** Links to the screens of a document, or of its translation. */
function Screens({ base }: { base: string }) {
  const { tabs } = useFrame().words.content;
  const screens = [
    { to: base, label: tabs.edit },
    { to: `${base}/compare`, label: tabs.compare },
    { to: `${base}/preview`, label: tabs.preview },
    { to: `${base}/history`, label: tabs.history },
  ];
  return screens.map(({ to, label }) => (
    <li key={to}>
      <NavLink to={to} end className="chip">
        {label}
      </NavLink>
    </li>
  ));
}
