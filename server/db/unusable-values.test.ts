import { globSync } from "node:fs";
import { resolve } from "node:path";
import { eq, getTableColumns, is } from "drizzle-orm";
import { PgDialect, PgTable } from "drizzle-orm/pg-core";
import { expect, it } from "vitest";
import { people } from "#domains/people/server/tables.ts";
import { NotAnId } from "#server/db/unusable-values.ts";

const queryOf = (id: string) => new PgDialect().sqlToQuery(eq(people.id, id));

it("an id that is none reaches no database", () => {
  const id = "5f6c0f5e-0000-4000-8000-00000000000A";
  expect(queryOf(id).params).toEqual([id]);
  for (const none of ["", "x", `${id} `, `{${id}}`, id.replaceAll("-", ""), "\0"])
    expect(() => queryOf(none), none).toThrow(NotAnId);
});

it("every column of ids is one that refuses what is none", async () => {
  const files = globSync("{server/*,domains/*/server}/{tables,tables/*}.ts");
  const modules: Record<string, unknown>[] = await Promise.all(files.map((file) => import(resolve(file))));
  const tables = modules.flatMap((module) => Object.values(module)).filter((value) => is(value, PgTable));
  const ids = tables
    .flatMap((table) => Object.values(getTableColumns(table)))
    .filter((column) => column.getSQLType() === "uuid");
  expect(ids.length).toBeGreaterThan(60);
  for (const column of ids) expect(() => column.mapToDriverValue("x"), column.name).toThrow(NotAnId);
});
