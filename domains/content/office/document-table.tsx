import { Link } from "react-router";
import { fillText } from "#shared/fill-text.ts";
import { Badge, type BadgeLook } from "#ui/badge.tsx";
import { Empty } from "#ui/empty.tsx";
import { useFrame } from "#ui/office/frame.ts";
import { type Group, groupNames, groups, kindName } from "./documents.ts";

type DocumentState = "draft" | "new" | "withdrawing" | "withdrawn" | "changed" | "seed";

type DocumentRow = {
  kind: string;
  id: string;
  name: string;
  state: DocumentState;
  seedHasChanged: boolean;
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
        <Rows documents={own} hasKinds={groups[name].length > 1} />
      </section>
    );
  });
}

function Rows({ documents, hasKinds }: { documents: DocumentRow[]; hasKinds: boolean }) {
  const { content } = useFrame().words;
  const { columns } = content;
  return (
    <table className="rows mt-1 w-full table-fixed">
      <thead>
        <tr>
          <th>{columns.document}</th>
          {hasKinds && <th className="w-44 max-md:hidden">{columns.kind}</th>}
          <th className="w-52 max-md:w-32">{columns.state}</th>
          <th className="w-56 max-lg:hidden">{columns.edited}</th>
        </tr>
      </thead>
      <tbody>
        {documents.map(({ kind, id, name, state, seedHasChanged, edited }) => (
          <tr key={`${kind}/${id}`}>
            <td>
              <Link to={`/content/${kind}/${id}`} className="link font-semibold" dir="auto">
                {name}
              </Link>
            </td>
            {hasKinds && <td className="max-md:hidden">{kindName(kind, content)}</td>}
            <td>
              <div className="grid justify-items-start gap-1">
                {state === "seed" ? (
                  <span className="text-ink-faint">{content.states.seed}</span>
                ) : (
                  <Badge look={looks[state]}>{content.states[state]}</Badge>
                )}
                {seedHasChanged && <Badge look="violet">{content.states.seedChanged}</Badge>}
              </div>
            </td>
            <td className="text-ink-soft max-lg:hidden">
              {edited && <bdi>{fillText(content.editedBy, { name: edited.by, time: edited.at })}</bdi>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
