import { Hono } from "hono";
import { staffInvitation } from "#domains/staff/contract.ts";
import { readInput } from "#server/api/manage/read-input.ts";
import type { Management } from "#server/compose/management.ts";

/** Invitations to the back office, and whether the audit of its acts is unaltered. */
export function staffManagement(management: Management) {
  return new Hono()
    .get("/audit/check", async (c) => c.json(await management.verifyAudit()))
    .post("/owner", async (c) => {
      const { email } = await readInput(c, staffInvitation.pick({ email: true }));
      return c.json(await management.restoreOwner(email));
    })
    .post("/staff/invitations", async (c) =>
      c.json(await management.inviteStaff(await readInput(c, staffInvitation)), 201),
    );
}
