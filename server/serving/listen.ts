import type { Server } from "node:http";
import { ConfigError } from "#server/config/config-error.ts";

interface Address {
  host: string;
  port: number;
}

const reasons: Record<string, (address: Address) => string> = {
  EADDRINUSE: ({ port }) => `PORT ${port} is taken: stop what listens there, or set PORT to another number.`,
  EACCES: ({ port }) => `PORT ${port} may not be used by this account: set PORT to a number above 1023.`,
  EADDRNOTAVAIL: ({ host }) => `HOST ${host} is not an address of this machine.`,
  ENOTFOUND: ({ host }) => `HOST ${host} is not a known host name.`,
};

/** Opens the port and resolves to its number. Throws a `ConfigError` that says in one line why it cannot. */
export function listen(server: Server, address: Address): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => {
      const reason = reasons[error.code ?? ""];
      reject(reason ? new ConfigError(reason(address)) : error);
    });
    server.listen(address, () => {
      const bound = server.address();
      resolve(typeof bound === "object" && bound ? bound.port : address.port);
    });
  });
}
