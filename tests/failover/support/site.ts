import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { type BuiltProgram, startBuiltProgram } from "../../support/built-program.ts";
import { freePort } from "../../support/free-port.ts";
import { type SmtpPeer, startSmtpPeer } from "../../support/smtp.ts";
import { createDatabaseMachine, type DatabaseMachine } from "./database-machine.ts";
import { startEtcd } from "./etcd.ts";

/** Time that a machine may take to reach its role at a start, on a busy machine of two cores; in milliseconds. */
const startPatience = 120_000;

/** Two processes of the built program on one data folder, and their database on two machines. */
export interface Site {
  programs: [BuiltProgram, BuiltProgram];
  machines: [DatabaseMachine, DatabaseMachine];
  smtp: SmtpPeer;
  dataDir: string;
  /** The settings that `npm run manage` needs to reach a process. */
  environment: Record<string, string>;
  /** Queries the database on this machine. */
  ask<Row extends pg.QueryResultRow>(machine: DatabaseMachine, text: string): Promise<Row[]>;
  stop(): Promise<void>;
}

const password = "marigold-lantern";

/** Starts all of it, empty: the first machine is the primary, the second its synchronous standby. */
export async function startSite(): Promise<Site> {
  const etcd = await startEtcd();
  const smtp = await startSmtpPeer();
  const dataDir = mkdtempSync(join(tmpdir(), "darsgah-failover-"));
  const machines: [DatabaseMachine, DatabaseMachine] = [
    await createDatabaseMachine("db1", etcd.address),
    await createDatabaseMachine("db2", etcd.address),
  ];
  const programs: BuiltProgram[] = [];
  const stop = async () => {
    await Promise.all(programs.map((program) => program.stop()));
    await Promise.all(machines.map((machine) => machine.remove()));
    await etcd.remove();
    await smtp.close();
    rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    const [first, second] = machines;
    first.start();
    await first.untilIts("primary", startPatience);
    second.start();
    await second.untilIts("synchronous", startPatience);
    await ask(first, `create role darsgah login password '${password}'`);
    await ask(first, "create database darsgah owner darsgah");
    const hosts = machines.map(({ address }) => address).join(",");
    const environment = {
      DATA_DIR: dataDir,
      DATABASE_URL: `postgres://darsgah:${password}@${hosts}/darsgah?target_session_attrs=read-write`,
      AUTH_SECRET: "4711-which-both-processes-know-0815",
      DEMO_CONTENT: "on",
      SMTP_URL: smtp.url,
    };
    const start = async () => {
      programs.push(await startBuiltProgram({ ...environment, PORT: String(await freePort()) }));
    };
    await Promise.all([start(), start()]);
    const [one, other] = programs;
    if (!one || !other) throw new Error("Both programs run.");
    return {
      programs: [one, other],
      machines,
      smtp,
      dataDir,
      environment,
      ask: (machine, text) => ask(machine, text, "darsgah"),
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function ask<Row extends pg.QueryResultRow>(
  machine: DatabaseMachine,
  text: string,
  database = "postgres",
): Promise<Row[]> {
  const url = new URL(machine.url);
  url.pathname = database;
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  try {
    return (await client.query<Row>(text)).rows;
  } finally {
    await client.end();
  }
}
