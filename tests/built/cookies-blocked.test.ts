import { randomUUID } from "node:crypto";
import { expect, inject, it } from "vitest";
import { someAddress } from "../support/orders.ts";

const told = "Your browser does not accept cookies from this site";

/** Sends a form as a browser without scripts does, and follows its redirects, each time without a cookie. */
async function send(path: string, fields: Record<string, string>): Promise<{ to: string; page: string }> {
  const origin = inject("origin");
  const headers = { origin, "x-forwarded-for": someAddress() };
  const answer = await fetch(origin + path, {
    ...{ method: "POST", headers, body: new URLSearchParams(fields), redirect: "manual" },
  });
  expect(answer.status).toBe(303);
  const to = answer.headers.get("location") ?? "";
  return { to, page: await (await fetch(new URL(to, origin), { headers, redirect: "manual" })).text() };
}

it("says that cookies are needed, once somebody has signed up or in without any", async () => {
  const person = { name: "Ayesha Khan", email: `${randomUUID()}@example.com`, password: "sunny river forty two" };
  const signedUp = await send("/sign-up?from=%2Flms", person);
  expect(signedUp.page).toContain(told);
  const signedIn = await send("/sign-in?from=%2Flms", person);
  expect(signedIn.to).toBe("/sign-in?after=sign-in&from=%2Flms");
  expect(signedIn.page).toContain(told);
  expect(await (await fetch(`${inject("origin")}/sign-in`)).text()).not.toContain(told);
});
