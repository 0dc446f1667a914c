import { connect, type Socket } from "node:net";

/** Many connections to one port, and their outcomes. */
export interface Crowd {
  /** Number open now. */
  open(): number;
  /** Number that the other side closed or refused. */
  closed(): number;
  /** Number answered with each status, closed since or not. */
  answers(): Record<string, number>;
  /** Sends some text over each that is open. */
  say(words: string): void;
  leave(): void;
}

/** Opens `size` connections, each starting with the text of `begin`; resolves when every one is open or refused. */
export async function gather(port: number, size: number, begin: () => string = () => ""): Promise<Crowd> {
  const open = new Set<Socket>();
  const answers: Record<string, number> = {};
  let closed = 0;
  let isLeaving = false;
  const join = () =>
    new Promise<void>((resolve) => {
      const socket = connect(port, "127.0.0.1");
      socket.on("connect", () => {
        open.add(socket);
        const words = begin();
        if (words) socket.write(words);
        resolve();
      });
      socket.on("error", () => {});
      socket.once("data", (answer: Buffer) => {
        const status = answer.toString("latin1", 9, 12);
        answers[status] = (answers[status] ?? 0) + 1;
      });
      socket.resume();
      socket.on("close", () => {
        open.delete(socket);
        if (!isLeaving) closed += 1;
        resolve();
      });
    });
  for (let joined = 0; joined < size; joined += 250) {
    await Promise.all(Array.from({ length: Math.min(250, size - joined) }, join));
  }
  return {
    open: () => open.size,
    closed: () => closed,
    answers: () => ({ ...answers }),
    say(text) {
      for (const socket of open) socket.write(text);
    },
    leave() {
      isLeaving = true;
      for (const socket of open) socket.destroy();
    },
  };
}
