import { Link } from "react-router";
import { fillCount, fillText } from "#shared/fill-text.ts";
import { Badge, type BadgeLook } from "#ui/badge.tsx";
import { Empty } from "#ui/empty.tsx";
import { type Column, List } from "#ui/office/list.tsx";
import { useFrame } from "#ui/office/office-frame.ts";
import type { DocumentState } from "./document-states.ts";
import { type Group, groupNames, groups, kindName, type Topic } from "./documents.ts";

export type DocumentRow = {
  kind: string;
  id: string;
  version: number;
  /** The topic of an answer of the assistant. */
  topic: Topic | null;
  name: string;
  state: DocumentState;
  seedHasChanged: boolean;
  /** How much of it is translated, in each language that the institute has begun. */
  languages: { locale: string; language: string; percent: number; changed: number }[];
  edited: { by: string; at: string } | null;
};

const looks: Record<DocumentState, BadgeLook> = {
  draft: "amber",
  new: "amber",
  withdrawing: "red",
  withdrawn: "plain",
  changed: "green",
  seed: "plain",
};

type DocumentTableProps = { documents: DocumentRow[]; group: Group | null };

/** The documents, a table for each group. */
export function DocumentTable({ documents, group }: DocumentTableProps) {
  const { content } = useFrame().words;
  if (documents.length === 0) return <Empty title={content.empty} text={content.emptyText} />;
  return groupNames.map((name) => {
    const own = documents.filter(({ kind }) => groups[name].some((one) => one === kind));
    if (own.length === 0) return null;
    return (
      <section key={name} className="mt-5" aria-labelledby={`group-${name}`}>
        <h2 id={`group-${name}`} className={group === name ? "sr-only" : "text-base"}>
          {content.groups[name]}
        </h2>
        {name === "assistant" ? (
          <Topics documents={own} />
        ) : (
          <Rows documents={own} hasKinds={groups[name].length > 1} />
        )}
      </section>
    );
  });
}

/** The assistant's answers, a table for each topic. */
function Topics({ documents }: { documents: DocumentRow[] }) {
  const { topics } = useFrame().words.content;
  return (Object.keys(topics) as Topic[]).map((topic) => {
    const own = documents.filter((one) => one.topic === topic);
    if (own.length === 0) return null;
    return (
      <div key={topic} className="mt-3">
        <h3 className="text-sm text-ink-soft">{topics[topic]}</h3>
        <Rows documents={own} hasKinds={false} />
      </div>
    );
  });
}

function Rows({ documents, hasKinds }: { documents: DocumentRow[]; hasKinds: boolean }) {
  const { content } = useFrame().words;
  const { columns } = content;
  const kinds: Column<DocumentRow> = {
    title: columns.kind,
    look: "w-44 max-md:hidden",
    cell: ({ kind }) => kindName(kind, content),
  };
  const translated: Column<DocumentRow> = {
    title: content.translations.languages,
    look: "w-56 max-md:hidden",
    cell: (document) => <Languages {...document} />,
  };
  return (
    <List
      rows={documents}
      keyOf={({ kind, id }) => `${kind}/${id}`}
      look="mt-1 table-fixed"
      columns={[
        {
          title: columns.choose,
          isUnnamed: true,
          look: "w-10",
          cell: ({ kind, id, version, name }) => (
            <input
              key={version}
              type="checkbox"
              name="document"
              value={`${kind}/${id}/${version}`}
              aria-label={name}
              className="size-4.5 accent-link"
            />
          ),
        },
        {
          title: columns.document,
          cell: ({ kind, id, name }) => (
            <Link to={`/content/${kind}/${id}`} className="link font-semibold" dir="auto">
              {name}
            </Link>
          ),
        },
        ...(hasKinds ? [kinds] : []),
        { title: columns.state, look: "w-52 max-md:w-32", cell: (document) => <State {...document} /> },
        ...(documents.some(({ languages }) => languages.length > 0) ? [translated] : []),
        {
          title: columns.edited,
          look: "w-56 max-lg:hidden",
          cellLook: "text-ink-soft",
          cell: ({ edited }) => edited && <bdi>{fillText(content.editedBy, { name: edited.by, time: edited.at })}</bdi>,
        },
      ]}
    />
  );
}

function Languages({ kind, id, languages }: DocumentRow) {
  const { translations: words } = useFrame().words.content;
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
      {languages.map(({ locale, language, percent, changed }) => (
        <li key={locale} className="flex flex-wrap items-center gap-x-2">
          <Link to={`/content/${kind}/${id}/in/${locale}`} className="link">
            {fillText(words.summary, { language, percent })}
          </Link>
          {changed > 0 && <Badge look="amber">{fillCount(words.olderShort, changed)}</Badge>}
        </li>
      ))}
    </ul>
  );
}

function State({ state, seedHasChanged }: DocumentRow) {
  const { states } = useFrame().words.content;
  return (
    <div className="grid justify-items-start gap-1">
      {state === "seed" ? (
        <span className="text-ink-faint">{states.seed}</span>
      ) : (
        <Badge look={looks[state]}>{states[state]}</Badge>
      )}
      {seedHasChanged && <Badge look="violet">{states.seedChanged}</Badge>}
    </div>
  );
}
