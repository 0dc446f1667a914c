import { Hono } from "hono";
import { staffChange, staffInvitation } from "#domains/staff/contract.ts";
import { readInput } from "#server/api/manage/read-input.ts";
import type { Management } from "#server/compose/management.ts";

/** The members of the back office, and whether the audit of their acts is unaltered. */
export function staffManagement(management: Management) {
  return new Hono()
    .get("/staff", async (c) => c.json(await management.listStaff()))
    .get("/audit/check", async (c) => c.json(await management.verifyAudit()))
    .post("/staff/invitations", async (c) =>
      c.json(await management.inviteStaff(await readInput(c, staffInvitation)), 201),
    )
    .post("/staff/:id/change", async (c) => {
      const id = c.req.param("id");
      await management.changeStaff(id, await readInput(c, staffChange));
      return c.json({ id });
    })
    .delete("/staff/:id", async (c) => {
      const id = c.req.param("id");
      await management.removeStaff(id);
      return c.json({ id });
    });
}
