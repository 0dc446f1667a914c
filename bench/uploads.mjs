import { once } from "node:events";
import { connect } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { memoryOf, untilAtRest } from "./support/load.mjs";
import { ensureBuilt, freePort, freshDataDir, startProgram } from "./support/program.mjs";
import { report } from "./support/report.mjs";

/**
 * `npm run bench:uploads`: what 256 receipts that are never sent to their end cost in memory, each from an address of its
 * own: without a key, and with a good one, announced by their length and in chunks. What is measured is the most that the
 * program holds above idle while they hang.
 */
const uploads = 256;
const megabyte = 1024 * 1024;
/** What a receipt's form may be at most, and how much of it comes. */
const [announced, sent] = [10 * megabyte, 9 * megabyte];
const piece = Buffer.alloc(sent, "a");
/** How long the uploads hang, in milliseconds. */
const patience = 6_000;

const student = {
  ...{ firstName: "Lena", lastName: "Vogt", email: "lena@example.com", phone: "030 123456" },
  ...{ course: "mern-full-stack-development", plan: "standard", country: "DE", message: "" },
};

/** The query with which an order's page opens, and the order's reference. */
async function openOrder(origin) {
  const response = await fetch(`${origin}/api/send-email`, {
    method: "POST",
    headers: { "content-type": "application/json", "cf-ipcountry": "DE" },
    body: JSON.stringify({ formType: "registration-form", formData: student }),
  });
  const { next } = await response.json();
  const { pathname, search } = new URL(next, origin);
  return { reference: pathname.split("/")[2], query: search };
}

/** Begins an upload and never ends it; resolves to its connection. */
async function begin(port, path, { at, isChunked }) {
  const socket = connect(port, "127.0.0.1");
  // The program hangs up on those it refuses.
  socket.on("error", () => {});
  socket.resume();
  await once(socket, "connect");
  const length = isChunked ? "Transfer-Encoding: chunked" : `Content-Length: ${announced}`;
  const head = [
    `POST ${path} HTTP/1.1`,
    "Host: 127.0.0.1",
    `X-Forwarded-For: 10.0.${at >> 8}.${at & 255}`,
    "Content-Type: multipart/form-data; boundary=x",
    length,
  ];
  socket.write(`${head.join("\r\n")}\r\n\r\n${isChunked ? `${announced.toString(16)}\r\n` : ""}`);
  socket.write(piece);
  return socket;
}

/** The most memory above idle, in megabytes, while the uploads hang. */
async function costOf(program, path, isChunked) {
  await untilAtRest(program.pid);
  const idle = memoryOf(program.pid);
  const { port } = new URL(program.origin);
  let peak = 0;
  const watch = setInterval(() => {
    peak = Math.max(peak, memoryOf(program.pid));
  }, 50);
  const sockets = await Promise.all(
    Array.from({ length: uploads }, (_, at) => begin(Number(port), path, { at, isChunked })),
  );
  await sleep(patience);
  clearInterval(watch);
  for (const socket of sockets) socket.destroy();
  await sleep(1_000);
  return Math.round(peak - idle);
}

ensureBuilt();
const { dataDir, remove } = freshDataDir();
const program = await startProgram({ dataDir, port: await freePort() });
try {
  const { reference, query } = await openOrder(program.origin);
  const [api, page] = [`/api/payments/${reference}/proof`, `/payment/${reference}`];
  const rows = [];
  for (const [what, path, isChunked] of [
    ["to the API without a key, in chunks", api, true],
    ["to the page without a key", page, false],
    ["to the API with a good key", `${api}${query}`, false],
    ["to the page with a good key, in chunks", `${page}${query}`, true],
  ]) {
    const measured = await costOf(program, path, isChunked);
    rows.push({ what: `most above idle, ${uploads} unfinished uploads ${what}`, measured, unit: "MB", atMost: 100 });
  }
  report("uploads", rows);
} finally {
  await program.stop();
  remove();
}
