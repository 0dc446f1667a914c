import { fillText } from "#shared/fill-text.ts";
import { Badge } from "#ui/badge.tsx";
import { Empty } from "#ui/empty.tsx";
import { useClassFrame } from "#ui/office/class-words.ts";

type ShownStudent = {
  id: string;
  name: string;
  points: number | null;
  /** The points of each attempt that is handed in. */
  scores: number[];
  isUnderWay: boolean;
  handedIn: string | null;
};

/** The students' points. */
export function StudentResults({ students, points }: { students: ShownStudent[]; points: number }) {
  const { result: words } = useClassFrame().words.quizzes;
  const known = students.flatMap((student) => student.points ?? []);
  const average = known.reduce((sum, one) => sum + one, 0) / known.length;
  return (
    <div className="card">
      <h3 id="students" className="px-4 pt-3.5 pb-2.5 text-lg">
        {words.title}
      </h3>
      {students.length === 0 ? (
        <Empty title={words.nobody} />
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table is scrolled by keyboard
        <section className="overflow-x-auto" tabIndex={0} aria-labelledby="students">
          <table className="rows w-full">
            <thead>
              <tr>
                <th scope="col">{words.student}</th>
                <th scope="col">{words.state}</th>
                <th scope="col">{words.attempts}</th>
                <th scope="col">{words.points}</th>
              </tr>
            </thead>
            <tbody>
              {students.map((student) => (
                <tr key={student.id}>
                  <td className="font-semibold">
                    <bdi>{student.name}</bdi>
                  </td>
                  <td>
                    <State {...student} />
                  </td>
                  <td>{student.scores.join(", ")}</td>
                  <td className="whitespace-nowrap">
                    {student.points !== null && fillText(words.ofPoints, { points: student.points, all: points })}
                  </td>
                </tr>
              ))}
            </tbody>
            {known.length > 0 && (
              <tfoot>
                <tr>
                  <td colSpan={3} className="text-ink-soft">
                    {words.average}
                  </td>
                  <td className="whitespace-nowrap">
                    {fillText(words.ofPoints, { points: Math.round(average * 100) / 100, all: points })}
                  </td>
                </tr>
              </tfoot>
            )}
          </table>
        </section>
      )}
    </div>
  );
}

function State({ isUnderWay, handedIn }: ShownStudent) {
  const { states } = useClassFrame().words.quizzes.result;
  if (isUnderWay) return <Badge look="blue">{states.underWay}</Badge>;
  if (handedIn) return <span>{fillText(states.handedIn, { time: handedIn })}</span>;
  return <span className="text-ink-faint">{states.none}</span>;
}
