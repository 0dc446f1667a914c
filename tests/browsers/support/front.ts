import { createHash } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingHttpHeaders, type IncomingMessage, request, type ServerResponse } from "node:http";
import { text } from "node:stream/consumers";

/** The address for a page's listener's reports. */
const reports = "/noise";

/** Runs first in every page: reports the page's errors, and removes itself before React looks at the page. */
function listen(address: string) {
  const report = (what: string) => void navigator.sendBeacon(address, `${what} (${location.pathname})`);
  const { error } = console;
  console.error = (...words: unknown[]) => {
    report(`console error: ${words.join(" ")}`);
    error(...words);
  };
  addEventListener(
    "error",
    ({ message, target }) => {
      report(message ? `page error: ${message}` : `did not load: ${target instanceof HTMLElement && target.outerHTML}`);
    },
    true,
  );
  addEventListener("unhandledrejection", ({ reason }) => report(`unhandled rejection: ${reason}`));
  addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
    report(`policy: ${violatedDirective} refuses ${blockedURI}`),
  );
  document.currentScript?.remove();
}

const listener = `(${listen})(${JSON.stringify(reports)})`;
const listenersHash = `'sha256-${createHash("sha256").update(listener).digest("base64")}'`;

/** An answer on its way to the browser: its request's time, in milliseconds since 1970, and its body's bytes. */
export interface Sent {
  path: string;
  at: number;
  bytes: number;
  status: number;
}

/** A proxy in front of the program: it names the visitor's country and address, and listens to the pages. */
export interface Front {
  origin: string;
  /** The visitor of the requests to come. */
  visitor: { address: string; country: string };
  /** The answers sent since the last call. */
  takeSent(): Sent[];
  /** The paths requested since the last call of any of these. */
  takePaths(): string[];
  /** The errors in the pages since the last call. */
  takeNoise(): string[];
  close(): Promise<void>;
}

/** Starts the proxy on `port`, in front of the program at `upstream`. */
export async function startFront(port: number, upstream: () => string): Promise<Front> {
  const visitor = { address: "10.0.0.1", country: "DE" };
  let noise: string[] = [];
  let sent: Sent[] = [];

  const pass = async (asked: IncomingMessage, answer: ServerResponse) => {
    if (asked.url === reports) {
      noise.push(await text(asked));
      return void answer.writeHead(204).end();
    }
    const one = { path: (asked.url ?? "/").replace(/\?.*/, ""), at: Date.now(), bytes: 0, status: 0 };
    sent.push(one);
    const headers: IncomingHttpHeaders = {
      ...asked.headers,
      "x-forwarded-for": visitor.address,
      "cf-ipcountry": visitor.country,
      // Every engine's header over TLS, as visitors use it; over plain HTTP WebKitGTK does not ask for brotli.
      "accept-encoding": "gzip, deflate, br",
    };
    const isPage = asked.headers.accept?.includes("text/html") && !asked.url?.startsWith("/api/");
    if (isPage) {
      headers["accept-encoding"] = "identity";
      delete headers["if-none-match"];
    }
    const passed = request(new URL(asked.url ?? "/", upstream()), { method: asked.method, headers });
    asked.pipe(passed);
    const [come]: IncomingMessage[] = await once(passed, "response");
    if (!come) return;
    one.status = come.statusCode ?? 0;
    if (isPage && come.headers["content-type"]?.startsWith("text/html")) return await sendPage(come, answer);
    answer.writeHead(come.statusCode ?? 502, come.headers);
    come.on("data", (chunk: Buffer) => {
      one.bytes += chunk.length;
    });
    come.pipe(answer);
  };

  const server = createServer((asked, answer) => {
    pass(asked, answer).catch((error) => {
      noise.push(`the proxy: ${error}`);
      answer.destroy();
    });
  }).listen(port, "127.0.0.1");
  await once(server, "listening");
  const takeSent = () => {
    const taken = sent;
    sent = [];
    return taken;
  };
  return {
    origin: `http://127.0.0.1:${port}`,
    visitor,
    takeSent,
    takePaths: () => takeSent().map(({ path }) => path),
    takeNoise() {
      const taken = noise;
      noise = [];
      return taken;
    },
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, "close");
    },
  };
}

/** Sends a page with the listener in it, which its policy then names. */
async function sendPage(come: IncomingMessage, answer: ServerResponse) {
  const html = (await text(come)).replace("<head>", `<head><script>${listener}</script>`);
  const policy = come.headers["content-security-policy"]
    ?.toString()
    .replace("script-src", `script-src ${listenersHash}`);
  const { "content-length": _length, ...headers } = come.headers;
  answer.writeHead(come.statusCode ?? 502, { ...headers, "content-security-policy": policy });
  answer.end(html);
}
