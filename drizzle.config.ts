import { defineConfig } from "drizzle-kit";

/** `npx drizzle-kit generate --name <what-changes>` writes the next migration from the schema files. */
export default defineConfig({
  dialect: "postgresql",
  schema: ["./server/*/tables.ts", "./domains/*/server/tables.ts", "./domains/*/server/tables/*.ts"],
  out: "./server/db/migrations",
});
