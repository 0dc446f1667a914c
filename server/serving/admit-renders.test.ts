import { setImmediate as turn } from "node:timers/promises";
import { expect, it } from "vitest";
import { en, messagesIn } from "#server/compose/words/messages.ts";
import { admitRenders, createBusyAnswer } from "#server/serving/admit-renders.ts";
import { createRenderAdmission } from "#server/serving/render-admission.ts";

const limits = { places: 1, placesOfOne: 1, waiting: 0, burst: 2, perSecond: 1, patience: 1_000 };
const request = (path: string, init?: RequestInit) => new Request(`http://localhost${path}`, init);
const from = (address: string) => ({ headers: { "X-Forwarded-For": address } });

/** A program whose first page takes until `finish`, behind an admission that has one place. */
async function start(trustProxy: number) {
  const rendering = Promise.withResolvers<Response>();
  const asked: string[] = [];
  const program = async ({ url, method }: Request) => {
    asked.push(`${method} ${new URL(url).pathname}`);
    return url.endsWith("/slow") ? await rendering.promise : new Response("done");
  };
  const admission = createRenderAdmission(limits, () => 0);
  const fetch = admitRenders(program, {
    admission,
    trustProxy,
    busy: await createBusyAnswer("https://darsgah.example", [en, messagesIn.ur]),
  });
  const ask = async (path: string, init?: RequestInit) => await fetch(request(path, init), { address: "203.0.113.7" });
  return { ask, asked, finish: () => rendering.resolve(new Response("slow page")) };
}

it("answers 503 with the seconds to wait and a message if there is no place; the API and uploads pass", async () => {
  const { ask, asked, finish } = await start(0);
  const slow = ask("/slow");
  await turn();
  const refused = await ask("/account");
  expect(refused.status).toBe(503);
  expect(refused.headers.get("Retry-After")).toBe("1");
  expect(refused.headers.get("Cache-Control")).toBe("no-store");
  expect(refused.headers.get("Strict-Transport-Security")).toBeTruthy();
  expect(await refused.text()).toContain(en.busy);
  const inUrdu = await (await ask("/ur/account")).text();
  expect(inUrdu).toContain(messagesIn.ur.busy);
  expect(inUrdu).toContain('<a href="/ur">');
  expect(await (await ask("/ar/account")).text()).toContain(en.busy);
  expect((await ask("/api/courses")).status).toBe(200);
  // A video comes in hundreds of pieces.
  const piece = { method: "PATCH", body: "a piece" };
  expect((await ask("/admin/uploads/data-evening/1", piece)).status).toBe(200);
  finish();
  expect(await (await slow).text()).toBe("slow page");
  expect((await ask("/account")).status).toBe(200);
  expect(asked).toEqual(["GET /slow", "GET /api/courses", "PATCH /admin/uploads/data-evening/1", "GET /account"]);
});

it("gives the place back when the page fails", async () => {
  const admission = createRenderAdmission(limits, () => 0);
  const busy = await createBusyAnswer("http://localhost", [en]);
  let fails = true;
  const program = async () => {
    if (fails) throw new Error("broken");
    return new Response("done");
  };
  const fetch = admitRenders(program, { admission, trustProxy: 0, busy });
  await expect(fetch(request("/account"), { address: "203.0.113.7" })).rejects.toThrow("broken");
  fails = false;
  expect((await fetch(request("/account"), { address: "203.0.113.7" })).status).toBe(200);
});

it("takes no place for a form, and refuses forms beyond an address's share", async () => {
  const { ask, finish } = await start(0);
  const posts = [
    ask("/slow", { method: "POST" }),
    ask("/sign-in", { method: "POST" }),
    ask("/sign-in", { method: "POST" }),
  ];
  expect((await posts[1])?.status).toBe(200);
  expect((await posts[2])?.status).toBe(503);
  expect((await ask("/account")).status).toBe(200);
  finish();
  expect((await posts[0])?.status).toBe(200);
});

it("counts by the address that a trusted proxy reports, with one share for an IPv6 network, and believes no other proxy", async () => {
  const post = (address: string) => ({ method: "POST", ...from(address) });
  const behindProxy = await start(1);
  const network = ["2001:db8::1", "2001:db8::2", "2001:db8::3"];
  const answers = await Promise.all(
    [...network, "192.0.2.1"].map((address) => behindProxy.ask("/sign-in", post(address))),
  );
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 503, 200]);
  const open = await start(0);
  const claims = ["192.0.2.1", "192.0.2.2", "192.0.2.3"];
  const claimed = await Promise.all(claims.map((address) => open.ask("/sign-in", post(address))));
  expect(claimed.map(({ status }) => status)).toEqual([200, 200, 503]);
});
