import { describe, expect, it } from "vitest";
import { errorBody } from "#shared/error-codes.ts";
import type { Browser } from "../support/browser.ts";
import { databases } from "../support/databases.ts";
import { moneyOf } from "../support/money.ts";
import { startStudents } from "../support/students.ts";

describe.each(databases)("lectures that an account does not open, on the $name database", ({ open }) => {
  const { running, signedUp, confirm } = startStudents(open);
  const { monthly, settle, newBatch, passTime } = moneyOf(() => ({ opened: running.opened, staff: running }));

  const ask = async (batchId: string, { headers }: Browser) => {
    const answer = await running.test.ask(`/api/batches/${batchId}/videos`, { headers });
    return { status: answer.status, message: answer.ok ? "" : errorBody.parse(await answer.json()).message };
  };

  it("say to a student without a seat that they are signed in, and that it is not theirs", async () => {
    const { browser, person } = await signedUp();
    await confirm(person.email);
    expect(await ask("mern-evening", browser)).toEqual({
      status: 403,
      message: "You are signed in, but this batch is not open to your account.",
    });
  });

  it("say to a student who owes a fee for long that it closes them, until it is paid", async () => {
    const { browser, person } = await signedUp();
    await confirm(person.email);
    const batchId = await newBatch(10);
    const order = await monthly({ email: person.email, batch: batchId });
    await settle(order);
    expect(await ask(batchId, browser)).toEqual({ status: 200, message: "" });
    await passTime(order, 54);
    const { status, message } = await ask(batchId, browser);
    expect(status).toBe(403);
    expect(message).toMatch(/^You are signed in, but a fee is overdue\./);
    await settle(order, { isFurther: true });
    expect(await ask(batchId, browser)).toEqual({ status: 200, message: "" });
  });
});
