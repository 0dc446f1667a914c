import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from "react";
import { useRevalidator } from "react-router";
import type { AttendanceMark } from "#domains/attendance/contract.ts";
import { type ClassPhase, countMarks, hasArrivals, shownMark } from "#domains/attendance/rules/class-attendance.ts";
import { fillCount, fillText } from "#shared/fill-text.ts";
import { commaIn } from "#shared/formats/formats.ts";
import { Empty } from "#ui/empty.tsx";
import { ActForm } from "#ui/form/act-form.tsx";
import { useClassFrame } from "#ui/office/class-words.ts";
import { markOfKey, markOrder } from "./mark-looks.ts";
import { type MarkedStudent, MarkRow } from "./mark-row.tsx";
import { SheetState } from "./sheet-state.tsx";
import { noSheets, sendSheet, waitingSheets } from "./waiting-sheets.ts";

type MarkSheetProps = {
  batchId: string;
  classId: string;
  sheetId: string;
  phase: ClassPhase;
  /** The time from which it can be marked, as text. */
  opens: string;
  students: MarkedStudent[];
};

type Choose = (enrolmentId: string, mark: AttendanceMark) => void;

/**
 * All students of a class on one screen, saved in one request. Each is present until a teacher says otherwise; once some
 * have come by themselves, the others have no mark until a teacher gives one.
 */
export function MarkSheet({ batchId, classId, sheetId, phase, opens, students }: MarkSheetProps) {
  const { words, language } = useClassFrame();
  const comma = commaIn(language.lang);
  const { sheet, marks: names, counted } = words.attendance;
  const form = useRef<HTMLFormElement>(null);
  const [chosen, setChosen] = useState<ReadonlyMap<string, AttendanceMark>>(new Map());
  const { seenOf, state, hasWaiting } = useSheets(classId, students);
  const come = hasArrivals(students);
  const unchosen = (id: string) => (come ? seenOf(id) : shownMark(seenOf(id)));
  const markOf = (id: string) => chosen.get(id) ?? unchosen(id);
  const changes = [...chosen].filter(([id, mark]) => mark !== unchosen(id)).length;
  const missing = students.filter(({ enrolmentId }) => markOf(enrolmentId) === null);
  const isNew = students.every(({ enrolmentId }) => seenOf(enrolmentId) === null);

  function choose(id: string, mark: AttendanceMark) {
    setChosen((before) => new Map(before).set(id, mark));
  }
  function save() {
    const marks = students.flatMap(({ enrolmentId }) => {
      const mark = markOf(enrolmentId);
      return mark === null ? [] : [{ enrolmentId, mark, seen: seenOf(enrolmentId) }];
    });
    sendSheet({ batchId, sessionId: classId, sheet: { id: crypto.randomUUID(), marks } });
    setChosen(new Map());
  }
  useSheetKeys(form);
  if (phase === "early") return <p className="text-ink-soft">{fillText(sheet.early, { time: opens })}</p>;
  if (phase === "cancelled") return <p className="text-ink-soft">{sheet.cancelled}</p>;
  if (students.length === 0)
    return (
      <div className="card">
        <Empty title={sheet.empty} text={sheet.emptyText} />
      </div>
    );

  const counts = countMarks(students.map(({ enrolmentId }) => markOf(enrolmentId)));
  return (
    <ActForm name={`sheet ${classId}`} element={form} send={save} onKeyDown={(event) => markByKey(event, choose)}>
      <input type="hidden" name="intent" value="save" />
      <input type="hidden" name="sheet" value={sheetId} />
      <section className="card" aria-label={sheet.label}>
        <ul>
          {students.map((student) => (
            <MarkRow
              key={student.enrolmentId}
              student={student}
              seen={seenOf(student.enrolmentId)}
              mark={markOf(student.enrolmentId)}
              onChoose={choose}
            />
          ))}
        </ul>
      </section>
      <div className="sticky bottom-0 z-10 mt-4 max-md:bottom-14 grid gap-2 rounded-xl border border-line bg-surface px-4 py-3 shadow-lg">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <p className="font-semibold">
            {[
              ...markOrder.map((mark) => ({ count: counts[mark], mark: names[mark].toLowerCase() })),
              ...(come ? [{ count: missing.length, mark: sheet.notHere.toLowerCase() }] : []),
            ]
              .map((one) => fillText(counted, one))
              .join(comma)}
          </p>
          {missing.length > 0 && <TheOthers students={missing} onChoose={choose} />}
          <p className="text-sm text-ink-soft max-lg:hidden">
            <kbd className="key">↑</kbd> <kbd className="key">↓</kbd> {sheet.keys.move}
            {comma}
            <span>
              {markOrder.map((mark) => (
                <kbd key={mark} className="key me-1">
                  {words.attendance.short[mark]}
                </kbd>
              ))}
            </span>
            {sheet.keys.marks}
            {comma}
            <kbd className="key">{sheet.keys.control}</kbd> <kbd className="key">↵</kbd> {sheet.keys.save}
          </p>
          <button type="submit" className="button button-main ms-auto min-w-28 max-md:w-full">
            {sheet.save}
          </button>
        </div>
        <SheetState state={state} changes={changes} isNew={isNew && !come} hasWaiting={hasWaiting} />
      </div>
    </ActForm>
  );
}

/** Marks all students who are not here yet at once. */
function TheOthers({ students, onChoose }: { students: MarkedStudent[]; onChoose: Choose }) {
  const { sheet, marks } = useClassFrame().words.attendance;
  return (
    <p className="flex flex-wrap items-center gap-2 text-sm text-ink-soft">
      {fillCount(sheet.others, students.length)}
      {(["absent", "present"] as const).map((mark) => (
        <button
          key={mark}
          type="button"
          onClick={() => {
            for (const { enrolmentId } of students) onChoose(enrolmentId, mark);
          }}
          className="button button-quiet"
        >
          {marks[mark]}
        </button>
      ))}
    </p>
  );
}

/** The stored marks, overlaid with those that wait for the connection; refetched once a sheet has arrived. */
function useSheets(classId: string, students: MarkedStudent[]) {
  const state = useSyncExternalStore(waitingSheets.subscribe, waitingSheets.read, () => noSheets);
  const { revalidate } = useRevalidator();
  const waiting = state.waiting.filter((one) => one.sessionId === classId);
  const saved = waiting.at(-1)?.sheet.marks ?? [];
  const stored = new Map(students.map(({ enrolmentId, mark }) => [enrolmentId, mark]));
  const seen = new Map([...stored, ...saved.map(({ enrolmentId, mark }) => [enrolmentId, mark] as const)]);
  const outcome = state.outcomes[classId];
  useEffect(() => {
    if (outcome) void revalidate();
  }, [outcome, revalidate]);
  return {
    seenOf: (id: string) => seen.get(id) ?? null,
    state: { line: state.line, outcome },
    hasWaiting: waiting.length > 0,
  };
}

/** Ctrl and Enter save from anywhere; an arrow leads into the list from outside it. */
function useSheetKeys(form: { current: HTMLFormElement | null }) {
  useLayoutEffect(() => {
    const onKey = (event: globalThis.KeyboardEvent) => {
      if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) {
        event.preventDefault();
        form.current?.requestSubmit();
      }
      const isOutside = document.activeElement === document.body;
      if (!isOutside || (event.key !== "ArrowDown" && event.key !== "ArrowUp")) return;
      event.preventDefault();
      if (form.current) radiosOf(form.current)[0]?.focus();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [form]);
}

/** The radio button of each student that has the focus in turn: the chosen one, else the first. */
const radiosOf = (form: HTMLFormElement) =>
  [...form.querySelectorAll("fieldset")].flatMap(
    (row) =>
      row.querySelector<HTMLInputElement>("input:checked") ?? row.querySelector<HTMLInputElement>("[type=radio]") ?? [],
  );

/** Arrows lead to the next student, letters mark the one who has the focus. */
function markByKey(event: KeyboardEvent<HTMLFormElement>, choose: Choose) {
  const { target, key, ctrlKey, metaKey, altKey } = event;
  if (!(target instanceof HTMLInputElement) || target.type !== "radio" || ctrlKey || metaKey || altKey) return;
  if (key === "ArrowDown" || key === "ArrowUp") {
    event.preventDefault();
    const rows = radiosOf(event.currentTarget);
    const at = rows.findIndex(({ name }) => name === target.name);
    const next = rows[at + (key === "ArrowDown" ? 1 : -1)];
    next?.focus();
    next?.closest("li")?.scrollIntoView({ block: "center" });
    return;
  }
  const mark = markOfKey[key.toLowerCase()];
  if (!mark) return;
  event.preventDefault();
  choose(target.name.replace("mark:", ""), mark);
  event.currentTarget.querySelector<HTMLInputElement>(`input[name="${target.name}"][value="${mark}"]`)?.focus();
}
