import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestApp, type TestApp } from "../support/app.ts";
import { embedded } from "../support/databases.ts";

const unknown = { success: false, country: null, country_code: null };
const pakistan = { success: true, country: "Pakistan", country_code: "PK" };
const qatar = { success: true, country: "Qatar", country_code: "QA" };

async function startWith(environment: Record<string, string>): Promise<TestApp> {
  return await startTestApp({ DEMO_CONTENT: "off", ...environment }, { database: await embedded.open() });
}

const place = async (test: TestApp, address: string, headers: Record<string, string> = {}) =>
  await (await test.ask("/api/geo", { headers }, address)).json();

describe("GET /api/geo from the bundled database (specification §7, geolocation)", () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startWith({ GEO_COUNTRY_HEADER: "CF-IPCountry" });
  });
  afterAll(async () => await test.stop());

  it.each([
    ["39.32.0.1", pakistan],
    ["::ffff:39.32.0.1", pakistan],
    ["37.210.1.1", qatar],
    ["8.8.8.8", { success: true, country: "United States", country_code: "US" }],
    ["127.0.0.1", unknown],
    ["::1", unknown],
    ["", unknown],
    ["not an address", unknown],
  ])("%s is %o", async (address, answer) => {
    expect(await place(test, address)).toEqual(answer);
  });

  it("believes no header that any visitor could write", async () => {
    const headers = { "CF-IPCountry": "QA", "X-Forwarded-For": "37.210.1.1" };
    expect(await place(test, "39.32.0.1", headers)).toEqual(pakistan);
  });
});

describe("GET /api/geo behind a trusted proxy", () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startWith({ TRUST_PROXY: "1", GEO_COUNTRY_HEADER: "CF-IPCountry" });
  });
  afterAll(async () => await test.stop());

  it("believes the entry the proxy wrote, not the ones the visitor did", async () => {
    expect(await place(test, "127.0.0.1", { "X-Forwarded-For": "8.8.8.8, 39.32.0.1" })).toEqual(pakistan);
  });

  it("believes the proxy's country, and looks the address up where it has none", async () => {
    expect(await place(test, "127.0.0.1", { "CF-IPCountry": "QA", "X-Forwarded-For": "39.32.0.1" })).toEqual(qatar);
    expect(await place(test, "127.0.0.1", { "CF-IPCountry": "XX", "X-Forwarded-For": "39.32.0.1" })).toEqual(pakistan);
  });
});

describe("GET /api/geo from a geolocation service", () => {
  let service: Server;
  let test: TestApp;
  const asked: string[] = [];
  const answers: Record<string, string | null> = {
    "1.1.1.1": JSON.stringify({ success: true, country: "Qatar", country_code: "QA" }),
    "1.1.1.2": JSON.stringify({ country: "pk" }),
    "1.1.1.3": JSON.stringify({ success: false, country_code: "QA" }),
    "1.1.1.4": "<html>busy</html>",
    "1.1.1.5": null,
  };

  beforeAll(async () => {
    service = createServer((request, response) => {
      const address = request.url?.slice(1) ?? "";
      asked.push(address);
      const answer = answers[address];
      if (answer !== null) response.end(answer);
    }).listen(0, "127.0.0.1");
    await once(service, "listening");
    const bound = service.address();
    const port = typeof bound === "object" && bound ? bound.port : 0;
    test = await startWith({ GEO_LOOKUP_URL: `http://127.0.0.1:${port}/{ip}` });
  });
  afterAll(async () => {
    await test.stop();
    service.closeAllConnections();
    service.close();
  });

  it.each([
    ["names the country and its code", "1.1.1.1", qatar],
    ["names the code only", "1.1.1.2", pakistan],
    ["says it failed", "1.1.1.3", unknown],
    ["answers something else", "1.1.1.4", unknown],
    ["does not answer within two seconds", "1.1.1.5", unknown],
  ])("which %s", async (_what, address, answer) => {
    expect(await place(test, address)).toEqual(answer);
  });

  it("asks once for the same address", async () => {
    await place(test, "1.1.1.1");
    expect(asked.filter((address) => address === "1.1.1.1")).toHaveLength(1);
  });
});
