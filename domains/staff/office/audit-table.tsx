import { Link } from "react-router";
import { useFrame } from "#ui/office/frame.ts";
import { List } from "#ui/office/list.tsx";

type Entry = {
  id: number;
  at: string;
  actor: "visitor" | "student" | "staff" | "operator" | "system";
  /** For a member of staff; null for others, and for one who has left. */
  name: string | null;
  verb: string;
  subject: string;
  subjectId: string;
  details: string[];
};

type AuditTableProps = { entries: Entry[]; next: string | null; isLater: boolean };

/** The page of a record; undefined for one without a screen. */
const screenOf = (subject: string, id: string) => {
  if (subject === "lead") return `/leads/${id}?state=all`;
  return subject === "person" ? `/people/${id}` : undefined;
};

/** The audit entries, a row each. */
export function AuditTable({ entries, next, isLater }: AuditTableProps) {
  const { audit } = useFrame().words;
  const { columns } = audit;
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
        { title: columns.what, cell: ({ verb }) => <code className="text-sm">{verb}</code> },
        {
          title: columns.record,
          cellLook: "whitespace-nowrap",
          cell: ({ subject, subjectId }) => {
            const screen = screenOf(subject, subjectId);
            const label = `${subjects[subject] ?? subject} ${subjectId.slice(0, 8)}`;
            if (!screen) return label;
            return (
              <Link to={screen} className="link">
                {label}
              </Link>
            );
          },
        },
        { title: columns.details, cellLook: "text-sm text-ink-soft", cell: ({ details }) => details.join(", ") },
      ]}
    />
  );
}
