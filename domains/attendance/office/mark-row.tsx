import type { AttendanceMark } from "#domains/attendance/contract.ts";
import { fillCount, fillText } from "#shared/fill-text.ts";
import { Badge } from "#ui/badge.tsx";
import { useClassFrame } from "#ui/office/class-words.ts";
import { markLooks, markOrder } from "./mark-looks.ts";

type Source = "teacher" | "code" | "join";

/** A student of the class, with what is stored about them. */
export type MarkedStudent = {
  enrolmentId: string;
  person: { id: string; name: string };
  mark: AttendanceMark | null;
  source: Source | null;
  /** The days that their fee is overdue; 0 for none, and where the rules hide it. */
  owedDays: number;
  history: { at: string; from: AttendanceMark | null; to: AttendanceMark; source: Source; by: string | null }[];
};

type MarkRowProps = {
  student: MarkedStudent;
  /** The mark that is saved, or waits to be. */
  seen: AttendanceMark | null;
  /** Null for a student who is not here yet. */
  mark: AttendanceMark | null;
  onChoose: (enrolmentId: string, mark: AttendanceMark) => void;
};

/** A student with the four marks. */
export function MarkRow({
  student: { enrolmentId, person, source, owedDays, history },
  seen,
  mark,
  onChoose,
}: MarkRowProps) {
  const { attendance: words } = useClassFrame().words;
  const arrived = source === "code" || source === "join" ? words.sheet.sources[source] : "";
  return (
    <li className="border-line px-4 py-2 not-first:border-t has-focus-visible:bg-sunken">
      <fieldset className="flex flex-wrap items-center gap-x-4 gap-y-1.5">
        {/* A floated legend is laid out as any other part of its row. */}
        <legend className="float-start min-w-44 flex-1 font-semibold">
          <bdi>{person.name}</bdi>
        </legend>
        {owedDays > 0 && <Badge look="amber">{fillCount(words.sheet.owes, owedDays)}</Badge>}
        {history.length > 0 && <History name={person.name} history={history} />}
        {arrived && <Badge look="blue">{arrived}</Badge>}
        {mark === null && <Badge>{words.sheet.notHere}</Badge>}
        <input type="hidden" name={`seen:${enrolmentId}`} value={seen ?? ""} />
        <div className="grid grid-cols-4 gap-1.5 max-md:w-full">
          {markOrder.map((one) => (
            <label
              key={one}
              className={`flex min-h-9 cursor-pointer items-center justify-center rounded-lg border border-line-strong px-3 text-sm font-semibold text-ink-soft select-none has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-link max-md:min-h-12 max-md:px-1 ${markLooks[one]}`}
            >
              <input
                type="radio"
                name={`mark:${enrolmentId}`}
                value={one}
                checked={mark === one}
                onChange={() => onChoose(enrolmentId, one)}
                className="sr-only"
              />
              {words.marks[one]}
            </label>
          ))}
        </div>
      </fieldset>
    </li>
  );
}

function History({ name, history }: { name: string; history: MarkedStudent["history"] }) {
  const { attendance: words, frame } = useClassFrame().words;
  const { sheet, marks } = words;
  return (
    <details className="text-sm text-ink-soft open:order-last open:w-full">
      <summary className="inline-flex min-h-7 items-center hover:underline max-md:min-h-11">
        {sheet.history}
        <bdi className="sr-only">{name}</bdi>
      </summary>
      <ol className="grid gap-1 pb-2">
        {history.map(({ at, from, to, source, by }) => (
          <li key={`${at} ${from} ${to}`}>
            {at}: {fillText(sheet.change, { from: from ? marks[from] : sheet.nobody, to: marks[to] })},{" "}
            <bdi>{fillText(sheet.bySources[source], { name: by ?? frame.someone })}</bdi>
          </li>
        ))}
      </ol>
    </details>
  );
}
