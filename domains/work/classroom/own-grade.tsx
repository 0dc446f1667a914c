import type { Given } from "#domains/work/rules/given.ts";
import { fillText } from "#shared/fill-text.ts";
import { useFrame } from "#ui/classroom/classroom-frame.ts";
import { MarkedText } from "#ui/marked-text.tsx";

type OwnGradeProps = {
  grade: { given: Given; feedback: string; latePoints: number; rubricPoints: Record<string, number> | null };
  points: number;
  rubric: { id: string; title: string; points: number }[];
};

/** A student's grade: points, line by line of the rubric, and the teacher's feedback. */
export function OwnGrade({ grade, points, rubric }: OwnGradeProps) {
  const { work: words } = useFrame().words;
  const given = rubric.filter(({ id }) => grade.rubricPoints?.[id] !== undefined);
  return (
    <section className="card grid gap-3 p-4" aria-labelledby="grade">
      <h2 id="grade" className="text-xl">
        {words.grade}
      </h2>
      <GivenMark given={grade.given} points={points} />
      {grade.latePoints > 0 && (
        <p className="text-ink-soft">{fillText(words.takenOff, { points: grade.latePoints })}</p>
      )}
      {given.length > 0 && (
        <dl className="grid max-w-xl gap-1">
          {given.map(({ id, title, points: most }) => (
            <div key={id} className="flex justify-between gap-4">
              <dt>
                <bdi>{title}</bdi>
              </dt>
              <dd className="font-semibold whitespace-nowrap">
                {fillText(words.got, { got: grade.rubricPoints?.[id] ?? 0, points: most })}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {grade.feedback && (
        <div>
          <h3 className="font-text text-sm font-semibold tracking-normal">{words.feedback}</h3>
          <MarkedText text={grade.feedback} look="max-w-prose" />
        </div>
      )}
    </section>
  );
}

function GivenMark({ given, points }: { given: Given; points: number }) {
  const { work: words } = useFrame().words;
  if (given === null) return <p>{words.onlyFeedback}</p>;
  if (given !== "excused")
    return <p className="font-display text-2xl font-bold">{fillText(words.got, { got: given, points })}</p>;
  return (
    <p>
      <strong className="block font-display text-2xl">{words.excused}</strong> {words.excusedText}
    </p>
  );
}
