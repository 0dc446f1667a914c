import { Writable } from "node:stream";
import { demoDocuments } from "#content/demo-site.ts";
import type { DocumentKey } from "#domains/content/contract/kinds.ts";
import { contentRevisions, publications } from "#domains/content/server/tables.ts";
import { createHttpServer } from "#server/compose/create-http-server.ts";
import type { OperatorVerb } from "#server/compose/operator-verbs.ts";
import { readEnv } from "#server/config/env.ts";
import { createLog } from "#server/config/log.ts";
import type { OpenDatabase } from "#server/db/client.ts";
import type { BuiltFiles } from "#server/serving/built-files.ts";
import type { PageContext } from "#server/serving/render-page.ts";
import { listen, stopServing } from "#server/serving/start-stop.ts";
import { startTestApp } from "./app.ts";
import { callVerb } from "./call-verb.ts";

export type Document = Record<string, unknown>;

/** The seed's text of a document, with some fields changed. */
export function seededDocument({ kind, id }: DocumentKey, changes: Document = {}): Document {
  const found = demoDocuments.find((one) => one.kind === kind && one.id === id);
  return { ...(found?.document as Document), ...changes };
}

const noFiles: BuiltFiles = { prebuilt: new Map(), played: new Map(), quick: new Map(), headers: [] };

/** Pages of a few words. The list of courses shows their titles, and throws where one is "Broken". */
async function render(request: Request, { services, ahead }: PageContext): Promise<Response> {
  const { pathname } = new URL(request.url);
  const { content } = ahead?.site ?? services.site();
  const titles = content.courses.map(({ title }) => title);
  const isCourses = /^\/courses(\.data)?$/.test(pathname);
  if (isCourses && titles.includes("Broken")) throw new Error("No pattern is called Broken.");
  const headers = { "Content-Type": "text/plain", "Cache-Control": ahead?.cacheControl ?? "no-store" };
  return new Response(isCourses ? titles.join() : content.company.name, { headers });
}

/** A program behind its HTTP server, on a port, with its log; the database stays open when it stops. */
export async function startPublishingProgram(database: OpenDatabase) {
  const failures: string[] = [];
  const write = (line: Buffer, _encoding: string, done: () => void) => {
    const { level, err } = JSON.parse(String(line)) as { level: number; err?: { message: string } };
    if (level >= 50) failures.push(err?.message ?? "");
    done();
  };
  const rendered: string[] = [];
  const renderNoted = async (request: Request, context: PageContext) => {
    rendered.push(new URL(request.url).pathname);
    return await render(request, context);
  };
  const log = createLog({ logLevel: "info" }, new Writable({ write }));
  const test = await startTestApp({}, { database: { ...database, close: async () => {} }, log, renderPage: render });
  const config = readEnv({ DATA_DIR: test.dataDir, NODE_ENV: "test" });
  const deps = {
    ...{ app: test.app, files: noFiles, patterns: ["courses"], render: renderNoted },
    ...{ load: async () => null, faces: { find: async () => null } },
  };
  const { server } = await createHttpServer(config, deps);
  const port = await listen(server, { host: "127.0.0.1", port: 0 });
  const ask = async (path: string) => await fetch(`http://127.0.0.1:${port}${path}`);
  return {
    app: test.app,
    failures,
    /** The paths that were rendered, in their order. */
    rendered,
    textOf: async (path: string) => await (await ask(path)).text(),
    statusOf: async (path: string) => (await ask(path)).status,
    /** Where an address leads; null for one that leads nowhere else. */
    async locationOf(path: string) {
      const { status, headers } = await fetch(`http://127.0.0.1:${port}${path}`, { redirect: "manual" });
      return status === 308 ? headers.get("location") : null;
    },
    health: async () => await (await ask("/api/health")).json(),
    /** Calls a verb of the office in the operator's name. */
    call: (verb: OperatorVerb, ...args: unknown[]) => callVerb(test, verb, ...args),
    async stop() {
      await stopServing(server);
      await test.stop();
    },
  };
}

/** The number of publications, and of published versions of documents. */
export async function countPublished({ database }: OpenDatabase) {
  return {
    publications: await database.$count(publications),
    revisions: await database.$count(contentRevisions),
  };
}
