import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import pg from "pg";
import { createPostgresServer } from "../../tests/support/postgres-server.ts";

/**
 * The databases on which a bench kills the program. `open` gives the program's environment, a query function for while
 * the program is stopped, and `close`.
 */
export const databases = [
  { where: "embedded", open: embedded },
  { where: "Postgres", open: server },
];

async function embedded(dataDir) {
  const query = async (text) => {
    const database = await PGlite.create(join(dataDir, "database"));
    try {
      return (await database.query(text)).rows;
    } finally {
      await database.close();
    }
  };
  return { env: {}, query, close: async () => {} };
}

async function server() {
  const postgres = await createPostgresServer({ durable: true });
  await postgres.start();
  const query = async (text) => {
    const client = new pg.Client({ connectionString: postgres.url });
    await client.connect();
    try {
      return (await client.query(text)).rows;
    } finally {
      await client.end();
    }
  };
  return { env: { DATABASE_URL: postgres.url }, query, close: () => postgres.remove() };
}
