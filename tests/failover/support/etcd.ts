import { once } from "node:events";
import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { freePort } from "../../support/free-port.ts";
import { until } from "../../support/until.ts";
import { makeMachineFolder, startMachineProcess } from "./machine-process.ts";

const example = fileURLToPath(new URL("../../../deploy/etcd.env", import.meta.url));

export interface Etcd {
  /** Host and port for its clients. */
  address: string;
  remove(): Promise<void>;
}

/** The example of `deploy/` on one machine: these ports of loopback, and no others in the cluster. */
function environment(folder: string, client: string, peer: string): Record<string, string> {
  const text = readFileSync(example, "utf8")
    .replaceAll("10.0.0.11:2379", client)
    .replaceAll("10.0.0.11:2380", peer)
    .replace(",http://127.0.0.1:2379", "")
    .replace(/(ETCD_INITIAL_CLUSTER=[^,]+),.*/, "$1")
    .replace("/var/lib/etcd/darsgah", join(folder, "data"));
  return Object.fromEntries(
    [...text.matchAll(/^(ETCD_\w+)=(.*)$/gm)].map(([, name = "", value = ""]) => [name, value]),
  );
}

/** Starts etcd. */
export async function startEtcd(): Promise<Etcd> {
  const folder = makeMachineFolder("etcd");
  const [client, peer] = [`127.0.0.1:${await freePort()}`, `127.0.0.1:${await freePort()}`];
  const { child, output } = startMachineProcess("etcd", { folder, environment: environment(folder, client, peer) });
  const ended = once(child, "exit");
  await until(async () => {
    if (child.exitCode !== null) throw new Error(`etcd ended with ${child.exitCode}:\n${output().slice(-2000)}`);
    return await fetch(`http://${client}/health`).then(
      (response) => response.ok,
      () => false,
    );
  }, 30_000);
  return {
    address: client,
    async remove() {
      child.kill("SIGTERM");
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
