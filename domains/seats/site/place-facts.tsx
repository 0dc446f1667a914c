import type { Messages } from "#shared/words.ts";

type PlaceFactsProps = {
  course: string;
  batch: { name: string; schedule: string; timing: string; instructor: string; start: string };
  words: Messages["seat"]["facts"];
};

/** The course and batch of an offered or requested place. */
export function PlaceFacts({ course, batch, words }: PlaceFactsProps) {
  const facts = [
    [words.course, course],
    [words.batch, batch.name],
    [words.days, `${batch.schedule}, ${batch.timing}`],
    [words.teacher, batch.instructor],
    [words.start, batch.start],
  ];
  return (
    <dl className="max-w-2xl rounded-card bg-surface p-6 shadow-card md:p-8">
      {facts.map(([name, fact]) => (
        <div key={name} className="flex flex-wrap justify-between gap-x-6 border-b border-line py-3">
          <dt className="text-ink-soft">{name}</dt>
          <dd dir="auto" className="font-semibold wrap-anywhere">
            {fact}
          </dd>
        </div>
      ))}
    </dl>
  );
}
