import { expect, it } from "vitest";
import { DatabaseServers } from "#server/db/database-servers.ts";

it("leaves the one server of an address where the address has it, a socket too", async () => {
  const { Client } = new DatabaseServers("postgres:///darsgah?host=/no/such/folder");
  await expect(new Client().connect()).rejects.toMatchObject({ address: "/no/such/folder/.s.PGSQL.5432" });
});
