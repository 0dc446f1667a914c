import { fillText } from "#shared/fill-text.ts";
import { Badge } from "#ui/badge.tsx";
import { useFrame } from "#ui/classroom/classroom-frame.ts";
import { MarkedText } from "#ui/marked-text.tsx";

type ShownSolution = { id: string; text: string; share: number; right: string; yours: string | null };

/** The right answers beside the student's own, once the teacher shows them. */
export function Solutions({ solutions }: { solutions: ShownSolution[] }) {
  const { solutions: words } = useFrame().words.quizzes;
  return (
    <section aria-labelledby="solutions">
      <h2 id="solutions" className="text-xl">
        {words.title}
      </h2>
      <ol className="card mt-3 divide-y divide-line">
        {solutions.map(({ id, text, share, right, yours }, at) => (
          <li key={id} className="grid gap-1 px-4 py-3">
            <div className="flex flex-wrap items-start gap-x-3">
              <span className="text-ink-faint">{at + 1}</span>
              <MarkedText text={text} look="min-w-40 flex-1 font-semibold" />
              {share === 1 && <Badge look="green">{words.states.right}</Badge>}
              {share > 0 && share < 1 && <Badge look="amber">{words.states.partly}</Badge>}
              {share === 0 && <Badge look="red">{words.states.wrong}</Badge>}
            </div>
            <p dir="auto">{fillText(words.right, { answer: right })}</p>
            <p className="text-ink-soft" dir="auto">
              {yours === null ? words.nothing : fillText(words.yours, { answer: yours })}
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}
