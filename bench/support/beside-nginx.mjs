import { spawn } from "node:child_process";
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { get } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { measureRequests, processorSeconds } from "./load.mjs";
import { freePort, pinned } from "./program.mjs";
import { median } from "./report.mjs";

/**
 * Each server has one core, the load the other; the two take turns, a few seconds each. Each round gives a ratio of its
 * own: other work on the machine, which slows the load down, then meets both.
 */
const rounds = 6;
const run = { connections: 64, seconds: 2, core: 1 };
const ownHeaders = new Set(["content-length", "content-type", "date", "etag", "connection", "keep-alive"]);

/** The answer as it comes over the wire, not decoded. */
function fetchRaw(url) {
  return new Promise((resolve, reject) => {
    get(url, { headers: { "accept-encoding": "br" } }, (response) => {
      const chunks = [];
      response.on("data", (chunk) => chunks.push(chunk));
      response.on("end", () => resolve({ headers: response.headers, body: Buffer.concat(chunks) }));
    }).on("error", reject);
  });
}

function nginxConfig({ folder, port, path, headers }) {
  const added = Object.entries(headers)
    .filter(([name]) => !ownHeaders.has(name))
    .map(([name, value]) => `add_header ${name} "${value}";`);
  return `daemon off; worker_processes 1; pid ${folder}/pid; error_log stderr error;
events { worker_connections 1024; }
http {
  access_log off; sendfile on; tcp_nopush on; open_file_cache max=10; open_file_cache_valid 600s;
  keepalive_requests 100000000; keepalive_timeout 65s;
  client_body_temp_path ${folder}/t1; proxy_temp_path ${folder}/t2; fastcgi_temp_path ${folder}/t3;
  uwsgi_temp_path ${folder}/t4; scgi_temp_path ${folder}/t5;
  server { listen 127.0.0.1:${port}; root ${folder}/site; location = ${path} { try_files /page =404; default_type "${headers["content-type"]}";
    ${added.join("\n    ")} } }
}
`;
}

/** Starts nginx with a page's bytes as a file; returns the function that stops it. */
async function startNginx(path, page) {
  const folder = mkdtempSync(join(tmpdir(), "darsgah-nginx-"));
  // Started by root, nginx reads as another user.
  chmodSync(folder, 0o755);
  mkdirSync(join(folder, "site"));
  writeFileSync(join(folder, "site", "page"), page.body);
  const port = await freePort();
  writeFileSync(join(folder, "nginx.conf"), nginxConfig({ folder, port, path, headers: page.headers }));
  const [program, ...args] = pinned(0, ["nginx", "-p", folder, "-c", join(folder, "nginx.conf")]);
  const child = spawn(program, args, { stdio: ["ignore", "ignore", "inherit"] });
  await sleep(500);
  const stop = () => {
    child.kill("SIGTERM");
    rmSync(folder, { recursive: true, force: true });
  };
  return { url: `http://127.0.0.1:${port}${path}`, pid: child.pid, stop };
}

/**
 * Loads a server for so many seconds; adds its requests per second, and per second of processor time, which other work
 * cannot distort.
 */
function measure({ url, pid }, seconds, figures) {
  const before = processorSeconds(pid);
  const rate = measureRequests(url, { ...run, seconds });
  figures.rates.push(rate);
  figures.costs.push((rate * seconds) / (processorSeconds(pid) - before));
}

/**
 * A page, brotli, from our program and from nginx that sends the very same bytes and headers from a file. Resolves to
 * the page's size in bytes, both medians in requests a second, and our share of nginx's, the median of the rounds, by
 * clock and by processor time. By clock nginx may be as fast as the load can ask; by processor time it never is.
 * `seconds` is the duration of a turn: beside work that comes once a second, two seconds may hold one, two or three of
 * it.
 */
export async function compareWithNginx(program, path, { seconds = run.seconds } = {}) {
  const url = `${program.origin}${path}`;
  measureRequests(url, run);
  const page = await fetchRaw(url);
  const nginx = await startNginx(path, page);
  try {
    const served = await fetchRaw(nginx.url);
    if (!served.body.equals(page.body)) throw new Error("nginx does not send what we send.");
    const ours = { rates: [], costs: [] };
    const theirs = { rates: [], costs: [] };
    for (let round = 0; round < rounds; round++) {
      measure(nginx, seconds, theirs);
      measure({ url, pid: program.pid }, seconds, ours);
    }
    const ratio = (kind) => Number(median(ours[kind].map((one, round) => one / theirs[kind][round])).toFixed(2));
    return {
      connections: run.connections,
      bytes: page.body.length,
      nginx: Math.round(median(theirs.rates)),
      ours: Math.round(median(ours.rates)),
      byClock: ratio("rates"),
      byProcessor: ratio("costs"),
    };
  } finally {
    nginx.stop();
  }
}
