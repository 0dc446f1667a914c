import type { Server } from "node:http";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import * as build from "virtual:react-router/server-build";
import { documentContext, servicesContext, sessionContext, siteContext } from "#app/request/contexts.ts";
import { type App, createApp } from "#server/compose/create-app.ts";
import { createHttpServer } from "#server/compose/create-http-server.ts";
import { loadBuiltPictures } from "#server/compose/load-built-pictures.ts";
import { ConfigError } from "#server/config/config-error.ts";
import { consoleToLog } from "#server/config/console-to-log.ts";
import { type Config, readEnv } from "#server/config/env.ts";
import { createLog, type Log } from "#server/config/log.ts";
import { packageRoot, threadFile } from "#server/config/paths.ts";
import { isOutage } from "#server/db/outage.ts";
import { keepNewFilesPrivate, makePrivate } from "#server/db/private-files.ts";
import { createPageFaces } from "#server/faces/page-faces.ts";
import type { ApplicationPages, RenderApplication } from "#server/http/application.ts";
import { adminPath, classroomPath } from "#server/http/application.ts";
import type { AdminContext } from "#server/serving/admin.ts";
import { type BuiltFiles, loadBuiltFiles, loadInlined } from "#server/serving/built-files.ts";
import type { ClassroomContext } from "#server/serving/classroom.ts";
import { openManageSocket } from "#server/serving/manage-socket.ts";
import { createPageLoader } from "#server/serving/page-data.ts";
import { createPageRenderer } from "#server/serving/page-renderer.ts";
import {
  collectGarbage,
  listen,
  restartExitCode,
  restartSoon,
  stopOnSignal,
  stopServing,
} from "#server/serving/start-stop.ts";
import { type ReadableError, readableError } from "./readable-error.ts";

/** Starts the program as the environment configures it, and stops it on SIGTERM or SIGINT. */
async function main(environment: Record<string, string | undefined>) {
  keepNewFilesPrivate();
  const config = readEnv(environment);
  const log = createLog(config);
  logEverything(log);
  const clientFolder = join(packageRoot(), build.assetsBuildDirectory);
  const onPageError = (err: unknown, request: Request) => {
    log.error({ err, path: new URL(request.url).pathname }, "page failed");
  };
  const pages = { build, servicesContext, sessionContext, documentContext, siteContext };
  const load = createPageLoader(pages);
  const faces = createPageFaces(threadFile("cut-faces"));
  const render = createPageRenderer({
    ...pages,
    mode: config.mode,
    siteUrl: config.siteUrl,
    widgetHost: config.clerk?.host ?? null,
    ...(await loadInlined(clientFolder)),
    dress: faces.dress,
    onError: onPageError,
  });
  const rendering = { mode: config.mode, siteUrl: config.siteUrl, onError: onPageError };
  const applications = {
    renderAdmin: loadPages<AdminContext>(adminPath, rendering),
    renderClassroom: loadPages<ClassroomContext>(classroomPath, rendering),
  };
  const pictures = loadBuiltPictures(packageRoot());
  const terminal = process.stdout.isTTY ? { terminal: (line: string) => void process.stdout.write(`${line}\n`) } : {};
  const starting = createApp(config, { log, renderPage: render, ...applications, pictures, ...terminal });
  const [app, files] = await Promise.all([starting, loadFiles(clientFolder, config.siteUrl)]);
  const patterns = Object.values(build.routes).flatMap((route) => (route?.path ? [route.path] : []));
  const { server, compressPages } = await createHttpServer(config, { app, files, patterns, render, load, faces });
  const port = await listenWhenHealthy(server, app, config).catch(async (error) => {
    await app.close();
    throw error;
  });
  const closeManageSocket = await openManageSocket(config.dataDir, app.manage, log);
  stopOnSignal(async (reason) => {
    await Promise.all([stopServing(server, reason), closeManageSocket()]);
    await app.close();
  });
  void app.databaseFailed.then((err) => {
    log.fatal({ err }, "the database failed: the program ends, to be started again");
    restartSoon(server);
  });
  void compressPages().then(app.prepare).then(collectGarbage);
  // The folder itself is already closed to other users; files of earlier versions follow in the background.
  void makePrivate(config.dataDir).catch((err: unknown) => log.warn({ err }, "the data folder was not closed"));
  const address = environment.SITE_URL ? config.siteUrl : `http://localhost:${port}`;
  const started = `Darsgah is at ${address} · data in ${config.dataDir}`;
  if (terminal.terminal) terminal.terminal(started);
  else log.info(started);
  await app.services.office.printOwnerLink();
}

/** Opens the port. On a socket that another release has just left only if the program is healthy: else it ends. */
async function listenWhenHealthy(server: Server, { services }: App, config: Config): Promise<number> {
  if (config.listenFd !== null)
    await services.checkHealth().catch((cause) => {
      throw new ConfigError("Its database does not answer the question for its health.", { cause });
    });
  return await listen(server, config);
}

/** Allows only log lines as output, from libraries and from Node about warnings and the error that ends it. */
function logEverything(log: Log) {
  consoleToLog(log);
  process.removeAllListeners("warning");
  process.on("warning", (err) => log.warn({ err }, "a warning of Node"));
  process.on("uncaughtException", (err) => {
    log.fatal({ err }, "an error that nothing has caught: the program ends");
    process.exit(1);
  });
}

/** The built folder of the application at `base`. */
const folderOf = (base: string, part: "client" | "server") => join(packageRoot(), `build${base}`, part);

/** The files of all applications, by request path. */
function loadFiles(clientFolder: string, siteUrl: string): BuiltFiles {
  const site = loadBuiltFiles(clientFolder, siteUrl);
  const others = [adminPath, classroomPath].map((base) => loadBuiltFiles(folderOf(base, "client"), siteUrl, base));
  const all = [site, ...others];
  const prebuilt = new Map(all.flatMap((files) => [...files.prebuilt]));
  return { ...site, prebuilt, quick: new Map(all.flatMap((files) => [...files.quick])) };
}

type Rendering = Omit<Parameters<ApplicationPages<never>["createRenderer"]>[0], "sheets">;

/** An application that is loaded at its first request: most processes serve the public site alone. */
function loadPages<Context>(base: string, options: Rendering): RenderApplication<Context> {
  let loading: Promise<RenderApplication<Context>> | undefined;
  return async (request, context) => {
    loading ??= open();
    return await (await loading)(request, context);
  };
  async function open() {
    const address = pathToFileURL(join(folderOf(base, "server"), "pages.js")).href;
    const pages: ApplicationPages<Context> = await import(/* @vite-ignore */ address);
    const { styles: sheets } = await loadInlined(folderOf(base, "client"), base);
    return pages.createRenderer({ ...options, sheets });
  }
}

const inWords = ({ type, message, stack, cause }: ReadableError): string =>
  `${type}: ${message}\n${stack}${cause ? `\nbecause of ${inWords(cause)}` : ""}`;

/** Runs the program until a signal ends it. If it cannot start, prints why and exits with a code that says so. */
export async function startProgram(environment: Record<string, string | undefined>) {
  try {
    await main(environment);
  } catch (error) {
    const text = error instanceof ConfigError ? error.message : inWords(readableError(error));
    process.stderr.write(`Darsgah cannot start. ${text}\n`);
    process.exit(isOutage(error) ? restartExitCode : 1);
  }
}
