import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { afterEach, expect, it, vi } from "vitest";
import { endUnreadBody, limitBodyTime } from "#server/serving/connection-limits.ts";

let server: Server | undefined;
afterEach(() => {
  vi.useRealTimers();
  server?.closeAllConnections();
  server?.close();
});

/** Sends the head of a form and some of its body; resolves to the connection once the server has seen the head. */
async function beginForm(path: string, answers: boolean) {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  server = createServer((request, response) => {
    limitBodyTime(request, response);
    if (answers) response.end("refused");
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
  socket.on("error", () => {}).resume();
  const seen = once(server, "request");
  socket.write(`POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{`);
  await seen;
  return socket;
}

/** Sends the head of a post to a server that answers at once; resolves to the connection, what came back, and what was read. */
async function postRefused(length: number) {
  let bytesRead = () => 0;
  if (!server?.listening) {
    server = createServer((request, response) => {
      bytesRead = () => request.socket.bytesRead;
      endUnreadBody(request, response);
      response.end("refused");
    }).listen(0, "127.0.0.1");
    await once(server, "listening");
  }
  const socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
  let received = "";
  socket
    .on("error", () => {})
    .on("data", (text) => {
      received += text;
    });
  socket.write(`POST / HTTP/1.1\r\nHost: x\r\nContent-Length: ${length}\r\n\r\n`);
  return { socket, received: () => received, bytesRead: () => bytesRead() };
}

it("closes the connection of a large body that was answered early, soon and after the sender has read the answer", async () => {
  const megabyte = 1024 * 1024;
  const { socket, received, bytesRead } = await postRefused(1_000 * megabyte);
  // The error of a broken connection comes first, and `once` would throw it.
  const closed = new Promise((resolve) => socket.once("close", resolve));
  const send = () => {
    while (!socket.destroyed && socket.write(Buffer.alloc(megabyte)));
  };
  socket.on("drain", send);
  send();
  await closed;
  expect(received()).toMatch(/^HTTP\/1.1 200 [\s\S]*refused/);
  expect(bytesRead()).toBeLessThan(300 * megabyte);
});

it("closes the connection of a body that never comes, and reads on for 16 bodies at once only", async () => {
  const { socket: first } = await postRefused(100);
  const others = await Promise.all(Array.from({ length: 19 }, async () => (await postRefused(100)).socket));
  const started = performance.now();
  const times = await Promise.all(
    [first, ...others].map(async (socket) => {
      await once(socket, "close");
      return performance.now() - started;
    }),
  );
  expect(times.filter((time) => time < 500)).toHaveLength(4);
  expect(Math.max(...times)).toBeLessThan(3_000);
});

it("keeps the connection of a small body that comes after the answer", async () => {
  const { socket, received } = await postRefused(5);
  await vi.waitUntil(() => received().includes("refused"));
  socket.write("hello");
  socket.write("GET / HTTP/1.1\r\nHost: x\r\n\r\n");
  await vi.waitUntil(() => received().split("refused").length === 3);
  expect(socket.destroyed).toBe(false);
});

it.each([
  ["while it is waited for", "/api/send-email", false],
  ["that is answered already", "/api/send-email", true],
  ["for a payment event", "/api/payments/stripe", false],
  ["for the staff's word", "/payment/K7M4-Q2XW/review?key=x", false],
])("breaks off a form whose body does not come, %s", async (_, path, answers) => {
  const socket = await beginForm(path, answers);
  const closed = once(socket, "close");
  vi.advanceTimersByTime(40_000);
  await closed;
  expect(socket.destroyed).toBe(true);
});

it.each(["/api/payments/K7M4-Q2XW/proof?key=x", "/payment/K7M4-Q2XW?key=x"])(
  "gives a receipt the whole time of a request: %s",
  async (path) => {
    const socket = await beginForm(path, false);
    vi.advanceTimersByTime(200_000);
    await new Promise((resolve) => setImmediate(resolve));
    expect(socket.destroyed).toBe(false);
    socket.destroy();
  },
);
