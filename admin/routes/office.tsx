import { Outlet } from "react-router";
import { Shell } from "#admin/layout/shell.tsx";
import { requireOffice } from "#admin/lib/office.ts";
import type { Route } from "./+types/office.ts";

/** The frame of every screen for somebody of the staff; others are sent to sign in first. */
export async function loader(given: Route.LoaderArgs) {
  const { access, verbs, office } = requireOffice(given);
  const { userId, name, email, role } = access.member;
  const may = office.allowedVerbs(role);
  const due = may.includes("countDue") ? await verbs.countDue() : { leads: 0, payments: 0 };
  return { member: { userId, name, email, role }, may, due };
}

export default function OfficeFrame({ loaderData }: Route.ComponentProps) {
  return (
    <Shell {...loaderData}>
      <Outlet context={loaderData} />
    </Shell>
  );
}
