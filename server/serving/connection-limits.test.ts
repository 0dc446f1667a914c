import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { afterEach, expect, it, vi } from "vitest";
import { limitBodyTime } from "#server/serving/connection-limits.ts";

let server: Server;
afterEach(() => {
  vi.useRealTimers();
  server.closeAllConnections();
  server.close();
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
