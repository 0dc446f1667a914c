import { once } from "node:events";
import { createServer, type Socket } from "node:net";

export interface SilentServer {
  port: number;
  /** Number of connections made to it. */
  connections(): number;
  /** Number of them open now. */
  open(): number;
  close(): Promise<void>;
}

/** A server that takes every connection and never sends anything by itself; `onConnection` may. */
export async function startSilentServer(
  port = 0,
  onConnection: (socket: Socket) => void = () => {},
): Promise<SilentServer> {
  const open = new Set<Socket>();
  let connections = 0;
  const server = createServer((socket) => {
    connections += 1;
    open.add(socket);
    socket.on("error", () => {}).on("close", () => open.delete(socket));
    socket.resume();
    onConnection(socket);
  }).listen(port, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  return {
    port: typeof address === "object" && address ? address.port : port,
    connections: () => connections,
    open: () => open.size,
    async close() {
      const closed = once(server, "close");
      server.close();
      for (const socket of open) socket.destroy();
      await closed;
    },
  };
}

/** Speaks as a mail server does until a mail's content comes, and then breaks off. */
export function breakOffInData(socket: Socket) {
  socket.write("220 loopback\r\n");
  let isData = false;
  socket.on("data", (chunk) => {
    if (isData) return void socket.destroy();
    for (const line of chunk.toString().split("\r\n").filter(Boolean)) {
      isData = /^DATA/i.test(line);
      socket.write(isData ? "354 go on\r\n" : "250 ok\r\n");
    }
  });
}
