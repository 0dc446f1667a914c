import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { proofMaxBytes } from "#domains/money/contract.ts";
import { sendEmailAnswer } from "#domains/seats/contract/send-email.ts";
import { type Site, startSite } from "../../e2e/support/site.ts";
import { planEnrolment } from "../../support/enrolment-forms.ts";
import { readPayPath, someAddress } from "../../support/orders.ts";
import { png, proofForm } from "../../support/proofs.ts";
import { until } from "../../support/until.ts";

/** A program of its own: while its memory for proofs is full, it accepts no others. */
let site: Site;
let order: ReturnType<typeof readPayPath>;
let open: Socket[] = [];

beforeAll(async () => {
  site = await startSite();
  const headers = { "Content-Type": "application/json", "X-Forwarded-For": someAddress() };
  const body = JSON.stringify(planEnrolment());
  const response = await fetch(`${site.origin}/api/send-email`, { method: "POST", headers, body });
  order = readPayPath(sendEmailAnswer.parse(await response.json()).next ?? "");
});
afterAll(async () => await site.dispose());
afterEach(() => {
  for (const socket of open) socket.destroy();
  open = [];
});

const api = (key: string) => `/api/payments/${order.reference}/proof?key=${key}`;
const page = (key: string) => `/payment/${order.reference}?key=${key}`;

/** Sends only the first `bytes` of a proof. Returns the answer so far. */
async function begin(path: string, address: string, { bytes = 1024, isChunked = false } = {}) {
  const socket = connect(Number(new URL(site.origin).port), "127.0.0.1");
  open.push(socket);
  let answer = "";
  socket.on("data", (data) => {
    answer += data.toString("latin1");
  });
  // The program hangs up on those it refuses.
  socket.on("error", () => {});
  await once(socket, "connect");
  const length = isChunked ? "Transfer-Encoding: chunked" : `Content-Length: ${2 * proofMaxBytes}`;
  socket.write(
    `POST ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Forwarded-For: ${address}\r\nContent-Type: multipart/form-data; boundary=x\r\n${length}\r\n\r\n`,
  );
  if (isChunked) socket.write(`${bytes.toString(16)}\r\n`);
  socket.write(Buffer.alloc(bytes, "a"));
  return { status: () => /^HTTP\/1\.1 (\d+)/.exec(answer)?.[1], answer: () => answer, socket };
}

async function sendWhole(address: string): Promise<number> {
  const headers = { "X-Forwarded-For": address };
  const body = proofForm(png("a whole one"));
  return (await fetch(site.origin + api(order.key), { method: "POST", headers, body })).status;
}

test.each([true, false])("are refused by their key before they have come, chunked: %s", async (isChunked) => {
  for (const path of [api("invalid"), page("invalid")]) {
    const { status } = await begin(path, someAddress(), { isChunked });
    expect(await until(status), path).toBe("403");
  }
});

test("are three at once from one address, by the page and the API together", async () => {
  const address = someAddress();
  const first = await begin(api(order.key), address);
  await begin(page(order.key), address);
  await begin(api(order.key), address, { isChunked: true });
  // Data written on three connections is read on a fourth only afterwards; only an answer would tell.
  const { status, answer } = await until(async () => {
    const fourth = await begin(api(order.key), address);
    const status = await until(fourth.status, 300).catch(() => null);
    return status ? fourth : null;
  });
  expect(status()).toBe("429");
  expect(answer()).toMatch(/^retry-after: \d+/im);
  expect(await sendWhole(someAddress()), "somebody else").toBe(200);
  first.socket.destroy();
  expect(await until(async () => (await sendWhole(address)) === 200)).toBe(true);
});

test("hold so much memory together, whatever their addresses, and give it back", async () => {
  const bytes = 2 * proofMaxBytes - 1024;
  const all = await Promise.all(
    Array.from({ length: 8 }, (_, at) => begin(api(order.key), someAddress(), { bytes, isChunked: at % 2 === 0 })),
  );
  const refused = await until(() => all.find(({ status }) => status() !== undefined));
  expect(refused.status()).toBe("503");
  expect(refused.answer()).toMatch(/^retry-after: \d+/im);
  for (const { socket } of all) socket.destroy();
  expect(await until(async () => (await sendWhole(someAddress())) === 200)).toBe(true);
});
