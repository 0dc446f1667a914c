import type { AttendanceSheet } from "#domains/attendance/contract.ts";
import type { MarkConflict } from "#domains/attendance/server/mark-attendance.ts";

/** A class's marks that are being sent, as browsers store them: `sessionId` is the class. */
export interface WaitingSheet {
  batchId: string;
  sessionId: string;
  sheet: AttendanceSheet;
}

/** The outcome of a class's last sheet. */
type SheetOutcome =
  | { is: "sent"; at: number; conflicts: MarkConflict[] }
  | { is: "refused"; at: number; reason: string };

/** Whether sheets are being sent, or wait for the connection or for a sign-in. */
type Line = "idle" | "sending" | "waiting" | "signed out";

interface Sheets {
  waiting: readonly WaitingSheet[];
  line: Line;
  outcomes: Readonly<Record<string, SheetOutcome>>;
}

const storageKey = "attendance-sheets:";

/** Delays before a sheet is sent again, in milliseconds. */
const waits = [1_000, 2_000, 5_000, 10_000, 20_000, 30_000];
/** Time after which an answer no longer comes, in milliseconds. */
const patience = 15_000;

export const noSheets: Sheets = { waiting: [], line: "idle", outcomes: {} };

let sheets = noSheets;
let userId = "";
let tries = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

/** The sheets of the signed-in member; they outlive the page, in the browser's storage. */
export const waitingSheets = {
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  read: () => sheets,
};

function change(changes: Partial<Sheets>) {
  sheets = { ...sheets, ...changes };
  for (const listener of listeners) listener();
}

/** Sends the sheets that an earlier page of this member left behind; to be called once a page is there. */
export function openSheets(member: string) {
  if (userId !== member) {
    userId = member;
    change({ ...noSheets, waiting: stored() });
  }
  void sendAll();
}

/**
 * Saves a class's marks: at once, or as soon as there is a connection. Sheets arrive in the order in which they were
 * saved.
 */
export function sendSheet(sheet: WaitingSheet) {
  const { [sheet.sessionId]: _, ...outcomes } = sheets.outcomes;
  keep([...stored(), sheet]);
  change({ outcomes });
  void sendAll();
}

function stored(): WaitingSheet[] {
  try {
    return JSON.parse(localStorage.getItem(storageKey + userId) ?? "[]");
  } catch {
    // Storage may be forbidden, and other programs' data there unreadable.
    return [...sheets.waiting];
  }
}

function keep(waiting: WaitingSheet[]) {
  try {
    if (waiting.length > 0) localStorage.setItem(storageKey + userId, JSON.stringify(waiting));
    else localStorage.removeItem(storageKey + userId);
  } catch {
    // Without storage they wait as long as this page is open.
  }
  change({ waiting });
}

/** Sends everything that waits, one after the other, in one tab at a time. */
export async function sendAll() {
  clearTimeout(timer);
  if (sheets.line === "sending") return;
  change({ waiting: stored() });
  if (sheets.waiting.length === 0) return change({ line: "idle" });
  change({ line: "sending" });
  const line = await navigator.locks.request("attendance-sheets", sendInTurn);
  change({ line });
  if (line !== "waiting") return;
  timer = setTimeout(sendAll, waits[Math.min(tries, waits.length - 1)]);
  tries += 1;
}

async function sendInTurn(): Promise<Line> {
  for (let [first] = stored(); first; [first] = stored()) {
    const answer = await send(first);
    if (answer === "waiting" || answer === "signed out") return answer;
    tries = 0;
    const sent = first.sheet.id;
    change({ outcomes: { ...sheets.outcomes, [first.sessionId]: answer } });
    keep(stored().filter(({ sheet }) => sheet.id !== sent));
  }
  return "idle";
}

async function send({ batchId, sessionId, sheet }: WaitingSheet): Promise<SheetOutcome | "waiting" | "signed out"> {
  const path = `/admin/batches/${encodeURIComponent(batchId)}/attendance/${sessionId}/sheet`;
  try {
    const response = await fetch(path, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(sheet),
      signal: AbortSignal.timeout(patience),
    });
    if (response.status === 401) return "signed out";
    if (response.status === 429 || response.status >= 500) return "waiting";
    const answer = await response.json();
    const at = Date.now();
    return response.ok
      ? { is: "sent", at, conflicts: answer.conflicts }
      : { is: "refused", at, reason: String(answer.refused) };
  } catch {
    return "waiting";
  }
}
