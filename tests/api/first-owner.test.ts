import { sql } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { OpenDatabase } from "#server/db/client.ts";
import { startTestApp, type TestApp } from "../support/app.ts";
import { databases } from "../support/databases.ts";
import { startOffice } from "../support/office.ts";

const form = { name: "Noor Fatima", email: "noor@example.com" };

describe.each(databases)("the first owner's link, on the $name database", ({ open }) => {
  let opened: OpenDatabase;
  let test: TestApp;
  let printed: string[];
  const { office, access, setUp, signedUp, member } = startOffice(() => test);

  const start = async (environment: Record<string, string> = {}, hasTerminal = true) => {
    printed = [];
    const terminal = hasTerminal ? { terminal: (line: string) => void printed.push(line) } : {};
    test = await startTestApp({ DEMO_CONTENT: "off", ...environment }, { database: opened, ...terminal });
  };
  beforeEach(async () => {
    opened = await open();
    await start();
  });
  afterEach(async () => {
    await test.stop();
  });

  const printedToken = () => new URL(/http\S+/.exec(printed.at(-1) ?? "")?.[0] ?? "").searchParams.get("token") ?? "";
  const become = async ({ browser, user }: Awaited<ReturnType<typeof signedUp>>, token = printedToken()) =>
    browser.take(await office().becomeOwner(token, { user, headers: browser.headers, form }));

  it("makes its opener the owner once, who then sets up a second factor without a mailbox", async () => {
    expect(await office().printOwnerLink()).toBe(true);
    expect(printed.at(-1)).toMatch(
      /^No one owns this institute yet.*\nhttp:\/\/localhost:3000\/admin\/owner\?token=[\w-]{32}$/s,
    );
    const token = printedToken();
    expect(await office().readOwnerLink(token)).toBe("good");
    const noor = await signedUp("Noor Fatima");
    await become(noor);
    await setUp(noor.browser);
    expect(await access(noor.browser)).toMatchObject({ is: "open", member: { name: "Noor Fatima", role: "owner" } });
    expect(await office().readOwnerLink(token)).toBe("used");
    await expect(become(await signedUp(), token)).rejects.toMatchObject({ reason: "owner.linkUsed" });
    expect(await office().printOwnerLink()).toBe(false);
    const { rows } = await opened.database.execute(sql`select actor_id from audit_entries where verb = 'becomeOwner'`);
    expect(rows).toEqual([{ actor_id: noor.user.id }]);
  });

  it("is stored as a hash, and lets one of two in who press at the same moment", async () => {
    await office().printOwnerLink();
    const { rows } = await opened.database.execute(sql`select hash from owner_links`);
    expect(JSON.stringify(rows)).not.toContain(printedToken());
    const both = [await signedUp(), await signedUp()];
    const outcomes = await Promise.allSettled(both.map((one) => become(one)));
    expect(outcomes.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    const accesses = await Promise.all(both.map(({ browser }) => access(browser)));
    expect(accesses.map(({ is }) => is).sort()).toEqual(["stranger", "unverified"]);
  });

  it("is too old after an hour, or once a newer one is printed; its holder can have a new one printed", async () => {
    await office().printOwnerLink();
    const first = printedToken();
    await office().printOwnerLink();
    expect(await office().readOwnerLink(first)).toBe("old");
    await expect(become(await signedUp(), first)).rejects.toMatchObject({ reason: "owner.linkOld" });
    await opened.database.execute(sql`update owner_links set expires_at = now() - interval '1 second'`);
    const second = printedToken();
    expect(await office().readOwnerLink(second)).toBe("old");
    await office().renewOwnerLink(second);
    expect(printedToken()).not.toBe(second);
    expect(await office().readOwnerLink(printedToken())).toBe("good");
    await expect(office().renewOwnerLink("guessed")).rejects.toMatchObject({ reason: "owner.linkUsed" });
  });

  it("is printed for nobody once there is staff, and not for an institute with a person", async () => {
    await member();
    expect(await office().printOwnerLink()).toBe(false);
    await opened.database.execute(sql`delete from staff`);
    expect(await office().printOwnerLink()).toBe(true);
    await opened.database.execute(
      sql`insert into people (id, name, created_at) values (gen_random_uuid(), 'Bushra Ali', now())`,
    );
    expect(await office().printOwnerLink()).toBe(false);
    expect(printed).toHaveLength(1);
  });

  it("is printed neither for a site that others reach nor without a terminal", async () => {
    for (const [environment, hasTerminal] of [
      [{ SITE_URL: "https://school.example" }, true],
      [{}, false],
    ] as const) {
      await test.stop();
      opened = await open();
      await start(environment, hasTerminal);
      expect(await office().printOwnerLink()).toBe(false);
    }
    expect(printed).toEqual([]);
  });
});
