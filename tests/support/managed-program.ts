import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openManageSocket } from "#server/serving/manage-socket.ts";
import { startTestApp, type TestApp } from "./app.ts";
import { bothDatabases, createServerDatabase, provesAll, provesLocks } from "./databases.ts";
import { type Managed, manage, manageHere } from "./manage.ts";
import { renderVerify } from "./render-verify.ts";

/** A program with demo content that an operator manages, running or stopped, on one of the databases. */
export interface ManagedProgram {
  dataDir: string;
  environment: Record<string, string>;
  /** Runs a command; `input` is on its standard input. */
  type(typed: string[], input?: string): Promise<Managed>;
  /** Runs a command that has to succeed, and returns its output for scripts. */
  answer<Answer>(...typed: string[]): Promise<Answer>;
  /** Acts on the running program, or on the one started for it. */
  whileServing<Answer>(act: (test: TestApp) => Promise<Answer>): Promise<Answer>;
  /** The public API's answer: of the running program, or of the one started for it. */
  served<Answer>(path: string): Promise<Answer>;
  /** Stops the program where it runs, and leaves its data. */
  stopServing(): Promise<void>;
  stop(): Promise<void>;
}

const databaseNames = bothDatabases.map(({ name }) => name);

/** A running program; where the run is to prove more than rules, a stopped one too; at night each on each database. */
export const programs = databaseNames
  .flatMap((database) =>
    [true, false].map((isRunning) => ({
      name: `${isRunning ? "running" : "stopped"} program on the ${database} database`,
      isRunning,
      start: () => startManaged(database, isRunning),
      /** Each way to a program and each database once: every test meets both, not all four together. */
      isTypical: isRunning === (database === "Postgres"),
    })),
  )
  // Opening a database for each command takes its time.
  .filter(({ isTypical, isRunning }) => provesAll || (isTypical && (isRunning || provesLocks)));

/** Starts a program on a database of its own; where it is not to run, stops it again when it has made its database. */
export async function startManaged(
  name: "embedded" | "Postgres",
  isRunning: boolean,
  settings: Record<string, string> = {},
): Promise<ManagedProgram> {
  const dataDir = mkdtempSync(join(tmpdir(), "darsgah-manage-"));
  const environment: Record<string, string> = { DATA_DIR: dataDir, DEMO_CONTENT: "on", NODE_ENV: "test", ...settings };
  if (name === "Postgres") environment.DATABASE_URL = await createServerDatabase();
  let running = isRunning ? await startServing(environment) : null;
  if (!running) await (await startTestApp(environment)).stop();

  const type = async (typed: string[], input?: string) =>
    input === undefined
      ? await manageHere(environment, typed, exampleFolder)
      : await manage(environment, typed, { folder: exampleFolder, input });
  async function whileServing<Answer>(act: (test: TestApp) => Promise<Answer>): Promise<Answer> {
    const test = running?.test ?? (await startTestApp(environment, { renderPage: renderVerify }));
    const answer = await act(test);
    if (!running) await test.stop();
    return answer;
  }
  const stopServing = async () => {
    await running?.stop();
    running = null;
  };
  return {
    dataDir,
    environment,
    type,
    async answer(...typed) {
      const { code, out, err } = await type([...typed, "--json"]);
      if (code !== 0) throw new Error(`manage ${typed.join(" ")} ended with ${code}: ${err}`);
      return JSON.parse(out);
    },
    whileServing,
    served: (path) => whileServing(async (test) => await (await test.ask(path)).json()),
    stopServing,
    async stop() {
      await stopServing();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

const exampleFolder = join(import.meta.dirname, "../../docs/manage-examples");

async function startServing(environment: Record<string, string>): Promise<{ test: TestApp; stop(): Promise<void> }> {
  const test = await startTestApp(environment, { renderPage: renderVerify });
  const closeSocket = await openManageSocket(environment.DATA_DIR ?? "", test.app.manage, test.app.log);
  return {
    test,
    async stop() {
      await closeSocket();
      await test.stop();
    },
  };
}
