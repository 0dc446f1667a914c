import { type Act, act } from "#admin/request/act.ts";
import { requireOffice } from "#admin/request/office.ts";
import { GoLive } from "#domains/content/office/go-live.tsx";
import { screenTitle } from "#ui/office/title.ts";
import type { Route } from "./+types/setup-live.ts";

/** The last step: what is still missing, and the act that opens the site. */
export async function loader(given: Route.LoaderArgs) {
  return await requireOffice(given).verbs.showSetup();
}

const live: Act = async ({ verbs, site }) => {
  await verbs.goLive();
  return site.messages.admin.setup.live;
};

export const action = (given: Route.ActionArgs) => act(given, { live });

export const meta = screenTitle(({ setup }) => setup.title);

export default function SetupLiveRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <GoLive {...loaderData} outcome={actionData} />;
}
