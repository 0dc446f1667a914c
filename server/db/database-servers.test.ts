import { expect, it } from "vitest";
import { DatabaseServers } from "#server/db/database-servers.ts";

it("connects to the single server of an address, also through a socket", async () => {
  const { Client } = new DatabaseServers("postgres:///darsgah?host=/no/such/folder");
  await expect(new Client().connect()).rejects.toMatchObject({ address: "/no/such/folder/.s.PGSQL.5432" });
});
