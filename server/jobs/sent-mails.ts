/** Mails this process has sent, so that none is sent twice while the database cannot be told. */
export interface SentMails {
  has(id: string): boolean;
  /** Notes a mail and resolves when the database knows of it too, or could not be told. */
  add(id: string): Promise<void>;
}

/** How soon the database is told again of what it could not be told of, in milliseconds. */
const tellAgainAfter = 1_000;

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
  let isToTellAgain = false;

  const tellOf = async (ids: string[]) => {
    try {
      // One that the database does not wait for is remembered: should it come again, it is not sent again.
      if ((await tell(ids)) < ids.length) return;
      for (const id of ids) untold.delete(id);
    } catch {
      // Told as soon as the database is back, before another process is given the job.
      if (!isToTellAgain) setTimeout(tellAgain, tellAgainAfter).unref();
      isToTellAgain = true;
    }
  };
  const tellAgain = () => {
    isToTellAgain = false;
    void tellOf([...untold]);
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
