import { afterAll, beforeAll, expect, it } from "vitest";
import { type BuiltProgram, startBuiltProgram } from "../support/built-program.ts";

const key = "0123456789abcdef-metrics";

let program: BuiltProgram;
beforeAll(async () => {
  program = await startBuiltProgram({ METRICS_KEY: key });
});
afterAll(async () => await program.stop());

it("the figures for Prometheus are no missing page of the site", async () => {
  const figures = await fetch(`${program.origin}/metrics`, { headers: { Authorization: `Bearer ${key}` } });
  expect(figures.status).toBe(200);
  expect(await figures.text()).toContain("darsgah_mail_waiting");
  expect((await fetch(`${program.origin}/metrics`)).status).toBe(401);
});
