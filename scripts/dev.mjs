import { createServer } from "node:http";
import { join, relative, sep } from "node:path";
import { getRequestListener } from "@hono/node-server";
import { createServer as createViteServer } from "vite";
import { root } from "./lib/dependencies.mjs";

/**
 * `npm run dev`: the program from its sources. Pages reload hot; a change in `server/`, `shared/` or the
 * server's part of a domain closes the program and builds it again before the next request is answered.
 */
process.chdir(root);
process.env.NODE_ENV = "development";
const http = createServer();
const vite = await createViteServer({
  appType: "custom",
  server: { middlewareMode: { server: http }, hmr: { server: http } },
});
/** An application of its own, below its name. */
const createApplication = async (name) =>
  await createViteServer({
    configFile: join(root, name, "vite.config.ts"),
    appType: "custom",
    server: { middlewareMode: { server: http }, hmr: { server: http } },
  });
const admin = await createApplication("admin");
const classroom = await createApplication("classroom");
const load = (module) => vite.environments.ssr.runner.import(module);

/** Renders a page with the current modules: after a reload the context key is another one, too. */
async function renderPage(config, request, context) {
  const build = await load("virtual:react-router/server-build");
  const { servicesContext, sessionContext, documentContext, siteContext } = await load("/app/request/contexts.ts");
  const { createPageRenderer } = await load("/server/serving/page-renderer.ts");
  const onError = (error) => {
    vite.ssrFixStacktrace(error);
    console.error(error);
  };
  const { siteUrl } = config;
  const widgetHost = null;
  const styles = new Map();
  const contexts = { servicesContext, sessionContext, documentContext, siteContext };
  return createPageRenderer({ build, ...contexts, mode: "development", siteUrl, widgetHost, styles, onError })(
    request,
    context,
  );
}

/** Renders a page of a separate application with the current modules. */
async function renderWith(application, config, request, context) {
  const { createRenderer } = await application.environments.ssr.runner.import("/serve.ts");
  const onError = (error) => {
    application.ssrFixStacktrace(error);
    console.error(error);
  };
  return await createRenderer({ mode: "development", siteUrl: config.siteUrl, sheets: null, onError })(
    request,
    context,
  );
}

/** Takes the operator's commands, as the serving program does. */
async function openManageSocket({ dataDir }, { log }) {
  const { openManageSocket: open } = await load("/server/serving/manage-socket.ts");
  return await open(dataDir, async (request) => await (await currentProgram()).app.manage(request), log);
}

async function openProgram() {
  const { keepNewFilesPrivate } = await load("/server/db/private-files.ts");
  keepNewFilesPrivate();
  const { readEnv } = await load("/server/config/env.ts");
  const { createApp } = await load("/server/compose/create-app.ts");
  const config = readEnv(process.env);
  const app = await createApp(config, {
    renderPage: (request, context) => renderPage(config, request, context),
    renderAdmin: (request, context) => renderWith(admin, config, request, context),
    renderClassroom: (request, context) => renderWith(classroom, config, request, context),
  });
  return { config, app };
}

let program = openProgram();
let stale = false;

/** The program from the current sources. The old one is closed first: the embedded database has one owner at a time. */
function currentProgram() {
  if (!stale) return program;
  stale = false;
  program = program
    .then(
      ({ app }) => app.close(),
      () => {},
    )
    .then(openProgram);
  return program;
}

for (const event of ["add", "change", "unlink"]) {
  vite.watcher.on(event, (file) => {
    const path = relative(root, file).split(sep).join("/");
    const isOfServer = /^(server|shared|domains\/[^/]+(?!\/(site|office|classroom)\/))\//.test(path);
    if (isOfServer && !/\.test\.tsx?$/.test(path)) stale = true;
  });
}

const listener = getRequestListener(async (request, { incoming }) => {
  const { app } = await currentProgram();
  return app.fetch(request, { address: incoming.socket.remoteAddress ?? "" });
});
http.on("request", (request, response) => {
  const [, name] = /^\/(admin|classroom)(?:[/.?]|$)/.exec(request.url) ?? [];
  const { middlewares } = { admin, classroom }[name] ?? vite;
  middlewares(request, response, () => {
    // The middlewares leave the address without their base.
    request.url = request.originalUrl ?? request.url;
    return listener(request, response);
  });
});

let closeManageSocket = async () => {};

async function stop() {
  http.close();
  await closeManageSocket();
  http.closeAllConnections();
  await program.then(
    ({ app }) => app.close(),
    () => {},
  );
  await Promise.all([vite, admin, classroom].map((server) => server.close()));
  process.exit(0);
}
process.once("SIGTERM", stop);
process.once("SIGINT", stop);

try {
  const { config, app } = await program;
  closeManageSocket = await openManageSocket(config, app);
  http.once("error", (error) => {
    console.error(error.code === "EADDRINUSE" ? `PORT ${config.port} is taken.` : error.message);
    process.exit(1);
  });
  http.listen(config.port, config.host, () => {
    console.log(`Darsgah, for development, is at http://localhost:${config.port} · data in ${config.dataDir}`);
  });
} catch (error) {
  console.error(error.name === "ConfigError" ? error.message : error);
  process.exit(1);
}
