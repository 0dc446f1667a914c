import { once } from "node:events";
import { connect } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { memoryOf, untilAtRest } from "./support/load.mjs";
import { ensureBuilt, freePort, freshDataDir, startProgram } from "./support/program.mjs";
import { report } from "./support/report.mjs";

/**
 * `npm run bench -- uploads`: the memory cost of 256 proofs of payment that are never sent to their end, each from an address of
 * its own: without a key, and with a good one, announced by their length and in chunks. Measures the program's peak
 * above idle while they hang.
 */
const uploads = 256;
const megabyte = 1024 * 1024;
/** Maximum size of a proof's form, and how much of it is sent. */
const [announced, sent] = [10 * megabyte, 9 * megabyte];
const piece = Buffer.alloc(sent, "a");
/** Time that the uploads hang, in milliseconds. */
const patience = 4_000;

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

/** Begins `count` uploads, lets them hang for a while, and breaks them off. */
async function letHang(count, { port, path, isChunked }) {
  const sockets = await Promise.all(Array.from({ length: count }, (_, at) => begin(port, path, { at, isChunked })));
  await sleep(patience);
  for (const socket of sockets) socket.destroy();
}

/** The peak memory above idle, in megabytes, of a program just started while the uploads hang. */
async function costOf(pathOf, isChunked) {
  const { dataDir, remove } = freshDataDir();
  const program = await startProgram({ dataDir, port: await freePort() });
  try {
    const upload = {
      port: Number(new URL(program.origin).port),
      path: pathOf(await openOrder(program.origin)),
      isChunked,
    };
    // The first one's cost is code that is loaded and compiled once.
    await letHang(1, upload);
    await untilAtRest(program.pid);
    const idle = memoryOf(program.pid);
    let peak = 0;
    const watch = setInterval(() => {
      peak = Math.max(peak, memoryOf(program.pid));
    }, 50);
    await letHang(uploads, upload);
    clearInterval(watch);
    return Math.round(peak - idle);
  } finally {
    await program.stop();
    remove();
  }
}

await ensureBuilt();
const rows = [];
for (const [what, pathOf, isChunked] of [
  ["to the API without a key, in chunks", ({ reference }) => `/api/payments/${reference}/proof`, true],
  ["to the page without a key", ({ reference }) => `/payment/${reference}`, false],
  ["to the API with a good key", ({ reference, query }) => `/api/payments/${reference}/proof${query}`, false],
  ["to the page with a good key, in chunks", ({ reference, query }) => `/payment/${reference}${query}`, true],
]) {
  const measured = await costOf(pathOf, isChunked);
  rows.push({ what: `most above idle, ${uploads} unfinished uploads ${what}`, measured, unit: "MB", atMost: 100 });
}
report("uploads", rows);
