import { once } from "node:events";
import { connect } from "node:net";

/** A server's answer to raw bytes, on a connection of their own; it ends when the server ends it, or falls silent. */
export async function sendRaw(port: number, bytes: string, patience = 400): Promise<string> {
  const socket = connect(port, "127.0.0.1");
  const chunks: Buffer[] = [];
  socket.on("data", (chunk) => chunks.push(chunk));
  // A server that hangs up in the middle is an answer, too.
  socket.on("error", () => {});
  await once(socket, "connect");
  socket.setTimeout(patience, () => socket.destroy());
  socket.write(Buffer.from(bytes, "latin1"));
  await once(socket, "close");
  return Buffer.concat(chunks).toString("latin1");
}

/** The status of each answer in a server's output. */
export function statusesIn(answers: string): number[] {
  return Array.from(answers.matchAll(/HTTP\/1\.1 (\d{3})/g), ([, status]) => Number(status));
}
