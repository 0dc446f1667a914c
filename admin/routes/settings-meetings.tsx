import { z } from "zod";
import { type Act, act } from "#admin/request/act.ts";
import { requireOffice } from "#admin/request/office.ts";
import { meetingServer } from "#domains/timetable/contract.ts";
import { MeetingServerScreen } from "#domains/timetable/office/meeting-form.tsx";
import { screenTitle } from "#ui/office/title.ts";
import type { Route } from "./+types/settings-meetings.ts";

/** The server on which meetings are made. */
export async function loader(given: Route.LoaderArgs) {
  const { access, office, verbs } = requireOffice(given);
  if (!office.allowedVerbs(access.member).includes("setMeetingServer")) throw new Response(null, { status: 403 });
  return { server: (await verbs.showMeetingServer()) ?? "" };
}

const acts: Record<string, Act> = {
  save: async ({ verbs, site }, { server = "" }) => {
    await verbs.setMeetingServer(z.object({ server: meetingServer }).parse({ server }).server);
    return { done: site.messages.admin.meetings.saved };
  },
};

export const action = (given: Route.ActionArgs) => act(given, acts);

export const meta = screenTitle(({ meetings }) => meetings.title);

export default function MeetingSettings({ loaderData, actionData }: Route.ComponentProps) {
  return <MeetingServerScreen {...loaderData} outcome={actionData} />;
}
