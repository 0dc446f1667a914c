import { Link } from "react-router";
import { requireOffice } from "#admin/request/office.ts";
import { answerName, documentName } from "#domains/content/office/documents.ts";
import { languageName, otherLanguages, percentOf } from "#domains/content/office/language-shares.ts";
import { TranslationList } from "#domains/content/office/translation-list.tsx";
import type { ListedTranslation } from "#domains/content/server/translation-shares.ts";
import { fillText } from "#shared/fill-text.ts";
import { useFrame } from "#ui/office/office-frame.ts";
import type { Route } from "./+types/content-translations.ts";

/** Every document in a language: how much of it is translated, and what is older than its original. */
export async function loader(given: Route.LoaderArgs) {
  const { verbs, site } = requireOffice(given);
  const locale = otherLanguages.find((one) => one === given.params.locale);
  if (!locale) throw new Response(null, { status: 404 });
  const { content } = site.messages.admin;
  const showsAll = new URL(given.request.url).searchParams.get("show") === "all";
  const kindsOf = new Map((await verbs.listDocuments()).map(({ kind, id, kinds }) => [`${kind}/${id}`, kinds]));
  const nameOf = ({ kind, id, title }: Pick<ListedTranslation, "kind" | "id" | "title">) => {
    const kinds = kindsOf.get(`${kind}/${id}`) ?? [];
    return answerName({ kind, kinds, name: documentName({ kind, id, title }, content) }, site.messages).name;
  };
  const documents = (await verbs.listTranslations())
    .filter((one) => one.locale === locale)
    .toSorted((one, other) => other.changed - one.changed)
    .map(({ texts, translated, ...one }) => ({
      ...{ kind: one.kind, id: one.id, name: nameOf(one), percent: percentOf({ texts, translated }) },
      ...{ missing: texts - translated, changed: one.changed, hasDraft: one.hasDraft, isShown: one.isShown },
    }));
  const isToDo = ({ missing, changed, hasDraft }: (typeof documents)[number]) => missing > 0 || changed > 0 || hasDraft;
  return {
    ...{ locale, showsAll, language: languageName(locale, site.messages.language.lang) },
    title: fillText(content.translations.title, { language: languageName(locale, site.messages.language.lang) }),
    documents: showsAll ? documents : documents.filter(isToDo),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.title }];

export default function ContentTranslations({ loaderData }: Route.ComponentProps) {
  const { content } = useFrame().words;
  return (
    <div className="p-4 md:p-6">
      <Link to="/content" className="link text-sm">
        {content.back}
      </Link>
      <h1 className="text-2xl">{loaderData.title}</h1>
      <p className="mt-1 text-ink-soft">{content.translations.lead}</p>
      <TranslationList {...loaderData} />
    </div>
  );
}
