import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { PageContext } from "#server/serving/render-page.ts";
import { startTestApp, type TestApp } from "../support/app.ts";
import { contactForm } from "../support/contact-form.ts";
import { embedded } from "../support/databases.ts";

describe("requests outside the API", () => {
  let test: TestApp;
  const rendered: { path: string; context: PageContext }[] = [];

  beforeAll(async () => {
    const renderPage = async (request: Request, context: PageContext) => {
      const path = new URL(request.url).pathname;
      rendered.push({ path, context });
      if (path === "/broken") throw new Error("the secret of the house");
      return new Response(`page ${path} ${await request.text()}`);
    };
    test = await startTestApp({ DEMO_CONTENT: "off" }, { database: await embedded.open(), renderPage });
  });
  afterAll(async () => await test.stop());

  const postForm = (path: string, headers: Record<string, string> = {}, body = "firstName=Ayesha", address?: string) =>
    test.ask(path, { method: "POST", headers, body }, address);

  it("are answered by the pages, which get the services and the visitor", async () => {
    expect(await (await test.ask("/apiary")).text()).toBe("page /apiary ");
    const context = rendered.at(-1)?.context;
    expect(context?.visitor.address).toBe("203.0.113.7");
    expect(await context?.services.listBatches()).toEqual([]);
  });

  it("reach a page as a native form post, body and all", async () => {
    const response = await postForm("/contact", { Origin: "http://localhost:3000" });
    expect(await response.text()).toBe("page /contact firstName=Ayesha");
  });

  it("are refused from another site, or too large, with words a person can read", async () => {
    const foreign = await postForm("/contact", { Origin: "https://evil.example" });
    expect(foreign.status).toBe(403);
    expect(await foreign.text()).toContain("<p>Please send this from our own pages.</p>");
    expect((await postForm("/contact", {}, "a".repeat(70_000))).status).toBe(413);
  });

  it("are not there where their address cannot be read, and no page is asked", async () => {
    const asked = rendered.length;
    for (const path of ["/%", "/courses/%E0%A4%A", "/a%00b", "/__manifest?paths=/about,/%"]) {
      expect((await test.ask(path)).status, path).toBe(404);
      expect((await postForm(path)).status, path).toBe(404);
    }
    expect(rendered).toHaveLength(asked);
  });

  it("share one limit with the API's form", async () => {
    const address = "203.0.113.99";
    for (let sent = 0; sent < 20; sent += 1) expect((await postForm("/contact", {}, "", address)).status).toBe(200);
    const refused = await postForm("/contact", {}, "", address);
    expect(refused.status).toBe(429);
    expect(refused.headers.get("Retry-After")).toMatch(/^\d+$/);
    const init = {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(contactForm()),
    };
    expect((await test.ask("/api/send-email", init, address)).status).toBe(429);
  });

  it("fall back to the fixed heading when a page fails, and give nothing away (specification §8)", async () => {
    const response = await test.ask("/broken");
    expect(response.status).toBe(500);
    const page = await response.text();
    expect(page).toContain("<h1>Unexpected Application Error!</h1>");
    expect(page).not.toContain("secret");
  });
});
