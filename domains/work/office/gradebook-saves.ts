import type { Cell } from "#domains/work/server/grade-work.ts";
import type { GridCell } from "./gradebook.ts";

/** The result of a cell: its current state, and the reason of a refusal as text. */
export interface CellAnswer {
  cell: Pick<Cell, "points" | "version"> | null;
  refused: string | null;
}

/** A cell whose points are being saved, or wait for the connection. */
export interface Wanted {
  workId: string;
  enrolmentId: string;
  points: number | null;
  /** The version that it was typed over. */
  version: number;
}

interface Listener {
  /** A cell as the server has it now. */
  onCell(place: string, cell: GridCell): void;
  /** The reason of a cell's refusal, as text. */
  onRefused(text: string): void;
  /** The number of cells being saved, and of those that wait for the connection. */
  onCount(count: { saving: number; waiting: number }): void;
  /** The cells that are not saved yet, for a page that is loaded again. */
  keep(cells: Wanted[]): void;
}

const retryAfter = 4_000;

/** Saves cells one by one in the background, the same cell never twice at once; interrupted ones are sent again. */
export function createGradebookSaves(address: string, listener: Listener) {
  const wanted = new Map<string, Wanted>();
  const running = new Set<string>();
  const waiting = new Set<string>();
  const tell = () => {
    listener.onCount({ saving: wanted.size, waiting: waiting.size });
    listener.keep([...wanted.values()]);
  };

  /** A cell that was changed meanwhile is sent again, from its current version. */
  const take = (place: string, sent: Wanted, { cell, refused }: CellAnswer) => {
    const later = wanted.get(place);
    if (refused !== null) listener.onRefused(refused);
    if (later && later !== sent && refused === null && cell) {
      wanted.set(place, { ...later, version: cell.version });
      return;
    }
    wanted.delete(place);
    if (cell) listener.onCell(place, cell);
  };

  const run = async (place: string) => {
    if (running.has(place)) return;
    running.add(place);
    for (let one = wanted.get(place); one; one = wanted.get(place)) {
      const answer = await send(address, one, listener.onRefused);
      if (!answer) {
        waiting.add(place);
        break;
      }
      waiting.delete(place);
      take(place, one, answer);
    }
    running.delete(place);
    tell();
  };
  const retry = () => {
    for (const place of [...waiting]) void run(place);
  };
  const timer = setInterval(retry, retryAfter);
  addEventListener("online", retry);
  return {
    /** Keeps a cell that is still being typed, for a page that is loaded again; nothing is sent. */
    keepTyped(cell: Wanted) {
      listener.keep([...wanted.values(), cell]);
    },
    save(place: string, cell: Wanted) {
      const before = wanted.get(place);
      wanted.set(place, before ? { ...cell, version: before.version } : cell);
      tell();
      void run(place);
    },
    stop() {
      clearInterval(timer);
      removeEventListener("online", retry);
    },
  };
}

/** The server's answer; null while the connection is down, the session has ended or the server cannot answer. */
async function send(
  address: string,
  { workId, enrolmentId, points, version }: Wanted,
  onSignedOut: Listener["onRefused"],
): Promise<CellAnswer | null> {
  try {
    const body = JSON.stringify({ workId, enrolmentId, points, seen: version });
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
