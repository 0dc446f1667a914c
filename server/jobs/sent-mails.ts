/** Mails this process has sent, so that none is sent twice while the database cannot be told. */
export interface SentMails {
  has(id: string): boolean;
  /** Notes a mail and resolves when the database knows of it too, or could not be told. */
  add(id: string): Promise<void>;
}

/** So many that could not be told of are remembered at most; the one sent longest ago goes first. */
const mostRemembered = 10_000;

/**
 * Tells the database of each mail as soon as it is sent, with `tell`, which answers how many of them it still waited
 * for: a process that dies then repeats the mails of its last moment, not those of a whole batch. Mails sent while the
 * database is being told are told of together.
 */
export function createSentMails(tell: (ids: string[]) => Promise<number>): SentMails {
  const untold = new Set<string>();
  const waiting: string[] = [];
  let turn: Promise<void> | undefined;

  const tellOf = async (ids: string[]) => {
    try {
      // One that the database has given up waiting for comes again.
      if ((await tell(ids)) < ids.length) return;
      for (const id of ids) untold.delete(id);
    } catch {
      // The job comes back when its heartbeat has stopped, and is then only told of.
    }
  };
  const tellAll = async () => {
    while (waiting.length > 0) await tellOf(waiting.splice(0));
    turn = undefined;
  };

  return {
    has: (id) => untold.has(id),
    async add(id) {
      untold.add(id);
      for (const oldest of untold) {
        if (untold.size <= mostRemembered) break;
        untold.delete(oldest);
      }
      waiting.push(id);
      turn ??= tellAll();
      await turn;
    },
  };
}
