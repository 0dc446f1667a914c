import { Link } from "react-router";
import { Empty } from "#ui/empty.tsx";
import { useFrame } from "#ui/office/frame.ts";
import { Older } from "#ui/office/older.tsx";

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
  if (entries.length === 0) return <Empty title={audit.empty} text={audit.text} />;
  const subjects: Partial<Record<string, string>> = audit.subjects;
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: people without a pointer scroll it by keyboard */}
      <section className="mt-4 overflow-x-auto" tabIndex={0} aria-label={audit.title}>
        <table className="rows w-full">
          <thead>
            <tr>
              <th>{audit.columns.at}</th>
              <th>{audit.columns.who}</th>
              <th>{audit.columns.what}</th>
              <th>{audit.columns.record}</th>
              <th>{audit.columns.details}</th>
            </tr>
          </thead>
          <tbody>
            {entries.map(({ id, at, actor, name, verb, subject, subjectId, details }) => {
              const screen = screenOf(subject, subjectId);
              const label = `${subjects[subject] ?? subject} ${subjectId.slice(0, 8)}`;
              return (
                <tr key={id}>
                  <td className="whitespace-nowrap">{at}</td>
                  <td className="whitespace-nowrap">
                    <bdi>{name ?? audit.actors[actor]}</bdi>
                  </td>
                  <td>
                    <code className="text-sm">{verb}</code>
                  </td>
                  <td className="whitespace-nowrap">
                    {screen ? (
                      <Link to={screen} className="link">
                        {label}
                      </Link>
                    ) : (
                      label
                    )}
                  </td>
                  <td className="text-sm text-ink-soft">{details.join(", ")}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </section>
      <Older next={next} isLater={isLater} />
    </>
  );
}
