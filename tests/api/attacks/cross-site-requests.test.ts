import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { accountAddresses } from "../../support/addresses.ts";
import { startTestApp, type TestApp } from "../../support/app.ts";
import { contactForm } from "../../support/contact-form.ts";
import { embedded } from "../../support/databases.ts";
import { someAddress } from "../../support/orders.ts";

const proofPage = "/payment/ABCD-EFGH";

/** Pages that take a post. */
const forms = [
  "/contact",
  "/enrollnow",
  "/demo-booking",
  "/demo-booking/5f6c0f5e-0000-4000-8000-000000000000",
  proofPage,
  ...accountAddresses,
  "/account",
  "/account.data",
  "/sign-out.data",
];

/** A browser's marks on a request from another site's page. */
const foreign: Record<string, string>[] = [
  { Origin: "https://evil.example" },
  { Origin: "https://evil.example", "Sec-Fetch-Site": "cross-site" },
  { Origin: "null" },
  { Origin: "null", "Sec-Fetch-Site": "cross-site" },
  { "Sec-Fetch-Site": "cross-site" },
  { "Sec-Fetch-Site": "same-site" },
  { Origin: "https://sub.darsgah.example", "Sec-Fetch-Site": "same-site" },
  { Origin: "https://darsgah.example.evil.example" },
  { Origin: "https://evil.example/?https://darsgah.example" },
  { Origin: "http://darsgah.example" },
  { Origin: "https://darsgah.example:8443" },
  { Origin: "" },
  { Origin: "darsgah.example" },
];

describe("what another site's page has a visitor's browser send", () => {
  let test: TestApp;
  const reached: string[] = [];

  beforeAll(async () => {
    const renderPage = async (request: Request) => {
      reached.push(`${request.method} ${new URL(request.url).pathname}`);
      return new Response("page");
    };
    const environment = { DEMO_CONTENT: "off", SITE_URL: "https://darsgah.example" };
    test = await startTestApp(environment, { database: await embedded.open(), renderPage });
  });
  afterAll(async () => await test.stop());

  const postFrom = async (path: string, headers: Record<string, string>, body = "a=b") =>
    await test.ask(path, { method: "POST", headers: { Host: "darsgah.example", ...headers }, body }, someAddress());

  it("is refused by every address of the API that changes something", async () => {
    const document = z.object({ paths: z.record(z.string(), z.record(z.string(), z.unknown())) });
    const { paths } = document.parse(await (await test.ask("/api/openapi.json")).json());
    const changing = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).some((method) => method !== "get") ? [path.replace(/\{\w+\}/g, "x")] : [],
    );
    expect(changing.sort()).toEqual([
      "/assistant",
      "/demo/bookings",
      "/lectures/x/progress",
      // Its signature says who sent it, not its page.
      "/payments/stripe",
      "/payments/x/proof",
      "/send-email",
    ]);
    for (const path of changing.filter((one) => one !== "/payments/stripe"))
      for (const headers of foreign)
        for (const type of ["application/json", "text/plain", "application/x-www-form-urlencoded"])
          for (const address of [`/api${path}`, `/api${path}/`])
            expect(
              (await postFrom(address, { ...headers, "Content-Type": type })).status,
              `${address} ${JSON.stringify(headers)}`,
            ).toBe(403);
  });

  it("is refused by every page, before the page sees it", async () => {
    for (const path of forms)
      for (const headers of foreign) expect((await postFrom(path, headers)).status, path).toBe(403);
    expect(reached).toEqual([]);
    // A proof needs the order's key as well, before its page is asked.
    for (const path of forms)
      expect((await postFrom(path, { Origin: "https://darsgah.example" })).status, path).toBe(
        path === proofPage ? 403 : 200,
      );
    expect(reached).toEqual(forms.filter((path) => path !== proofPage).map((path) => `POST ${path}`));
  });

  it("cannot pass the guards under another method, or the name of one", async () => {
    reached.length = 0;
    const big = "a".repeat(100_000);
    for (const path of forms)
      for (const method of ["PUT", "PATCH", "DELETE", "OPTIONS", "QUERY", "post"]) {
        const answer = await test.ask(path, { method, headers: { Origin: "https://evil.example" }, body: big });
        expect([403, 405, 413], `${method} ${path}`).toContain(answer.status);
      }
    for (const name of ["X-HTTP-Method-Override", "X-HTTP-Method", "X-Method-Override"]) {
      const overridden = await test.ask("/api/courses", { headers: { [name]: "DELETE" } });
      expect(overridden.status).toBe(200);
      const page = await test.ask("/account?_method=DELETE", { headers: { [name]: "POST" } });
      expect(page.status).toBe(200);
    }
    expect(new Set(reached)).toEqual(new Set(["GET /account"]));
  });

  it("is not read as JSON where a form could have sent it", async () => {
    const body = JSON.stringify(contactForm());
    for (const type of ["text/plain", "text/plain; application/json", "multipart/form-data; boundary=x", ""]) {
      const answer = await postFrom("/api/send-email", { "Content-Type": type }, body);
      expect(answer.status, type).toBe(415);
    }
  });

  it("is told nothing: no answer is shared with another origin", async () => {
    for (const path of ["/api/courses", "/api/session", "/api/geo", "/api/openapi.json", "/api/nothing", "/contact"])
      for (const init of [{}, { method: "OPTIONS", headers: { "Access-Control-Request-Method": "POST" } }]) {
        const headers = { ...init.headers, Origin: "https://evil.example" };
        const answer = await test.ask(path, { ...init, headers });
        const shared = [...answer.headers.keys()].filter((name) => name.startsWith("access-control-"));
        expect(shared, path).toEqual([]);
      }
  });
});
