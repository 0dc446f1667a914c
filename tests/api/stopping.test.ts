import { once } from "node:events";
import { connect } from "node:net";
import { expect, test } from "vitest";
import { createSiteServer } from "#server/serving/site-server.ts";
import { listen, stopServing } from "#server/serving/start-stop.ts";
import { siteFront } from "../support/site-front.ts";

/** A server that answers as `program` does, listening on loopback. */
async function startServer(program: () => Promise<Response>) {
  const server = createSiteServer(siteFront({}), program);
  return { server, port: await listen(server, { host: "127.0.0.1", port: 0 }) };
}

test("a stop finishes what is in flight and accepts nothing new", async () => {
  const { promise: working, resolve: finish } = Promise.withResolvers<void>();
  const { server, port } = await startServer(async () => {
    await working;
    return new Response("done");
  });
  const address = `http://127.0.0.1:${port}/slow`;
  const arrived = new Promise((resolve) => server.once("request", resolve));
  const inFlight = fetch(address);
  await arrived;
  const stopped = stopServing(server);
  await expect(fetch(address)).rejects.toThrow("fetch failed");
  finish();
  expect(await (await inFlight).text()).toBe("done");
  await stopped;
});

test("a stop answers what a proxy sends next on a connection it has kept, and that connection ends (decision 31)", async () => {
  const { server, port } = await startServer(async () => new Response("done"));
  const proxy = connect(port, "127.0.0.1").setEncoding("utf8");
  const ask = async () => {
    proxy.write("POST /form HTTP/1.1\r\nHost: localhost\r\nContent-Length: 2\r\n\r\n{}");
    const [answer] = await once(proxy, "data");
    return String(answer);
  };
  expect(await ask()).toMatch(/^HTTP\/1\.1 200 /);
  const stopped = stopServing(server);
  const ended = once(proxy, "end");
  expect(await ask()).toMatch(/^HTTP\/1\.1 200 .*\r\nconnection: close\r\n/is);
  await Promise.all([ended, stopped]);
});

test("a stop closes a connection that nothing comes on", async () => {
  const { server, port } = await startServer(async () => new Response("done"));
  const idle = connect(port, "127.0.0.1").resume();
  idle.write("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n");
  await once(idle, "data");
  await Promise.all([once(idle, "end"), stopServing(server)]);
});
