import { beforeAll, describe, expect, inject, test } from "vitest";
import { failures } from "#server/compose/words/refusals.en.ts";
import { errorBody } from "#shared/error-codes.ts";
import { askBuilt, cookieHeader, sendForm } from "../../support/ask-built.ts";
import { formData } from "../../support/contact-form.ts";
import { planFormData } from "../../support/enrolment-forms.ts";
import { readPayPath, someAddress } from "../../support/orders.ts";
import { apiAddresses, pageAddresses } from "../../support/post-addresses.ts";
import { sendRaw, statusesIn } from "../../support/raw-request.ts";

/** The heading of the error page; every page's data hold its words. */
const failurePage = `${failures.screen}</h1>`;

/** Every form in which a body may come, or fail to come, for a type of the content. */
const forms: Record<string, (type: string) => string> = {
  "no body": () => "\r\n",
  "no body of a type": (type) => `Content-Type: ${type}\r\n\r\n`,
  "a body of no bytes": () => "Content-Length: 0\r\n\r\n",
  "chunks of nothing": (type) => `Content-Type: ${type}\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
  chunks: (type) => `Content-Type: ${type}\r\nTransfer-Encoding: chunked\r\n\r\n1\r\n{\r\n1\r\n}\r\n0\r\n\r\n`,
  "a body that waits to be asked for": (type) =>
    `Content-Type: ${type}\r\nExpect: 100-continue\r\nContent-Length: 2\r\n\r\n{}`,
  "a broken form": () => "Content-Type: multipart/form-data; boundary=x\r\nContent-Length: 8\r\n\r\n--x\r\nabc",
  "a form without a boundary": () => "Content-Type: multipart/form-data\r\nContent-Length: 2\r\n\r\na=",
  "bytes of no kind": () => "Content-Type: ;\r\nContent-Length: 3\r\n\r\n\xff\xfe\x00",
};

const own = "https://darsgah.example";
const head = (method: string, path: string, headers = "") =>
  `${method} ${path} HTTP/1.1\r\nHost: darsgah.example\r\nOrigin: ${own}\r\nX-Forwarded-For: ${someAddress()}\r\n${headers}Connection: close\r\n`;

/** The last answer to a raw request: the first may only have asked for the body. */
async function ask(request: string) {
  const answers = await sendRaw(Number(new URL(inject("origin")).port), request, 60_000);
  const answer = answers.slice(answers.lastIndexOf("HTTP/1.1 "));
  const bodyAt = answer.indexOf("\r\n\r\n");
  return {
    status: statusesIn(answer)[0] ?? 0,
    headers: answer.slice(0, bodyAt).toLowerCase(),
    body: answer.slice(bodyAt + 4),
  };
}

/** A body as it came, in one piece or in chunks. */
const jsonIn = (body: string): unknown => JSON.parse(body.slice(body.indexOf("{"), body.lastIndexOf("}") + 1));

/** Of each kind one: nothing, a body that waits, and one that cannot be read. */
const oneOfEach = ["no body", "a body that waits to be asked for", "a broken form"];
const formsWhere = (isOneOfEach: boolean) =>
  Object.entries(forms).filter(([name]) => oneOfEach.includes(name) === isOneOfEach);

const answeredEverywhere = (_name: string, form: (type: string) => string) => {
  test("is answered by every address of the API, in its own words", async () => {
    const openApi: unknown = JSON.parse((await askBuilt("/api/openapi.json")).text);
    const paths = apiAddresses(openApi, "post");
    expect(paths.length).toBeGreaterThan(4);
    for (const path of apiAddresses(openApi)) {
      const { status, body } = await ask(head("POST", path) + form("application/json"));
      if (!paths.includes(path)) expect(status, path).toBe(405);
      else expect([400, 401, 403, 415, 422], path).toContain(status);
      expect(errorBody.safeParse(jsonIn(body)).success, path).toBe(true);
    }
  });

  test("is answered by every page, and never with the page of a failure", async () => {
    for (const path of pageAddresses()) {
      const { status, headers, body } = await ask(head("POST", path) + form("application/x-www-form-urlencoded"));
      expect([200, 202, 302, 303, 400, 401, 403, 404, 405, 422], path).toContain(status);
      expect(body, path).not.toContain(failurePage);
      if (status === 405) expect(headers, path).toMatch(/^allow: get, head$/m);
    }
  });

  test("is answered by the pages that need a link or a session", async () => {
    const account = { name: "Sana", email: `${someAddress()}@example.com`, password: "sunny river forty two" };
    const { cookies } = await sendForm("/sign-up", account);
    const { headers } = await sendForm("/enrollnow", { ...planFormData, formType: "registration-form" });
    const { payPath } = readPayPath(headers.location ?? "");
    const cookie = `Cookie: ${cookieHeader(cookies)}\r\n`;
    for (const path of ["/account", "/account.data", payPath, payPath.replace("?", ".data?")]) {
      const { status, body } = await ask(head("POST", path, cookie) + form("application/x-www-form-urlencoded"));
      expect([202, 400, 422], path).toContain(status);
      expect(body, path).not.toContain(failurePage);
    }
  });
};
describe.each(formsWhere(true))("a post with %s", answeredEverywhere);
describe.each(formsWhere(false))("a post with %s", { tags: ["thorough"] }, answeredEverywhere);

describe("a form that a page of ours sends behind a proxy", () => {
  const fields = { ...formData };
  const named = { Host: "darsgah.internal:3000", Origin: "https://www.darsgah.example" };

  test("is taken under any name of the site, as the API takes it", async () => {
    const own = { ...named, "Sec-Fetch-Site": "same-origin" };
    expect((await sendForm("/contact", fields, own)).status).toBe(303);
    const checkIn = await sendForm("/classroom/check-in", { intent: "check in", code: "123456" }, own);
    expect(checkIn.status).toBe(302);
    expect(checkIn.headers.location).toContain("/sign-in");
  });

  test("is refused from another site's page, and from one that proves nothing", async () => {
    const foreign: Record<string, string>[] = [{ "Sec-Fetch-Site": "cross-site" }, {}];
    for (const site of foreign)
      for (const path of ["/contact", "/classroom/check-in", "/admin/staff"])
        expect((await sendForm(path, fields, { ...named, ...site })).status, path).toBe(403);
  });
});

describe("an odd request", () => {
  let everywhere: string[];
  beforeAll(async () => {
    const openApi: unknown = JSON.parse((await askBuilt("/api/openapi.json")).text);
    everywhere = [...pageAddresses(), ...apiAddresses(openApi)];
  });

  const expectAnswered = async (request: string) => {
    const { status, body } = await ask(request);
    const [line] = request.split("\r\n", 1);
    expect(status, line).toBeGreaterThanOrEqual(200);
    expect(status, line).toBeLessThan(500);
    expect(body, line).not.toContain(failurePage);
  };

  test.each(["HEAD", "OPTIONS", "PUT", "PATCH", "DELETE", "TRACE", "PROPFIND", "QUERY"])(
    "by %s is answered everywhere",
    async (method) => {
      for (const path of everywhere) await expectAnswered(`${head(method, path)}\r\n`);
    },
  );

  test.each([
    ["a range", "Range: bytes=5-2\r\nIf-Range: x\r\n"],
    ["cookies that are none", "Cookie: session=%E0%A4%A; viewer=\xff\xfe; =; ;; signed-in=1; a\r\n"],
    ["a hundred cookies", `Cookie: ${"a=b; ".repeat(100)}\r\n`],
    ["wishes nobody can read", 'Accept: x/y;q=9\r\nAccept-Encoding: br;q=abc, *;q=0\r\nIf-None-Match: "\r\n'],
  ])("with %s is answered everywhere", async (_what, headers) => {
    for (const path of everywhere) await expectAnswered(`${head("GET", path, headers)}\r\n`);
  });

  test.each([
    ["a host in its target", (path: string) => `http://evil.example${path}`],
    ["parts of the data asked for", (path: string) => `${path}?_routes=root,none&_routes=__proto__`],
    ["parameters sent twice", (path: string) => `${path}?key=1&key=2&q=1&q=2&secretId=1&secretId=2&from=/a&from=/b`],
    ["a path that cannot be decoded", (path: string) => `${path}/%E0%A4%A?%E0%A4%A=%`],
    ["a path with a NUL", (path: string) => `${path}%00`],
    ["a path of dots", (path: string) => `${path}/..%2f..%2f`],
    ["a line break in its path", (path: string) => `${path}%0d%0a`],
    ["a question of ten thousand letters", (path: string) => `${path}?q=${"a".repeat(10_000)}`],
  ])("with %s is answered everywhere", async (_what, target) => {
    for (const path of everywhere) await expectAnswered(`${head("GET", target(path))}\r\n`);
  });
});
