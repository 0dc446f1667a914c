import { once } from "node:events";
import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { freePort } from "../../support/free-port.ts";
import { processTree } from "../../support/process-tree.ts";
import { until } from "../../support/until.ts";
import { type MachineProcess, makeMachineFolder, startMachineProcess } from "./machine-process.ts";

const example = fileURLToPath(new URL("../../../deploy/patroni.yml", import.meta.url));

/** As the example has it. */
const superuserPassword = "choose-a-password-2";

/** Patroni's role of a machine: the primary, a standby that has all acknowledged data, or one that may lack some. */
export type Role = "primary" | "synchronous" | "replica";

/** A machine with a Postgres under Patroni. */
export interface DatabaseMachine {
  /** Host and port of its Postgres. */
  address: string;
  /** Its maintenance database, as the superuser. */
  url: string;
  start(): void;
  /** Ends all of it in one moment, as a power cut. */
  kill(): Promise<void>;
  /** Suspends all of it, connections open, until it resumes. */
  freeze(): void;
  thaw(): void;
  /** Resolves when it has become that. */
  untilIts(role: Role, patience: number): Promise<void>;
  isIts(role: Role): Promise<boolean>;
  /** Patroni's output so far. */
  output(): string;
  remove(): Promise<void>;
}

/** The newest Postgres of Debian's. */
function binaries(): string {
  const root = "/usr/lib/postgresql";
  const [newest] = readdirSync(root).sort((one, other) => Number(other) - Number(one));
  return join(root, newest ?? "", "bin");
}

/** A machine called `name` that is not started yet: the example of `deploy/` with addresses of loopback and its own folder. */
export async function createDatabaseMachine(name: string, etcd: string): Promise<DatabaseMachine> {
  const folder = makeMachineFolder(name);
  const [address, api] = [`127.0.0.1:${await freePort()}`, `127.0.0.1:${await freePort()}`];
  const file = join(folder, "patroni.yml");
  const configuration = readFileSync(example, "utf8")
    .replace("name: db1", `name: ${name}`)
    .replace("10.0.0.11:2379", etcd)
    .replace(/^\s*- 10\.0\.0\.1[23]:2379\n/gm, "")
    .replaceAll("10.0.0.11:8008", api)
    .replaceAll("10.0.0.11:5432", address)
    .replaceAll("10.0.0.0/24", "127.0.0.1/32")
    .replace("/var/lib/postgresql/15/darsgah", join(folder, "data"))
    .replace("/usr/lib/postgresql/15/bin", binaries())
    .replace("/var/lib/postgresql/patroni.pgpass", join(folder, "pgpass"))
    .replace("/var/run/postgresql", folder)
    // Two machines on one would share its watchdog.
    .replace("mode: required", "mode: off");
  writeFileSync(file, configuration, { mode: 0o644 });
  rmSync(join(folder, "data"), { recursive: true });

  let patroni: MachineProcess | undefined;
  const written: string[] = [];
  // Patroni's Postgres is not its child: it outlives its Patroni.
  const all = () => [...processTree(patroni?.child.pid ?? 0), ...processTree(postmaster(join(folder, "data")))];
  const signalAll = (signal: NodeJS.Signals) => {
    for (const pid of new Set(all())) signalOne(pid, signal);
  };
  const isIts = async (role: Role) => {
    const asked = await fetch(`http://${api}/${role}`, { signal: AbortSignal.timeout(1_000) }).catch(() => null);
    return asked?.ok ?? false;
  };
  const output = () => [...written, patroni?.output() ?? ""].join("");
  const kill = async () => {
    if (!patroni) return;
    const { child } = patroni;
    signalAll("SIGKILL");
    if (child.exitCode === null && child.signalCode === null) await once(child, "exit");
    written.push(patroni.output());
    patroni = undefined;
  };
  return {
    address,
    url: `postgres://postgres:${superuserPassword}@${address}/postgres`,
    start() {
      patroni = startMachineProcess("patroni", { folder, args: [file] });
    },
    kill,
    freeze: () => signalAll("SIGSTOP"),
    thaw: () => signalAll("SIGCONT"),
    isIts,
    async untilIts(role, patience) {
      await until(() => isIts(role), patience).catch((cause: unknown) => {
        throw new Error(`${name} has not become its ${role}:\n${output().slice(-3000)}`, { cause });
      });
    },
    output,
    async remove() {
      await kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** 0 where none has been started. */
function postmaster(data: string): number {
  try {
    return Number(readFileSync(join(data, "postmaster.pid"), "utf8").split("\n")[0]);
  } catch {
    return 0;
  }
}

function signalOne(pid: number, signal: NodeJS.Signals) {
  try {
    if (pid > 1) process.kill(pid, signal);
  } catch {
    // It has ended meanwhile.
  }
}
