import { Outlet } from "react-router";
import { Shell } from "#classroom/layout/shell.tsx";
import { requireStudent } from "#classroom/lib/student.ts";
import type { Route } from "./+types/classroom.ts";

/** The frame of every page for a signed-in student; others are sent to sign in first. */
export function loader(given: Route.LoaderArgs) {
  const { user } = requireStudent(given);
  return { name: user.name ?? user.email ?? "" };
}

export default function ClassroomFrame({ loaderData: { name } }: Route.ComponentProps) {
  return (
    <Shell name={name}>
      <Outlet />
    </Shell>
  );
}
