import { Link } from "react-router";
import { Badge } from "#ui/badge.tsx";
import { useClassFrame } from "#ui/office/class-words.ts";

const looks = { missing: "plain", in: "blue", graded: "green", excused: "violet", again: "amber" } as const;

type StudentListProps = {
  batchId: string;
  workId: string;
  students: { enrolmentId: string; name: string; is: keyof typeof looks }[];
  chosen: string;
};

/** The students of a batch, with the state of each one's grading; folded on a phone. */
export function StudentList({ batchId, workId, students, chosen }: StudentListProps) {
  const { grading: words } = useClassFrame().words.work;
  return (
    <nav aria-label={words.students} className="card max-h-64 overflow-y-auto lg:sticky lg:top-4 lg:max-h-[80dvh]">
      <ul className="divide-y divide-line">
        {students.map(({ enrolmentId, name, is }) => (
          <li key={enrolmentId}>
            <Link
              to={`/batches/${batchId}/work/${workId}?student=${enrolmentId}`}
              aria-current={enrolmentId === chosen ? "page" : undefined}
              preventScrollReset
              className="flex min-h-10 items-center justify-between gap-3 px-3 py-1.5 hover:bg-sunken aria-[current=page]:bg-sunken aria-[current=page]:font-semibold max-md:min-h-11"
            >
              <bdi className="min-w-0 truncate">{name}</bdi>
              <Badge look={looks[is]}>{words.states[is]}</Badge>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
