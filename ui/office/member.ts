import { useRouteLoaderData } from "react-router";
import type { StaffRole } from "#shared/staff-role.ts";

/** The current member, the verbs of their role, and the amount of waiting work; loaded by the office's frame. */
export interface MemberHere {
  member: { userId: string; name: string; email: string; role: StaffRole };
  may: string[];
  due: { leads: number; payments: number; questions: number };
  /** Whether visitors do not see the site yet. */
  inPreparation: boolean;
}

/** The current member, and the rights of their role. */
export function useMember() {
  const office = useRouteLoaderData<MemberHere>("routes/office");
  if (!office) throw new Error("This screen stands outside the office.");
  return office;
}
