import { type KeyboardEvent, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { useRevalidator } from "react-router";
import type { AttendanceMark } from "#domains/attendance/contract.ts";
import { type ClassPhase, countMarks, shownMark } from "#domains/attendance/rules/class-attendance.ts";
import { fillText } from "#shared/fill-text.ts";
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

/** All students of a class on one screen, each present until a teacher says otherwise; saved in one request. */
export function MarkSheet({ batchId, classId, sheetId, phase, opens, students }: MarkSheetProps) {
  const { words } = useClassFrame();
  const { sheet, marks: names, counted } = words.attendance;
  const form = useRef<HTMLFormElement>(null);
  const [chosen, setChosen] = useState<ReadonlyMap<string, AttendanceMark>>(new Map());
  const { seenOf, state, hasWaiting } = useSheets(classId, students);
  const markOf = (id: string) => chosen.get(id) ?? shownMark(seenOf(id));
  const changes = [...chosen].filter(([id, mark]) => mark !== shownMark(seenOf(id))).length;
  const isNew = students.every(({ enrolmentId }) => seenOf(enrolmentId) === null);

  function choose(id: string, mark: AttendanceMark) {
    setChosen((before) => new Map(before).set(id, mark));
  }
  function save() {
    const marks = students.map(({ enrolmentId }) => {
      return { enrolmentId, mark: markOf(enrolmentId), seen: seenOf(enrolmentId) };
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
            {markOrder
              .map((mark) => fillText(counted, { count: counts[mark], mark: names[mark].toLowerCase() }))
              .join(", ")}
          </p>
          <p className="text-sm text-ink-soft max-lg:hidden">
            <kbd className="key">↑</kbd> <kbd className="key">↓</kbd> {sheet.keys.move},{" "}
            {markOrder.map((mark) => (
              <kbd key={mark} className="key me-1">
                {words.attendance.short[mark]}
              </kbd>
            ))}
            {sheet.keys.marks}, <kbd className="key">{sheet.keys.control}</kbd> <kbd className="key">↵</kbd>{" "}
            {sheet.keys.save}
          </p>
          <button type="submit" className="button button-main ms-auto min-w-28 max-md:w-full">
            {sheet.save}
          </button>
        </div>
        <SheetState state={state} changes={changes} isNew={isNew} hasWaiting={hasWaiting} />
      </div>
    </ActForm>
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
  useEffect(() => {
    const onKey = (event: globalThis.KeyboardEvent) => {
      if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) {
        event.preventDefault();
        form.current?.requestSubmit();
      }
      const isOutside = document.activeElement === document.body;
      if (!isOutside || (event.key !== "ArrowDown" && event.key !== "ArrowUp")) return;
      event.preventDefault();
      form.current?.querySelector<HTMLInputElement>("input:checked")?.focus();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [form]);
}

/** Arrows lead to the next student, letters mark the one who has the focus. */
function markByKey(event: KeyboardEvent<HTMLFormElement>, choose: (id: string, mark: AttendanceMark) => void) {
  const { target, key, ctrlKey, metaKey, altKey } = event;
  if (!(target instanceof HTMLInputElement) || target.type !== "radio" || ctrlKey || metaKey || altKey) return;
  if (key === "ArrowDown" || key === "ArrowUp") {
    event.preventDefault();
    const rows = [...event.currentTarget.querySelectorAll<HTMLInputElement>("input:checked")];
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
