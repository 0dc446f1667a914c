import { connect, type Socket } from "node:net";

/** Many connections to one port, and what became of them. */
export interface Crowd {
  /** How many are open now. */
  open(): number;
  /** How many the other side closed or refused. */
  closed(): number;
  /** Sends some text over each that is open. */
  say(words: string): void;
  leave(): void;
}

/** Opens `size` connections, each beginning with `words`; resolves when every one is open or refused. */
export async function gather(port: number, size: number, words = ""): Promise<Crowd> {
  const open = new Set<Socket>();
  let closed = 0;
  let isLeaving = false;
  const join = () =>
    new Promise<void>((resolve) => {
      const socket = connect(port, "127.0.0.1");
      socket.on("connect", () => {
        open.add(socket);
        if (words) socket.write(words);
        resolve();
      });
      socket.on("error", () => {});
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
    say(text) {
      for (const socket of open) socket.write(text);
    },
    leave() {
      isLeaving = true;
      for (const socket of open) socket.destroy();
    },
  };
}
