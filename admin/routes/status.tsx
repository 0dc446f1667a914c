import { type Act, act } from "#admin/request/act.ts";
import { requireOffice } from "#admin/request/office.ts";
import { statusData } from "#domains/overview/office/status-data.ts";
import { StatusScreen } from "#domains/overview/office/status-screen.tsx";
import { fileSize } from "#shared/file-size.ts";
import { fillText } from "#shared/fill-text.ts";
import { screenTitle } from "#ui/office/title.ts";
import type { Route } from "./+types/status.ts";

/** The state of the program and its backups. */
export async function loader(given: Route.LoaderArgs) {
  const { verbs, office, access, site } = requireOffice(given);
  const { timeZone } = site.content.company.hours;
  const { lang } = site.messages.language;
  const status = await verbs.showStatus();
  return {
    ...statusData(status, site.messages.admin.status, { now: new Date(), timeZone, lang }),
    isOwner: office.allowedVerbs(access.member).includes("downloadBackup"),
    isTooShort: new URL(given.request.url).searchParams.has("short"),
  };
}

const make: Act = async ({ verbs, site }) => {
  const { bytes } = await verbs.makeBackup();
  return fillText(site.messages.admin.status.backups.made, { size: fileSize(bytes) });
};

const tryNewest: Act = async ({ verbs, site }) => {
  const words = site.messages.admin.status.backups;
  const { works } = await verbs.tryBackup();
  return works ? words.worked : { refused: words.failedNow, typed: {}, status: 500 };
};

export const action = (given: Route.ActionArgs) => act(given, { make, try: tryNewest });

export const meta = screenTitle(({ status }) => status.title);

export default function StatusPage({ loaderData, actionData }: Route.ComponentProps) {
  return <StatusScreen {...loaderData} outcome={actionData} />;
}
