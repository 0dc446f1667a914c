import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, test, vi } from "vitest";
import { sendWhole } from "#server/serving/send-whole.ts";
import { sendRaw } from "../../tests/support/raw-request.ts";

const headers = ["Content-Type", "text/html", "Content-Security-Policy", "default-src 'none'", "Content-Length", "5"];
const ended: (() => void)[] = [];
afterEach(() => {
  for (const end of ended.splice(0)) end();
});

/**
 * A server that answers "hello", or another body, at a clock of our own; `wrote` has the time of each head that Node itself
 * wrote.
 */
async function serve(clock: { now: number; status?: number }, body = "hello") {
  const length = String(Buffer.byteLength(body));
  const answer = { headers: [...headers.slice(0, -1), length], body: Buffer.from(body) };
  const wrote: number[] = [];
  const server = createServer((_, response) => {
    const nodes = vi.spyOn(response, "writeHead");
    sendWhole(response, clock.status ?? 200, answer, clock.now);
    if (nodes.mock.calls.length > 0) wrote.push(clock.now);
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  ended.push(() => server.close());
  return { port: (server.address() as AddressInfo).port, wrote };
}

/** The response when these requests are written on one connection, as UTF-8. */
const exchange = async (port: number, ...requests: string[]) =>
  Buffer.from(await sendRaw(port, requests.join("")), "latin1").toString();

const keep = "GET / HTTP/1.1\r\nHost: x\r\n\r\n";
const close = "GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n";

/** The answers on a connection, without their dates. */
const answersIn = (received: string) => {
  const undated = received.replaceAll(/Date: .*\r\n/g, "");
  return undated
    .split(/(?=HTTP\/1\.1 )/)
    .map((answer) => answer.replace(/\r\nKeep-Alive: timeout=\d+/, "\r\nKeep-Alive: timeout"));
};

test("Node writes a head once; the same bytes come again without it", async () => {
  const { port, wrote } = await serve({ now: 5_000 });
  const [first, second, third] = answersIn(await exchange(port, keep, keep, close));
  expect(wrote).toHaveLength(2);
  expect(first).toBe(
    "HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nContent-Security-Policy: default-src 'none'\r\nContent-Length: 5\r\n" +
      "Connection: keep-alive\r\nKeep-Alive: timeout\r\n\r\nhello",
  );
  expect(second).toBe(first);
  expect(third).toBe(first?.replace("keep-alive\r\nKeep-Alive: timeout", "close"));
});

test("in another second Node writes the head again, with its date", async () => {
  const clock = { now: 5_000 };
  const { port, wrote } = await serve(clock);
  await exchange(port, keep, close);
  clock.now = 5_999;
  await exchange(port, keep, "GET / HTTP/1.0\r\n\r\n");
  expect(wrote).toEqual([5_000, 5_000, 5_999]);
  clock.now = 6_000;
  await exchange(port, keep, close);
  expect(wrote.slice(3)).toEqual([6_000, 6_000]);
});

test("an answer of another status has a head of its own", async () => {
  const clock = { now: 5_000, status: 200 };
  const { port } = await serve(clock);
  await exchange(port, keep, close);
  clock.status = 503;
  const [first] = answersIn(await exchange(port, keep, close));
  expect(first).toMatch(/^HTTP\/1\.1 503 /);
});

test("a body of any bytes and size comes whole each time, also in the seconds after", async () => {
  const clock = { now: 5_000 };
  const body = "Dārs گاہ ".repeat(30_000);
  const { port, wrote } = await serve(clock, body);
  for (const now of [5_000, 6_000, 7_000]) {
    clock.now = now;
    const answers = answersIn(await exchange(port, keep, keep, keep, keep, close));
    expect(answers).toHaveLength(5);
    for (const answer of answers) expect(answer.slice(answer.indexOf("\r\n\r\n") + 4) === body).toBe(true);
  }
  // The first of each second, and the one that ends its connection.
  expect(wrote).toEqual([5_000, 5_000, 6_000, 6_000, 7_000, 7_000]);
});
