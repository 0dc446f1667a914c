import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { startSite } from "../e2e/support/site.ts";
import { manage } from "../support/manage.ts";
import { until } from "../support/until.ts";

test("the built program takes the operator's commands, and its pages show a change at once", async () => {
  const site = await startSite();
  const socket = join(site.dataDir, "manage.sock");
  const page = async () => await (await fetch(`${site.origin}/batches/data-analyst`)).text();
  try {
    expect(statSync(socket).mode & 0o777).toBe(0o600);
    expect(await page()).not.toContain("Noor Fatima");
    const change = JSON.stringify(["data-evening", { fields: { instructor: "Noor Fatima" } }]);
    const changed = await manage({ DATA_DIR: site.dataDir }, ["call", "changeBatch", change]);
    expect(changed).toMatchObject({ code: 0, err: "" });
    await until(async () => (await page()).includes("Noor Fatima"));
    const rotated = await manage({ DATA_DIR: site.dataDir }, ["batches", "rotate-secret", "data-evening", "--json"]);
    expect(site.output()).toContain('"msg":"managed"');
    expect(site.output()).not.toContain(JSON.parse(rotated.out).secretId);
    expect(await site.stop()).toBe(0);
    expect(existsSync(socket)).toBe(false);
  } finally {
    await site.dispose();
  }
});
