import { expect, test } from "vitest";
import { listen } from "#server/serving/listen.ts";
import { createSiteServer } from "#server/serving/site-server.ts";
import { stopServing } from "#server/serving/stop.ts";

test("a stop finishes what is in flight and accepts nothing new", async () => {
  const { promise: working, resolve: finish } = Promise.withResolvers<void>();
  const server = createSiteServer({ prebuilt: new Map(), played: new Map(), quick: new Map() }, async () => {
    await working;
    return new Response("done");
  });
  const address = `http://127.0.0.1:${await listen(server, { host: "127.0.0.1", port: 0 })}/slow`;
  const arrived = new Promise((resolve) => server.once("request", resolve));
  const inFlight = fetch(address);
  await arrived;
  const stopped = stopServing(server);
  await expect(fetch(address)).rejects.toThrow("fetch failed");
  finish();
  expect(await (await inFlight).text()).toBe("done");
  await stopped;
});
