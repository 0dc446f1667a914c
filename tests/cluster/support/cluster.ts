import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { type BuiltProgram, startBuiltProgram } from "../../support/built-program.ts";
import { createServerDatabase } from "../../support/databases.ts";
import { freePort } from "../../support/free-port.ts";
import { type SmtpPeer, startSmtpPeer } from "../../support/smtp.ts";
import { startNginx } from "./nginx.ts";

/** One of the two: its machine, and the process that runs there now. */
export interface Member {
  origin: string;
  environment: Record<string, string>;
  /** Ends the process as an operator does. */
  stop(): Promise<void>;
  /** Ends it without warning. */
  kill(): Promise<void>;
  /** Starts it again in the same place. */
  start(): Promise<void>;
  output(): string;
}

/** Two processes of the built program, each with a data folder of its own, on one Postgres, behind nginx. */
export interface Cluster {
  /** The visitors' entry: nginx. */
  origin: string;
  members: [Member, Member];
  smtp: SmtpPeer;
  /** Queries the database. */
  query(text: string): Promise<Record<string, unknown>[]>;
  stop(): Promise<void>;
}

interface ClusterOptions {
  /** The second process's address for the database at an address. */
  secondReaches?: (databaseUrl: string) => Promise<string>;
}

/** Both processes start at the same moment, on an empty database. */
export async function startCluster({ secondReaches = async (url) => url }: ClusterOptions = {}): Promise<Cluster> {
  const [port, first, second] = [await freePort(), await freePort(), await freePort()];
  const [databaseUrl, smtp] = [await createServerDatabase(), await startSmtpPeer()];
  const origin = `http://127.0.0.1:${port}`;
  const shared = {
    SITE_URL: origin,
    DATABASE_URL: databaseUrl,
    AUTH_SECRET: "4711-which-both-processes-know-0815",
    DEMO_CONTENT: "on",
    SMTP_URL: smtp.url,
    // Each visitor's address is written by the client of nginx, as by a CDN in front of it.
    TRUST_PROXY: "2",
  };
  const members = [
    member(first, shared),
    member(second, { ...shared, DATABASE_URL: await secondReaches(databaseUrl) }),
  ] as const;
  await Promise.all(members.map(({ start }) => start()));
  const nginx = await startNginx(port, [first, second]);
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 2 });
  return {
    origin,
    members: [...members],
    smtp,
    query: async (text) => (await pool.query(text)).rows,
    async stop() {
      await nginx.stop();
      await Promise.all(members.map(({ dispose }) => dispose()));
      await pool.end();
      await smtp.close();
    },
  };
}

function member(port: number, shared: Record<string, string>) {
  const dataDir = mkdtempSync(join(tmpdir(), "darsgah-cluster-"));
  const environment = { ...shared, DATA_DIR: dataDir };
  let program: BuiltProgram | undefined;
  const written: string[] = [];
  const stop = async () => {
    const code = await program?.stop();
    written.push(program?.output() ?? "");
    program = undefined;
    if (code) throw new Error(`A process ended with ${code}:\n${written.at(-1)?.slice(-2000)}`);
  };
  return {
    origin: `http://127.0.0.1:${port}`,
    environment,
    stop,
    async start() {
      program = await startBuiltProgram({ ...environment, PORT: String(port) });
    },
    async kill() {
      await program?.kill();
      program = undefined;
    },
    output: () => [...written, program?.output() ?? ""].join(""),
    async dispose() {
      await stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
