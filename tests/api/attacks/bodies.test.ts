import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestApp, type TestApp } from "../../support/app.ts";
import { contactForm, formData } from "../../support/contact-form.ts";
import { embedded } from "../../support/databases.ts";
import { someAddress } from "../../support/orders.ts";
import { type Staff, startStaff } from "../../support/staff.ts";

const json = ["/api/send-email", "/api/demo/bookings", "/api/assistant"];
const nested = (depth: number, open: string, close: string) => open.repeat(depth) + close.repeat(depth);

describe("a body that is made to break what reads it", () => {
  let test: TestApp;
  let staff: Staff;

  beforeAll(async () => {
    const environment = { DEMO_CONTENT: "off", TRUST_PROXY: "1" };
    test = await startTestApp(environment, { database: await embedded.open() });
    const opened = await embedded.open();
    if (!opened) throw new Error("No database.");
    staff = await startStaff(opened);
  });
  afterAll(async () => {
    await test.stop();
    await staff.test.stop();
  });

  const post = (path: string, body: string) => test.post(path, body, { "X-Forwarded-For": someAddress() });

  it("is refused where it is nested a hundred thousand deep, or as deep as the limit lets it", async () => {
    for (const path of json)
      for (const [open, close] of [
        ["[", "]"],
        ['{"a":', "}"],
        ['{"formData":[', "]}"],
      ] as const) {
        const deep = nested(100_000, open, close);
        expect((await post(path, deep)).status, path).toBe(413);
        const fitting = nested(Math.floor(60_000 / (open.length + close.length)), open, close);
        expect([400, 422], path).toContain((await post(path, fitting)).status);
        const inside = `{"formType":"contact-form","question":${fitting.replace(/:\}/, ":1}")},"formData":{}}`;
        expect([400, 422], path).toContain((await post(path, inside)).status);
      }
    expect((await test.ask("/api/health")).status).toBe(200);
  });

  it("is refused by the staff's door as well, and leaves it standing", async () => {
    const body = `{"name":${nested(100_000, "[", "]")}}`;
    const request = new Request("http://manage/call/addBatch", { method: "POST", body: `[${body}]` });
    expect((await staff.test.app.manage(request)).status).toBe(422);
    expect((await staff.call("showBatchEntry", "mern-evening")).status).toBe(200);
  });

  it("is refused by its size, however it is sent", async () => {
    const chunk = new TextEncoder().encode("a".repeat(16_384));
    let sent = 0;
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += 1;
        if (sent > 100) return controller.close();
        controller.enqueue(chunk);
      },
    });
    const init: RequestInit & { duplex: "half" } = {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: endless,
      duplex: "half",
    };
    expect((await test.ask("/api/send-email", init, someAddress())).status).toBe(413);
    expect(sent, "not read to its end").toBeLessThan(20);
  });

  it("is refused in words where it is no JSON, or not of the right kind", async () => {
    for (const path of json)
      for (const body of ["", "{", "nul", "NaN", "[]", "1", '"text"', "null", "{}", "\ufeff{}", "{'a':1}", "<xml/>"]) {
        const answer = await post(path, body);
        expect([400, 422], `${path} ${body}`).toContain(answer.status);
        expect(await answer.json()).toHaveProperty("message");
      }
  });

  it("pollutes no prototype", async () => {
    const keys = ["__proto__", "constructor", "prototype"];
    const poison = { isAdmin: true, toString: "x", code: "internal", website: "" };
    for (const key of keys) {
      const form = JSON.stringify({ ...formData, message: "m" }).replace("{", `{"${key}":${JSON.stringify(poison)},`);
      const body = `{"${key}":${JSON.stringify(poison)},"formType":"contact-form","formData":${form}}`;
      expect((await post("/api/send-email", body)).status).toBe(200);
      expect((await post("/api/send-email", `{"formType":"${key}","formData":{"${key}":1}}`)).status).toBe(422);
      expect((await post("/api/assistant", `{"${key}":{},"question":"${key}"}`)).status).toBe(200);
      const fields = JSON.parse(`{"${key}":{"a":1}}`);
      const changed = await staff.call("changeBatch", "mern-evening", { fields });
      expect([200, 422]).toContain(changed.status);
      expect((await staff.call("showBatchEntry", key)).status).toBe(404);
    }
    expect(Object.keys(Object.prototype)).toEqual([]);
    expect(new Map(Object.entries({})).size).toBe(0);
    expect(Reflect.get({}, "isAdmin")).toBeUndefined();
  });

  it("takes no name of every object's for one of ours", async () => {
    for (const name of ["constructor", "__proto__", "toString", "hasOwnProperty", "valueOf"]) {
      for (const path of [`/api/outline/${name}`, `/api/embeds/${name}?id=x`, `/api/batches/${name}/videos?secretId=x`])
        expect((await test.ask(path)).status, path).toBe(404);
      expect([404, 422]).toContain((await test.ask(`/api/demo/slots?course=${name}`)).status);
      for (const field of ["service", "inquiryType"] as const) {
        const answer = await post("/api/send-email", JSON.stringify(contactForm({ [field]: name })));
        expect(answer.status).toBe(field === "service" ? 422 : 200);
      }
    }
  });
});
