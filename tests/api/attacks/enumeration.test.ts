import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Services } from "#server/compose/services.ts";
import { startTestApp, type TestApp } from "../../support/app.ts";
import { Browser } from "../../support/browser.ts";
import { embedded } from "../../support/databases.ts";
import { demoCourse, demoForm, readSlots } from "../../support/demo.ts";
import { openOrder, someAddress } from "../../support/orders.ts";

const password = "sunny river forty two";
const known = "known@example.com";
const unknown = "unknown@example.com";

/** The middle one of several times that the process works, hashing in threads included; other programs add none. */
async function typicalTime(times: number, act: () => Promise<unknown>): Promise<number> {
  const took: number[] = [];
  for (let round = 0; round < times; round += 1) {
    const before = process.cpuUsage();
    await act();
    took.push(process.cpuUsage(before).user);
  }
  return took.sort((one, other) => one - other)[Math.floor(times / 2)] ?? 0;
}

describe("an answer that might tell who or what there is", () => {
  let test: TestApp;

  beforeAll(async () => {
    const environment = { DEMO_CONTENT: "on", TRUST_PROXY: "1" };
    test = await startTestApp(environment, { database: await embedded.open() });
    await own().signUp({ name: "Sana", email: known, password }, new Browser().visitor);
  });
  afterAll(async () => await test.stop());

  const own = (): NonNullable<Services["accounts"]["own"]> => {
    const accounts = test.app.services.accounts.own;
    if (!accounts) throw new Error("The accounts are not ours.");
    return accounts;
  };
  const visitor = () => new Browser(someAddress()).visitor;
  const outcomeOf = async (act: Promise<unknown>) =>
    await act.then(
      (value) => ({ done: value }),
      ({ code, message, fields }) => ({ code, message, fields }),
    );

  it("is the same at sign-in, in words and in time", async () => {
    const tryAs = (email: string) => outcomeOf(own().signIn({ email, password: "not this one" }, visitor()));
    expect(await tryAs(known)).toEqual(await tryAs(unknown));
    const there = await typicalTime(4, () => tryAs(known));
    const notThere = await typicalTime(4, () => tryAs(unknown));
    expect(Math.max(there, notThere) / Math.min(there, notThere)).toBeLessThan(5);
  });

  it("is the same where a password is forgotten, in words and in time", async () => {
    const ask = (email: string) => outcomeOf(own().requestPasswordReset({ email }, visitor()));
    const began = performance.now();
    expect(await ask(known)).toEqual(await ask(unknown));
    expect(performance.now() - began, "both wait for the slower one").toBeGreaterThan(2 * 300 - 20);
  });

  it("is the same where somebody signs up: cookies of the same shape, neither telling", async () => {
    const shapeOf = async (email: string) => {
      const cookies = await own().signUp({ name: "Sana", email, password: "another lantern by the well" }, visitor());
      return cookies.map((cookie) => cookie.replace(/=[^;]+/, (value) => `=${value.length > 3 ? "value" : value}`));
    };
    expect(await shapeOf(known)).toEqual(await shapeOf("fresh@example.com"));
  });

  it("is the same for an order's reference that exists and one that does not", async () => {
    const order = await openOrder(test);
    const { orders } = test.app.services;
    for (const key of ["", "made.up.key", order.key]) {
      const foreign = key === order.key ? (await openOrder(test)).reference : order.reference;
      const there = await outcomeOf(orders.show({ reference: foreign, key }));
      const notThere = await outcomeOf(orders.show({ reference: "ZZZZ-ZZZZ", key }));
      expect(there).toEqual(notThere);
      expect(there).toMatchObject({ code: "forbidden" });
    }
    const drawn = await Promise.all(Array.from({ length: 5 }, () => openOrder(test)));
    expect(new Set(drawn.map(({ reference }) => reference.slice(0, 4))).size, "nothing to count on").toBeGreaterThan(3);
  });

  it("is the same for a booking that exists and one that does not, and names nobody", async () => {
    const [slot] = await readSlots(test.ask(`/api/demo/slots?course=${demoCourse}`));
    const book = async (email: string) => {
      const answer = await test.post("/api/demo/bookings", demoForm(slot?.start ?? "", { email }), {
        "X-Forwarded-For": someAddress(),
      });
      return { status: answer.status, body: await answer.json() };
    };
    const first = await book("first@example.com");
    const again = await book("first@example.com");
    const other = await book("other@example.com");
    expect([again.status, other.status]).toEqual([200, 200]);
    expect(Object.keys(again.body)).toEqual(Object.keys(other.body));
    expect(JSON.stringify([first, again])).not.toMatch(/ayesha|first@|3001234567|300 1234567/i);
    const { demo } = test.app.services;
    const refusal = async (id: string) => await outcomeOf(demo.open({ id, key: "made.up.key" }));
    expect(await refusal(first.body.id)).toEqual(await refusal("5f6c0f5e-0000-4000-8000-000000000000"));
  });

  it("is the same for a Secret ID of another batch and one of none", async () => {
    const tryWith = async (secretId: string) => {
      const answer = await test.ask(`/api/batches/mern-evening/videos?secretId=${secretId}`, {}, someAddress());
      return { status: answer.status, body: await answer.json() };
    };
    expect(await tryWith("DATA-EVE-1234")).toEqual(await tryWith("nothing-like-one"));
    expect(await tryWith("MERN-EVE-742")).toEqual(await tryWith("MERN-EVE-7422"));
  });

  it("is the same for a video that exists and one that does not", async () => {
    const answers = ["mern-evening-lecture-1", "mern-evening-lecture-99"].map(async (id) => {
      const answer = await test.ask(`/api/lectures/${id}/film?token=x`);
      return { status: answer.status, body: await answer.json() };
    });
    const [there, notThere] = await Promise.all(answers);
    expect(there).toEqual(notThere);
  });
});
