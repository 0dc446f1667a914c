import { type Act, act } from "#admin/request/act.ts";
import { requireOffice } from "#admin/request/office.ts";
import { SetupStepScreen } from "#domains/content/office/setup-step-screen.tsx";
import { setupFacts, setupPaths, setupSteps, setupWays } from "#domains/content/rules/setup-steps.ts";
import { screenTitle } from "#ui/office/title.ts";
import type { Route } from "./+types/setup-step.ts";

/** A step of the setting up, with what stands now and a preview of the page that shows it. */
export async function loader(given: Route.LoaderArgs) {
  const { verbs, site } = requireOffice(given);
  const { done, asItCame, inPreparation } = await verbs.showSetup();
  const step = setupSteps.find((one) => one === given.params.step);
  if (!step) throw new Response(null, { status: 404 });
  const path = site.pages.find(setupPaths[step] ?? "/")?.path ?? "/";
  const query = new URLSearchParams({ path, country: site.content.company.address.countryCode });
  return {
    ...{ step, done, asItCame, inPreparation },
    facts: setupFacts(step, site),
    ways: setupWays(step, site),
    preview: { path, address: `/admin/preview/company/company?${query}` },
  };
}

const live: Act = async ({ verbs, site }) => {
  await verbs.goLive();
  return site.messages.admin.setup.live;
};

export const action = (given: Route.ActionArgs) => act(given, { live });

export const meta = screenTitle(({ setup }) => setup.title);

export default function SetupStepRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <SetupStepScreen {...loaderData} outcome={actionData} />;
}
