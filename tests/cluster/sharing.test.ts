import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { contactForm } from "../support/contact-form.ts";
import { demoCourse, demoForm, readSlots } from "../support/demo.ts";
import { manage } from "../support/manage.ts";
import { until } from "../support/until.ts";
import { type Cluster, startCluster } from "./support/cluster.ts";
import { anyAddress, failuresIn, startLoad } from "./support/load.ts";
import { mailsAbout } from "./support/mails.ts";

describe("two processes behind nginx", () => {
  let cluster: Cluster;
  beforeAll(async () => {
    cluster = await startCluster();
  });
  afterAll(async () => await cluster.stop());

  const post = async (origin: string, path: string, body: unknown, address = anyAddress()) =>
    await fetch(`${origin}${path}`, {
      method: "POST",
      headers: { "Content-Type": "application/json", "X-Forwarded-For": address },
      body: JSON.stringify(body),
    });

  it("come up together on an empty database, migrated and filled once", async () => {
    const [counted] = await cluster.query(
      "select (select count(*) from courses)::int as courses, (select count(*) from drizzle.__drizzle_migrations)::int as steps, (select count(distinct hash) from drizzle.__drizzle_migrations)::int as distinct_steps",
    );
    expect(counted).toMatchObject({ courses: 4 });
    expect(counted?.steps).toBe(counted?.distinct_steps);
    for (const member of cluster.members) expect(member.output()).not.toMatch(/"level":(40|50|60)/);
  });

  it("know a session that the other opened, and forget it when the other ends it", async () => {
    const [one, other] = cluster.members.map(({ origin }) => origin);
    const signUp = await fetch(`${one}/sign-up`, {
      method: "POST",
      redirect: "manual",
      body: new URLSearchParams({ name: "Sana", email: "sana@example.com", password: "sunny river forty two" }),
    });
    expect(signUp.status).toBe(303);
    const cookie = signUp.headers
      .getSetCookie()
      .map((set) => set.split(";", 1)[0])
      .join("; ");
    const sessionAt = async (origin = "") =>
      await (await fetch(`${origin}/api/session`, { headers: { cookie } })).json();
    expect(await sessionAt(other)).toEqual({ signedIn: true, name: "Sana" });
    await fetch(`${other}/sign-out`, { method: "POST", redirect: "manual", headers: { cookie }, body: "" });
    expect(await sessionAt(one)).toEqual({ signedIn: false, name: null });
  });

  it("answer 404 at an ended calendar address, also where it was in memory", { timeout: 60_000 }, async () => {
    const [one, other] = cluster.members.map(({ origin }) => origin);
    const email = "calendar@example.com";
    const signUp = await fetch(`${one}/sign-up`, {
      method: "POST",
      redirect: "manual",
      body: new URLSearchParams({ name: "Noor", email, password: "sunny river forty two" }),
    });
    const cookie = signUp.headers
      .getSetCookie()
      .map((set) => set.split(";", 1)[0])
      .join("; ");
    await cluster.query(`update users set email_verified = true where email = '${email}'`);
    const seat = ["call", "enrolPerson", JSON.stringify({ batchId: "data-weekend", name: "Noor", email })];
    expect(await manage(cluster.members[0].environment, seat)).toMatchObject({ code: 0 });
    const send = async (intent: string) => {
      const body = new URLSearchParams({ intent });
      return await (await fetch(`${one}/classroom/calendar`, { method: "POST", headers: { cookie }, body })).text();
    };
    const path = /\/calendar\/[\w-]{43}\.ics/.exec(await send("make calendar"))?.[0] ?? "";
    const read = async (origin = "") => await fetch(`${origin}${path}`, { headers: { "Accept-Encoding": "identity" } });
    // The news that it was made may come a moment later, and empties the memory once more.
    for (let times = 0; times < 5; times += 1) {
      const answer = await read(other);
      expect(answer.status).toBe(200);
      expect(await answer.text()).toContain("BEGIN:VEVENT");
    }
    await send("end calendar");
    const ended = performance.now();
    expect((await read(one)).status).toBe(404);
    await until(async () => (await read(other)).status === 404);
    expect(performance.now() - ended).toBeLessThan(1_000);
  });

  it("limit one address together", async () => {
    const address = anyAddress();
    const statuses: number[] = [];
    for (let at = 0; at < 22; at += 1) {
      statuses.push((await post(cluster.origin, "/api/send-email", contactForm(), address)).status);
    }
    expect(statuses).toEqual([...Array(20).fill(200), 429, 429]);
  });

  it("let a network guess ten Secret IDs together, however fast", async () => {
    const headers = { "X-Forwarded-For": anyAddress() };
    const guess = async (secretId: string) =>
      (await fetch(`${cluster.origin}/api/batches/mern-evening/videos?secretId=${secretId}`, { headers })).status;
    const guesses = await Promise.all(Array.from({ length: 40 }, (_, at) => guess(`WRONG-${at}`)));
    expect(guesses.filter((status) => status === 401)).toHaveLength(10);
    expect(guesses.filter((status) => status === 429)).toHaveLength(30);
    expect(await guess("MERN-EVE-7421")).toBe(429);
  });

  it("never give away more places than a class has", async () => {
    const slots = () => readSlots(fetch(`${cluster.origin}/api/demo/slots?course=${demoCourse}`));
    const slot = (await slots()).find(({ free }) => free > 0);
    if (!slot) throw new Error("No class is free.");
    const bookings = await Promise.all(
      Array.from({ length: 100 }, (_, at) =>
        post(cluster.origin, "/api/demo/bookings", demoForm(slot.start, { email: `booking-${at}@example.com` })),
      ),
    );
    const statuses = bookings.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(slot.free);
    expect(statuses.filter((status) => status === 409)).toHaveLength(100 - slot.free);
    const [kept] = await cluster.query("select count(*)::int as bookings from demo_bookings");
    expect(kept).toEqual({ bookings: slot.free });
    expect((await slots()).find(({ start }) => start === slot.start)?.free).toBe(0);
  });

  it("both show a change of content at once, whichever made it (decision 24)", async () => {
    const pages = async () =>
      await Promise.all(
        cluster.members.map(async ({ origin }) => await (await fetch(`${origin}/batches/data-analyst`)).text()),
      );
    // Asked twice, so that both keep it.
    for (const page of [...(await pages()), ...(await pages())]) expect(page).not.toContain("Noor Fatima");
    const [member] = cluster.members;
    const batch = { fields: { instructor: "Noor Fatima" } };
    const change = ["call", "changeBatch", JSON.stringify(["data-evening", batch])];
    expect(await manage(member.environment, change)).toMatchObject({ code: 0 });
    await until(async () => (await pages()).every((page) => page.includes("Noor Fatima")), 2_000);
  });

  it("send each mail once", async () => {
    const load = startLoad(cluster.origin, "once");
    await until(() => load.acknowledged.size >= 150, 60_000);
    await load.end();
    expect(failuresIn(load.outcomes)).toEqual({});
    const mails = await mailsAbout(cluster, load.acknowledged, 60_000);
    expect(mails.filter((ids) => ids.length !== 1)).toEqual([]);
    const all = cluster.smtp.received.map(({ parsed }) => parsed.messageId);
    expect(new Set(all).size).toBe(all.length);
    for (const member of cluster.members) expect(member.output()).toContain('"msg":"mail sent"');
  });
});
