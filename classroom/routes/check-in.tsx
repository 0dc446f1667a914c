import { type Act, act } from "#classroom/request/act.ts";
import { requireStudent } from "#classroom/request/student.ts";
import { CheckInPage } from "#domains/attendance/classroom/check-in-page.tsx";
import { pageTitle } from "#ui/classroom/classroom-frame.ts";
import type { Route } from "./+types/check-in.ts";

/** Check-in of a student in the room, by the code on its screen. The QR code fills it in. */
export function loader(given: Route.LoaderArgs) {
  requireStudent(given);
  const code = new URL(given.request.url).searchParams.get("code") ?? "";
  return { code: /^\d{6}$/.test(code) ? code : "" };
}

const acts: Record<string, Act> = {
  "check in": async ({ services, user, site }, { code = "" }) => {
    const { mark } = await services.checkIn(user, code);
    const { done } = site.messages.classroom.attendance.checkIn;
    return mark === "present" || mark === "late" ? done[mark] : done.other;
  },
};

export const action = (given: Route.ActionArgs) => act(given, acts);

export const meta: Route.MetaFunction = pageTitle(({ attendance }) => attendance.checkIn.title);

export default function CheckIn({ loaderData, actionData }: Route.ComponentProps) {
  return <CheckInPage {...loaderData} outcome={actionData} />;
}
