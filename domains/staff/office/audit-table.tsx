import { Link } from "react-router";
import { commaIn } from "#shared/formats/formats.ts";
import { List } from "#ui/office/list.tsx";
import { useFrame } from "#ui/office/office-frame.ts";

type Entry = {
  id: number;
  at: string;
  actor: "visitor" | "student" | "staff" | "operator" | "system";
  /** For a member of staff; null for others, and for one who has left. */
  name: string | null;
  /** As it reads after the name: "confirmed $447". */
  act: string;
  subject: string;
  /** The record as a person knows it; null for one that is no longer there. */
  record: AuditRecord | null;
  details: string[];
};

type AuditRecord = { name: string; detail: string | undefined; path: string | undefined };

type AuditTableProps = { entries: Entry[]; next: string | null; isLater: boolean };

/** The audit entries, a row each. */
export function AuditTable({ entries, next, isLater }: AuditTableProps) {
  const { words, language } = useFrame();
  const { audit } = words;
  const { columns } = audit;
  const comma = commaIn(language.lang);
  const subjects: Partial<Record<string, string>> = audit.subjects;
  return (
    <List
      rows={entries}
      keyOf={({ id }) => id}
      empty={{ title: audit.empty, text: audit.text }}
      paging={{ next, isLater }}
      scrolls={{ label: audit.title, look: "mt-4" }}
      columns={[
        { title: columns.at, cellLook: "whitespace-nowrap", cell: ({ at }) => at },
        {
          title: columns.who,
          cellLook: "whitespace-nowrap",
          cell: ({ name, actor }) => <bdi>{name ?? audit.actors[actor]}</bdi>,
        },
        { title: columns.what, cell: ({ act }) => act },
        {
          title: columns.record,
          cell: ({ subject, record }) => (
            <>
              <span className="block text-sm text-ink-faint">{subjects[subject] ?? subject}</span>
              {record && <RecordName record={record} />}
            </>
          ),
        },
        { title: columns.details, cellLook: "text-sm text-ink-soft", cell: ({ details }) => details.join(comma) },
      ]}
    />
  );
}

/** The name of a record, which leads to its page. */
function RecordName({ record: { name, detail, path } }: { record: AuditRecord }) {
  const comma = commaIn(useFrame().language.lang);
  const shown = (
    <>
      <bdi>{name}</bdi>
      {detail && (
        <span>
          {comma}
          <bdi>{detail}</bdi>
        </span>
      )}
    </>
  );
  if (!path) return shown;
  return (
    <Link to={path} className="link">
      {shown}
    </Link>
  );
}
