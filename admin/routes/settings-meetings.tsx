import { z } from "zod";
import { type Act, act } from "#admin/request/act.ts";
import { requireOffice } from "#admin/request/office.ts";
import { meetingAccount, meetingServer } from "#domains/timetable/contract.ts";
import { MeetingSettingsScreen } from "#domains/timetable/office/meeting-form.tsx";
import { screenTitle } from "#ui/office/title.ts";
import type { Route } from "./+types/settings-meetings.ts";

/** Where meetings are made: an account at Zoom or Google Meet, or a Jitsi server. */
export async function loader(given: Route.LoaderArgs) {
  const { access, office, verbs } = requireOffice(given);
  const may = office.allowedVerbs(access.member);
  if (!may.includes("setMeetingServer")) throw new Response(null, { status: 403 });
  return {
    server: (await verbs.showMeetingServer()) ?? "",
    account: await verbs.showMeetingAccount(),
    isOwner: may.includes("setMeetingAccount"),
  };
}

const acts: Record<string, Act> = {
  save: async ({ verbs, site }, { server = "" }) => {
    await verbs.setMeetingServer(z.object({ server: meetingServer }).parse({ server }).server);
    return { done: site.messages.admin.meetings.saved };
  },
  zoom: async ({ verbs, site }, { accountId, clientId, ...form }) => {
    const secret = { client: form["secret.client"] };
    await verbs.setMeetingAccount(meetingAccount.parse({ kind: "zoom", accountId, clientId, secret }));
    return site.messages.admin.meetings.account.saved;
  },
  google: async ({ verbs, site }, { clientId, ...form }) => {
    const secret = { client: form["secret.client"], refresh: form["secret.refresh"] };
    await verbs.setMeetingAccount(meetingAccount.parse({ kind: "google", clientId, secret }));
    return site.messages.admin.meetings.account.saved;
  },
  try: async ({ verbs, site }) => {
    const { tried: says } = site.messages.admin.meetings.account;
    const tried = await verbs.tryMeetingAccount();
    return tried === "works" ? says.works : { refused: says[tried], status: 422 };
  },
  remove: async ({ verbs, site }) => {
    await verbs.setMeetingAccount(null);
    return site.messages.admin.meetings.account.removed;
  },
};

export const action = (given: Route.ActionArgs) => act(given, acts);

export const meta = screenTitle(({ meetings }) => meetings.title);

export default function MeetingSettings({ loaderData, actionData }: Route.ComponentProps) {
  return <MeetingSettingsScreen {...loaderData} outcome={actionData} />;
}
