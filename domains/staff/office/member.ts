import { useRouteLoaderData } from "react-router";
import type { StaffRole } from "#domains/staff/contract.ts";

/** The member who asks, the verbs that their role allows, and how much waits; the frame of the office loads it. */
export interface MemberHere {
  member: { userId: string; name: string; email: string; role: StaffRole };
  may: string[];
  due: { leads: number; payments: number };
}

/** Who works here, and what their role may do. */
export function useMember() {
  const office = useRouteLoaderData<MemberHere>("routes/office");
  if (!office) throw new Error("This screen stands outside the office.");
  return office;
}
