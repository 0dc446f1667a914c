import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type App, type AppOptions, createApp } from "#server/compose/create-app.ts";
import { readEnv } from "#server/config/env.ts";
import { postgres } from "./databases.ts";

export interface TestApp {
  app: App;
  dataDir: string;
  /** The secret that the environment names; null if it stands in the data folder. */
  secret: string | null;
  /** Asks the app as a visitor at 203.0.113.7, or at `address`. */
  ask(path: string, init?: RequestInit, address?: string): Promise<Response>;
  /** Posts JSON. */
  post(path: string, body: unknown, headers?: Record<string, string>): Promise<Response>;
  stop(): Promise<void>;
}

/** A hash in a millisecond, and answers soon after; passwords.test.ts makes one at its full cost. */
const quickPasswords = { cost: { ln: 5, r: 8, p: 1 }, answerAfter: 100 };

/**
 * The whole program on a data folder of its own, without a port and without a word in the log. Where nothing names a
 * database or a folder, it is on a Postgres database of its own, which is there in a tenth of an embedded one's time.
 */
export async function startTestApp(
  environment: Record<string, string> = {},
  options: AppOptions = {},
): Promise<TestApp> {
  const dataDir = environment.DATA_DIR ?? mkdtempSync(join(tmpdir(), "darsgah-test-"));
  const isPlaced = options.database || environment.DATABASE_URL || environment.DATA_DIR;
  const config = readEnv({ NODE_ENV: "test", LOG_LEVEL: "silent", ...environment, DATA_DIR: dataDir });
  const app = await createApp(config, {
    passwords: quickPasswords,
    ...(isPlaced ? {} : { database: await postgres.open() }),
    ...options,
  });
  const ask = async (path: string, init: RequestInit = {}, address = "203.0.113.7") =>
    await app.fetch(new Request(`http://localhost:3000${path}`, init), { address });
  return {
    app,
    dataDir,
    secret: config.authSecret,
    ask,
    post: async (path, body, headers = {}) =>
      await ask(path, {
        method: "POST",
        headers: { "Content-Type": "application/json", ...headers },
        body: typeof body === "string" ? body : JSON.stringify(body),
      }),
    async stop() {
      await app.close();
      if (!environment.DATA_DIR) rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
