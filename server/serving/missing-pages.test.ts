import { expect, it, vi } from "vitest";
import { createMissingPages } from "#server/serving/missing-pages.ts";

const html = { "Content-Type": "text/html; charset=utf-8", "Cache-Control": "private, no-cache" };
const notThere = () => new Response("Not there", { status: 404, headers: html });

it("renders one answer for each kind of address, once for simultaneous requests, and stores it", async () => {
  const render = vi.fn(async () => notThere());
  const missing = createMissingPages(render);
  expect(missing.find("/~")).toBeUndefined();
  const [one, other] = await Promise.all([missing.render("/~"), missing.render("/~")]);
  expect(one).toBe(other);
  expect(missing.find("/~")).toBe(one);
  expect(render).toHaveBeenCalledTimes(1);
  expect(one).toMatchObject({ status: 404, etag: null, variants: { identity: { body: Buffer.from("Not there") } } });
  expect(one?.variants.identity.headers).toContain("private, no-cache");
  await missing.render("/courses/~");
  expect(render.mock.calls).toEqual([["/~"], ["/courses/~"]]);
});

it("stores neither another answer nor a failure", async () => {
  const answers = [async () => new Response("later", { status: 503 }), () => Promise.reject(new Error("broken"))];
  const missing = createMissingPages(() => answers.shift()?.() ?? Promise.resolve(notThere()));
  expect(await missing.render("/~")).toBeUndefined();
  await expect(missing.render("/~")).rejects.toThrow("broken");
  expect((await missing.render("/~"))?.status).toBe(404);
});

it("drops all answers, also one that is still being rendered", async () => {
  const slow = Promise.withResolvers<Response>();
  const missing = createMissingPages((path) => (path === "/slow" ? slow.promise : Promise.resolve(notThere())));
  await missing.render("/~");
  const making = missing.render("/slow");
  missing.drop();
  slow.resolve(notThere());
  expect((await making)?.status).toBe(404);
  expect(missing.find("/~")).toBeUndefined();
  expect(missing.find("/slow")).toBeUndefined();
});
