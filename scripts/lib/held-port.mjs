import { lookup } from "node:dns/promises";
import net from "node:net";

/**
 * Binds the port that the program is to listen on, and holds it open: while one release follows another, connections
 * wait in the kernel instead of being refused. The program listens on `fd`, which it gets as its standard input, and whose
 * number is in LISTEN_FD; `address` is where it answers from this machine. Null where the port cannot be held (Windows,
 * a port that is taken or not allowed): the program then opens it itself, and says why it cannot.
 */
export async function holdPort({ HOST, PORT }) {
  if (process.platform === "win32") return null;
  try {
    const { address: host, family } = await lookup(HOST?.trim() || "0.0.0.0");
    // Node's own cluster makes its sockets so: bound, without taking connections itself.
    const handle = net._createServerHandle(host, Number(PORT?.trim() || 3000), family, undefined, 0);
    const bound = {};
    if (typeof handle === "number" || handle.getsockname(bound) !== 0) return null;
    const loopback = { "0.0.0.0": "127.0.0.1", "::": "::1" };
    return {
      fd: handle.fd,
      address: { host: loopback[bound.address] ?? bound.address, port: bound.port },
      close: () => handle.close(),
    };
  } catch {
    return null;
  }
}
