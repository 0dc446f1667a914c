import { afterAll, beforeAll, expect, test } from "vitest";
import { demoContent } from "#content/demo-site.ts";
import { demoBatches } from "#server/demo/demo-batches.ts";
import { newPerson } from "../e2e/support/account.ts";
import { type Site, startSite } from "../e2e/support/site.ts";
import { cookieHeader } from "../support/ask-built.ts";
import { callVerbAt } from "../support/ask-manage.ts";
import { until } from "../support/until.ts";

/** The cost of sending a student's own page: once for each visit, so it is as small as possible. */
const limit = 15_000;
let site: Site;
let cookie = "";

beforeAll(async () => {
  site = await startSite();
  const person = newPerson();
  cookie = cookieHeader((await send("/sign-up", { ...person })).headers.getSetCookie());
  const link = new URL(await until(confirmationLink), site.origin);
  await send(link.pathname + link.search, { token: link.searchParams.get("token") ?? "" });
  const open = demoBatches(demoContent.courses, new Date()).filter(({ seats, enrolled }) => enrolled < seats);
  const batches = open.filter(({ courseId }, at) => open.findIndex((other) => other.courseId === courseId) === at);
  for (const { _id } of batches.slice(0, 3))
    await callVerbAt(site.dataDir, "enrolPerson", { batchId: _id, name: person.name, email: person.email });
});
afterAll(() => site.dispose());

const confirmationLink = () =>
  site.mails.map(({ parsed }) => /\/confirm-email\?token=[\w.-]+/.exec(parsed.text ?? "")?.[0]).find(Boolean);

const send = (path: string, fields: Record<string, string>) =>
  fetch(site.origin + path, {
    method: "POST",
    redirect: "manual",
    headers: { Origin: site.origin, ...(cookie && { Cookie: cookie }) },
    body: new URLSearchParams(fields),
  });

const ask = (path: string) => fetch(site.origin + path, { headers: { Cookie: cookie, "Accept-Encoding": "br" } });

test("the page of a student with three batches is sent in 15 KB", async () => {
  const answer = await ask("/lms");
  const html = await answer.text();
  expect(html.match(/aria-labelledby="own-[\w-]{36}"/g)).toHaveLength(3);
  expect(answer.headers.get("content-encoding")).toBe("br");
  expect(Number(answer.headers.get("content-length"))).toBeLessThanOrEqual(limit);
});

test("classes, calendar and certificates are one press away from every batch and from the menus", async () => {
  const html = await (await ask("/lms")).text();
  const inFrame = html.split("<main")[0] ?? "";
  const tiles = [...html.matchAll(/<article aria-labelledby="own-[\w-]{36}"[\s\S]*?<\/article>/g)].map(
    ([tile]) => tile,
  );
  expect(tiles).toHaveLength(3);
  for (const path of ["/classroom", "/classroom/calendar", "/classroom/certificates"]) {
    const link = `href="${path}"`;
    for (const tile of tiles) expect(tile).toContain(link);
    expect(inFrame.split(link), "the menu of a desk and that of a phone").toHaveLength(1 + 2);
  }
});

test("the frame is a file that the browser keeps for all such pages; the address names its version", async () => {
  const html = await (await ask("/lms")).text();
  const address = /import "(\/frame\.js\?v=[\w-]{12})"/.exec(html)?.[1] ?? "";
  expect(await (await ask("/account")).text()).toContain(address);
  expect(html).not.toContain("copyrightYear");
  const frame = await ask(address);
  expect(frame.headers.get("cache-control")).toContain("immutable");
  expect(await frame.text()).toContain("copyrightYear");
  for (const other of ["/frame.js", "/frame.js?v=unknown"]) {
    const answer = await ask(other);
    expect([answer.status, answer.headers.get("cache-control")]).toEqual([200, "private, no-cache"]);
  }
  expect(await (await ask("/lms.data")).text()).toContain("copyrightYear");
});
