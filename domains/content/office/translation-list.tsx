import { Link } from "react-router";
import { fillCount, fillText } from "#shared/fill-text.ts";
import { Badge } from "#ui/badge.tsx";
import { Empty } from "#ui/empty.tsx";
import { FilterChips } from "#ui/office/filter-chips.tsx";
import { List } from "#ui/office/list.tsx";
import { useFrame } from "#ui/office/office-frame.ts";
import { kindName } from "./documents.ts";

/** A document in a language. */
export interface TranslatedDocument {
  kind: string;
  id: string;
  name: string;
  /** Of its texts, rounded down. */
  percent: number;
  missing: number;
  changed: number;
  hasDraft: boolean;
  isShown: boolean;
}

type TranslationListProps = {
  documents: TranslatedDocument[];
  locale: string;
  /** Whether the list shows all documents, and not only those with something to do. */
  showsAll: boolean;
};

/** The documents in a language, each with what is left to do. */
export function TranslationList({ documents, locale, showsAll }: TranslationListProps) {
  const { content } = useFrame().words;
  const { translations: words } = content;
  const base = `/content/translations/${locale}`;
  const chips = [
    { to: base, label: words.unfinished, isChosen: !showsAll },
    { to: `${base}?show=all`, label: words.all, isChosen: showsAll },
  ];
  return (
    <>
      <div className="mt-4">
        <FilterChips label={words.show} chips={chips} />
      </div>
      {documents.length === 0 ? (
        <Empty title={words.none} text={words.noneText} />
      ) : (
        <List
          rows={documents}
          keyOf={({ kind, id }) => `${kind}/${id}`}
          look="mt-3 table-fixed"
          columns={[
            {
              title: words.columns.document,
              cell: ({ kind, id, name }) => (
                <Link to={`/content/${kind}/${id}/in/${locale}`} className="link font-semibold" dir="auto">
                  {name}
                </Link>
              ),
            },
            { title: words.columns.kind, look: "w-44 max-lg:hidden", cell: ({ kind }) => kindName(kind, content) },
            {
              title: words.columns.share,
              look: "w-28",
              cell: ({ percent }) => fillText(words.share, { percent }),
            },
            { title: words.columns.todo, look: "w-64 max-md:w-36", cell: (document) => <ToDo {...document} /> },
            {
              title: words.columns.state,
              look: "w-52 max-md:hidden",
              cell: ({ hasDraft, isShown }) =>
                hasDraft ? (
                  <Badge look="amber">{content.states.draft}</Badge>
                ) : (
                  <span className="text-ink-soft">{isShown ? words.shown : words.notShown}</span>
                ),
            },
          ]}
        />
      )}
    </>
  );
}

function ToDo({ missing, changed }: Pick<TranslatedDocument, "missing" | "changed">) {
  const { translations: words } = useFrame().words.content;
  return (
    <div className="grid justify-items-start gap-1">
      {missing > 0 && <Badge look="red">{fillCount(words.missing, missing)}</Badge>}
      {changed > 0 && <Badge look="amber">{fillCount(words.older, changed)}</Badge>}
    </div>
  );
}

/** How much of all documents is translated into a language. */
export interface LanguageShare {
  locale: string;
  language: string;
  percent: number;
  missing: number;
  changed: number;
}

/** The share of each language, with a link to its documents. */
export function LanguageShares({ shares }: { shares: LanguageShare[] }) {
  const { translations: words } = useFrame().words.content;
  return (
    <nav aria-label={words.languages} className="mt-3">
      <ul className="flex flex-wrap gap-x-6 gap-y-1">
        {shares.map(({ locale, language, percent, missing, changed }) => (
          <li key={locale} className="flex flex-wrap items-center gap-x-2">
            <Link to={`/content/translations/${locale}`} className="link font-semibold">
              {fillText(words.summary, { language, percent })}
            </Link>
            {(missing > 0 || changed === 0) && (
              <span className="text-sm text-ink-soft">
                {missing === 0 ? words.done : fillCount(words.missing, missing)}
              </span>
            )}
            {changed > 0 && <Badge look="amber">{fillCount(words.older, changed)}</Badge>}
          </li>
        ))}
      </ul>
    </nav>
  );
}
