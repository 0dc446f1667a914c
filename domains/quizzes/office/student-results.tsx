import { Link } from "react-router";
import { fillText } from "#shared/fill-text.ts";
import { Badge } from "#ui/badge.tsx";
import { useClassFrame } from "#ui/office/class-words.ts";
import { List } from "#ui/office/list.tsx";

type ShownStudent = {
  id: string;
  name: string;
  points: number | null;
  /** The points of each attempt that is handed in; null while an essay of it waits to be marked. */
  scores: (number | null)[];
  isUnderWay: boolean;
  isWaiting: boolean;
  hasMore: boolean;
  handedIn: string | null;
};

type StudentResultsProps = {
  /** The address of a student's answers, before the id. */
  path: string;
  students: ShownStudent[];
  points: number;
};

/** The students' points. */
export function StudentResults({ path, students, points }: StudentResultsProps) {
  const { result: words } = useClassFrame().words.quizzes;
  const known = students.flatMap((student) => student.points ?? []);
  const average = known.reduce((sum, one) => sum + one, 0) / known.length;
  return (
    <div className="card">
      <h3 className="px-4 pt-3.5 pb-2.5 text-lg">{words.title}</h3>
      <List
        rows={students}
        keyOf={({ id }) => id}
        empty={{ title: words.nobody }}
        scrolls={{ label: words.title }}
        columns={[
          {
            title: words.student,
            cellLook: "font-semibold",
            cell: ({ id, name, hasMore }) => (
              <>
                <Link to={`${path}/${id}`} className="link">
                  <bdi>{name}</bdi>
                </Link>
                {hasMore && <span className="block text-sm font-normal text-ink-soft">{words.more}</span>}
              </>
            ),
          },
          { title: words.state, cell: (student) => <State {...student} /> },
          { title: words.attempts, cell: ({ scores }) => scores.map((score) => score ?? "–").join(", ") },
          {
            title: words.points,
            cellLook: "whitespace-nowrap",
            sortBy: (student) => student.points ?? -1,
            cell: (student) =>
              student.points !== null && fillText(words.ofPoints, { points: student.points, all: points }),
          },
        ]}
        foot={
          known.length > 0 && (
            <tr>
              <td colSpan={3} className="text-ink-soft">
                {words.average}
              </td>
              <td className="whitespace-nowrap">
                {fillText(words.ofPoints, { points: Math.round(average * 100) / 100, all: points })}
              </td>
            </tr>
          )
        }
      />
    </div>
  );
}

function State({ isUnderWay, isWaiting, handedIn }: ShownStudent) {
  const { states, waiting } = useClassFrame().words.quizzes.result;
  if (isUnderWay) return <Badge look="blue">{states.underWay}</Badge>;
  if (isWaiting) return <Badge look="amber">{waiting}</Badge>;
  if (handedIn) return <span>{fillText(states.handedIn, { time: handedIn })}</span>;
  return <span className="text-ink-faint">{states.none}</span>;
}
