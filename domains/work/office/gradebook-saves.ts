import type { Cell } from "#domains/work/server/grade-work.ts";
import type { GridCell } from "./gradebook.ts";

/** The result of cells that were sent: their current state, and the reason of a refusal as text. */
export interface CellAnswer {
  cells: Cell[];
  refused: string | null;
}

interface Listener {
  /** A cell as the server has it now, by `placeOf`. */
  onCell(place: string, cell: GridCell): void;
  /** The reason of a refusal, as text: these cells are as the server has them again. */
  onRefused(text: string): void;
  /** The session has ended, as text; everything waits. */
  onSignedOut(text: string): void;
  /** The number of cells being saved, and of those that wait for the connection. */
  onCount(count: { saving: number; waiting: number }): void;
  /** The cells that are not saved yet, by what was written at once, for a page that is loaded again. */
  keep(groups: Cell[][]): void;
}

const retryAfter = 4_000;

const placeOf = ({ workId, enrolmentId }: Pick<Cell, "workId" | "enrolmentId">) => `${workId} ${enrolmentId}`;

/**
 * Saves cells in the background, in the order in which they were written. What was written at once, as a pasted block, is
 * saved at once: all of it or nothing. What is interrupted is sent again. A cell's version is the one that it was typed
 * over.
 */
export function createGradebookSaves(address: string, listener: Listener) {
  let groups: Cell[][] = [];
  let isRunning = false;
  let isWaiting = false;
  /** The versions that the server has answered. */
  const versions = new Map<string, number>();
  const tell = () => {
    const saving = new Set(groups.flat().map(placeOf)).size;
    listener.onCount({ saving, waiting: isWaiting ? saving : 0 });
    listener.keep(groups);
  };

  /** After a refusal, later marks of the same cells were typed over what is no longer there. */
  const take = ({ cells, refused }: CellAnswer) => {
    const [, ...later] = groups;
    const answered = new Set(cells.map(placeOf));
    if (refused !== null) listener.onRefused(refused);
    const kept = refused === null ? later : later.map((group) => group.filter((one) => !answered.has(placeOf(one))));
    groups = kept.filter((group) => group.length > 0);
    const wanted = new Set(groups.flat().map(placeOf));
    for (const cell of cells) {
      versions.set(placeOf(cell), cell.version);
      if (!wanted.has(placeOf(cell))) listener.onCell(placeOf(cell), cell);
    }
  };

  const run = async () => {
    if (isRunning) return;
    isRunning = true;
    for (let [group] = groups; group; [group] = groups) {
      const cells = group.map((cell) => ({ ...cell, version: versions.get(placeOf(cell)) ?? cell.version }));
      const answer = await send(address, cells, listener.onSignedOut);
      isWaiting = answer === null;
      if (!answer) break;
      take(answer);
      tell();
    }
    isRunning = false;
    tell();
  };
  const retry = () => {
    if (isWaiting) void run();
  };
  const timer = setInterval(retry, retryAfter);
  addEventListener("online", retry);
  return {
    /** Keeps a cell that is still being typed, for a page that is loaded again; nothing is sent. */
    keepTyped(cell: Cell) {
      listener.keep([...groups, [cell]]);
    },
    /** Saves cells that were written at once. */
    save(group: Cell[]) {
      groups = [...groups, group];
      tell();
      void run();
    },
    stop() {
      clearInterval(timer);
      removeEventListener("online", retry);
    },
  };
}

/** The server's answer; null while the connection is down, the session has ended or the server cannot answer. */
async function send(address: string, cells: Cell[], onSignedOut: Listener["onSignedOut"]): Promise<CellAnswer | null> {
  try {
    const body = JSON.stringify(cells.map(({ version, ...cell }) => ({ ...cell, seen: version })));
    const headers = { "Content-Type": "application/json" };
    const response = await fetch(address, { method: "POST", headers, body });
    if (response.status >= 500 || response.status === 429) return null;
    const answer: CellAnswer = await response.json();
    if (response.status !== 401) return answer;
    onSignedOut(answer.refused ?? "");
    return null;
  } catch {
    return null;
  }
}
