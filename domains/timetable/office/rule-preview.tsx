import { fillCount, fillText } from "#shared/fill-text.ts";
import { useClassFrame } from "#ui/office/class-words.ts";
import { shortDay } from "#ui/office/times.ts";

/** The changes that saving a rule would make. */
export interface RulePreview {
  words: { schedule: string; timing: string; startDate: string; endDate: string };
  added: number;
  moved: number;
  removed: number;
  kept: number;
}

/** Shows beforehand what another rule does to the classes. */
export function PreviewNote({ preview }: { preview: RulePreview }) {
  const { lang } = useClassFrame().language;
  const { preview: words } = useClassFrame().words.timetable;
  const { schedule, timing, startDate, endDate } = preview.words;
  const changed = (["added", "moved", "removed", "kept"] as const).filter((what) => preview[what] > 0);
  const values = { schedule, timing, from: shortDay(startDate, lang), until: shortDay(endDate, lang) };
  return (
    <section role="status" className="card grid gap-2 bg-lapis-tint p-4">
      <h2 className="text-lg">{words.title}</h2>
      <ul className="list-disc ps-5">
        {changed.map((what) => (
          <li key={what}>{fillCount(words[what], preview[what])}</li>
        ))}
        {changed.length === 0 && <li>{words.nothing}</li>}
      </ul>
      <p>{fillText(words.words, values)}</p>
    </section>
  );
}
