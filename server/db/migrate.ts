import { join } from "node:path";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate as migratePg } from "drizzle-orm/node-postgres/migrator";
import type { PgliteDatabase } from "drizzle-orm/pglite";
import { migrate as migratePglite } from "drizzle-orm/pglite/migrator";
import { packageRoot } from "#server/config/paths.ts";
import type { DatabaseServers } from "#server/db/database-servers.ts";

/** The folder of the generated SQL of every migration. */
export const migrations = () => ({ migrationsFolder: join(packageRoot(), "server/db/migrations") });

/** The key of the advisory lock that lets one process migrate at a time: any fixed number. */
const migrationLock = 7_402_611;

/** Migrates the embedded database. */
export async function migrateEmbedded(database: PgliteDatabase) {
  await migratePglite(database, migrations());
}

/** Migrates the database on the server, however long that takes; processes that start together wait for one another. */
export async function migratePostgres(servers: DatabaseServers) {
  const connection = new servers.Client();
  await connection.connect();
  try {
    // Released with the connection.
    await connection.query("select pg_advisory_lock($1)", [migrationLock]);
    await migratePg(drizzle(connection), migrations());
  } finally {
    await connection.end();
  }
}
