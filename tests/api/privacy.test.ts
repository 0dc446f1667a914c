import { readFileSync } from "node:fs";
import { getTableColumns, sql, type Table } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { exportedTables } from "#domains/privacy/server/personal-data.ts";
import type { OpenDatabase } from "#server/db/client.ts";
import { isAboutPeople, storedFacts, unmarkedColumns } from "#server/db/personal.ts";
import { retention } from "#shared/retention.ts";
import { embedded } from "../support/databases.ts";
import { privacyPolicy } from "../support/demo-content.ts";
import { privacyDocument } from "../support/privacy-document.ts";
import { storedElsewhere } from "../support/stored-elsewhere.ts";
import { storedTables } from "../support/stored-tables.ts";

describe("the list of what is stored about people", () => {
  let opened: OpenDatabase;
  beforeAll(async () => {
    opened = await (embedded.open() ?? Promise.reject(new Error("No database.")));
  });
  afterAll(async () => await opened.close());

  it("names every table and every column of the database, and no other", async () => {
    const { rows } = await opened.database.execute(
      sql`select table_name, column_name from information_schema.columns where table_schema = 'public'`,
    );
    const found = rows.map(({ table_name: table, column_name: column }) => `${table}.${column}`);
    const declared = (await storedTables()).flatMap(([name, table]) =>
      Object.values(getTableColumns(table)).map((column) => `${name}.${column.name}`),
    );
    expect(declared.sort()).toEqual(found.sort());
  });

  it("says of every table what it stores, and of its texts whether they are about a person", async () => {
    const silent = (await storedTables()).flatMap(([name, table]) => {
      const facts = storedFacts(table);
      if (!facts) return [`${name} does not say what it stores`];
      return isAboutPeople(table) ? unmarkedColumns(table).map((column) => `${name}.${column.name} is not marked`) : [];
    });
    expect(silent).toEqual([]);
  });

  it("hands over every table about people, or says why not", async () => {
    const exported = new Set<Table>(Object.values(exportedTables));
    const wrong = (await storedTables()).flatMap(([name, table]) => {
      const isLeftOut = !isAboutPeople(table) || storedFacts(table)?.notExported !== undefined;
      if (exported.has(table)) return isLeftOut ? [`${name} is exported, and says it is not`] : [];
      return isLeftOut ? [] : [`${name} is in no export, and does not say why`];
    });
    expect(wrong).toEqual([]);
  });

  it("names every key the pages keep in the browser", () => {
    const listed = storedElsewhere.map(({ where }) => where).join();
    for (const [file, shape] of [
      ["domains/attendance/office/waiting-sheets.ts", /storageKey = "([^"]+)"/g],
      ["app/boot/track-visitor.ts", /storageKey = "([^"]+)"/g],
      ["app/boot/fetch-fonts.ts", /localStorage\.(\w+)/g],
      ["ui/theme-choice.tsx", /localStorage\.setItem\("([^"]+)"/g],
      ["domains/assistant/site/conversation.ts", /storageKey = "([^"]+)"/g],
      ["domains/demo-classes/site/booking-draft.ts", /storageKey = "([^"]+)"/g],
      ["domains/seats/site/draft.ts", /storageKey = "([^"]+)"/g],
      ["domains/lectures/site/device-memory.ts", /storedTexts\("([^"]+)"\)/g],
      ["domains/quizzes/classroom/unsent-answers.ts", /storageKey = "([^"]+)"/g],
      ["domains/accounts/rules/says-signed-in.ts", /SIGNED_IN_COOKIE = "([^"]+)"/g],
    ] as const) {
      const keys = [...readFileSync(file, "utf8").matchAll(shape)].map(([, key = ""]) => key);
      expect(keys, file).not.toEqual([]);
      for (const key of keys) expect(listed, file).toContain(key);
    }
  });

  it("is the table in docs/privacy.md", async () => {
    await expect(await privacyDocument()).toMatchFileSnapshot("../../docs/privacy.md");
  });

  it("gives the policy its terms", () => {
    const keeping = privacyPolicy.sections
      .find(({ id }) => id === "keeping")
      ?.blocks.flat()
      .join("\n");
    const { inquiries, enrolments, unpaidOrders, paidOrders, proofs, demoBookings } = retention;
    for (const { words } of [inquiries, enrolments, unpaidOrders, paidOrders, proofs, demoBookings])
      expect(keeping).toContain(words);
  });
});
