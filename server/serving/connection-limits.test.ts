import { once } from "node:events";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { afterEach, expect, it, vi } from "vitest";
import { endUnreadBody, hasBody, watchBody } from "#server/serving/connection-limits.ts";

let server: Server | undefined;
afterEach(() => {
  vi.useRealTimers();
  server?.closeAllConnections();
  server?.close();
});

const pace = { bytes: 1_000, within: 40_000 };

interface Begun {
  /** The server's handler of the request; by default it reads the body. */
  serve?: (request: IncomingMessage, response: ServerResponse) => void;
  head?: string;
}

/** Sends the head of a request and the first byte of its body; resolves once the server has seen them. */
async function begin({ serve = (request) => request.resume(), head = "Content-Length: 100000" }: Begun = {}) {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  server = createServer((request, response) => {
    if (hasBody(request)) watchBody(request, response, pace);
    serve(request, response);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
  socket.on("error", () => {}).resume();
  const seen = new Promise<IncomingMessage>((resolve) => server?.once("request", resolve));
  socket.write(`POST /form HTTP/1.1\r\nHost: x\r\n${head}\r\n\r\n{`);
  const request = await seen;
  return {
    socket,
    /** Sends so many bytes; resolves once they have arrived. */
    async send(bytes: number) {
      const all = request.socket.bytesRead + bytes;
      socket.write(Buffer.alloc(bytes));
      await vi.waitUntil(() => request.socket.bytesRead >= all);
    },
    /** Lets the time pass in which a body must have moved; resolves once a connection that was ended is closed here. */
    async wait() {
      vi.advanceTimersByTime(pace.within);
      // The error of a broken connection comes first, and `once` would throw it.
      if (request.socket.destroyed && !socket.destroyed) await new Promise((resolve) => socket.once("close", resolve));
    },
  };
}

/** Posts a head to a server that answers at once; resolves to the connection, the response, and what was read. */
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
  const sockets = [first, ...others];
  const closed = () => sockets.filter((socket) => socket.closed).length;
  await vi.waitUntil(() => closed() >= 4, { timeout: 5_000 });
  expect(closed()).toBe(4);
  await vi.waitUntil(() => closed() === 20, { timeout: 20_000 });
});

it("keeps the connection of a small body that comes after the answer", async () => {
  const { socket, received } = await postRefused(5);
  await vi.waitUntil(() => received().includes("refused"));
  socket.write("hello");
  socket.write("GET / HTTP/1.1\r\nHost: x\r\n\r\n");
  await vi.waitUntil(() => received().split("refused").length === 3);
  expect(socket.destroyed).toBe(false);
});

it("says so where it closes a connection whose body is still on its way", async () => {
  const answers = await Promise.all(
    Array.from({ length: 20 }, async () => {
      const { socket, received } = await postRefused(100);
      await vi.waitUntil(() => received().includes("refused"));
      return { socket, answer: received() };
    }),
  );
  expect(answers.filter(({ answer }) => /^connection: close/im.test(answer))).toHaveLength(4);
  // Until then they hold the turns.
  await vi.waitUntil(() => answers.every(({ socket }) => socket.closed), { timeout: 20_000 });
});

it("keeps a connection for one small body after another, though each is answered before it is read", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  const { socket, received } = await postRefused(5);
  for (let answers = 1; answers <= 40; answers += 1) {
    // `vi.waitUntil` would let the time pass.
    while (received().split("refused").length <= answers) await once(socket, "data");
    expect(received()).not.toMatch(/^connection: close/im);
    socket.write("helloPOST / HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\n\r\n");
  }
  expect(socket.destroyed).toBe(false);
});

it.each<[string, Begun]>([
  ["while it is waited for", {}],
  ["that is answered already", { serve: (_, response) => response.end("refused") }],
  ["in chunks", { head: "Transfer-Encoding: chunked" }],
])("breaks off a body that does not come, %s", async (_, begun) => {
  const { socket, wait } = await begin(begun);
  await wait();
  expect(socket.destroyed).toBe(true);
});

it("waits for a body for as long as it moves, and no longer", async () => {
  const { socket, send, wait } = await begin();
  for (let turn = 0; turn < 20; turn += 1) {
    await send(pace.bytes);
    await wait();
    expect(socket.destroyed).toBe(false);
  }
  await send(pace.bytes - 1);
  await wait();
  expect(socket.destroyed).toBe(true);
});

it("lets the last of a body be as small as it is, and does not watch what follows", async () => {
  const answer = (request: IncomingMessage, response: ServerResponse) =>
    request.resume().once("end", () => response.end("kept"));
  const { socket, wait } = await begin({ head: "Content-Length: 2", serve: answer });
  const answered = once(socket, "data");
  socket.write("}");
  await answered;
  await vi.waitUntil(() => vi.getTimerCount() === 0);
  await wait();
  expect(socket.destroyed).toBe(false);
});

it("waits for a reader that is slow itself", async () => {
  const { socket, wait } = await begin({ serve: () => {} });
  await wait();
  await wait();
  expect(socket.destroyed).toBe(false);
});

it.each([
  ["Content-Length: 0", false],
  ["Accept: */*", false],
  ["Content-Length: 1", true],
  ["Transfer-Encoding: chunked", true],
])("knows from %s whether a body comes", async (head, expected) => {
  const found: boolean[] = [];
  const { wait } = await begin({ head, serve: (request) => found.push(hasBody(request)) });
  await wait();
  expect(found[0]).toBe(expected);
});
