import { Outlet } from "react-router";
import { requireOffice } from "#admin/request/office.ts";
import { SetupStepScreen } from "#domains/content/office/setup-step-screen.tsx";
import { setupParts, setupPaths, setupSteps, setupWays } from "#domains/content/rules/setup-steps.ts";
import { screenTitle } from "#ui/office/title.ts";
import type { Route } from "./+types/setup-step.ts";

/** The frame of a step of the setting up: how far she is, and a preview of the page that shows what the step is about. */
export async function loader(given: Route.LoaderArgs) {
  const { verbs, site } = requireOffice(given);
  const { done } = await verbs.showSetup();
  // A page with scripts asks for the address with an ending: /admin/setup/name.data.
  const [, named] = /\/setup\/([a-z]+)/.exec(new URL(given.request.url).pathname) ?? [];
  const step = setupSteps.find((one) => one === named);
  if (!step) throw new Response(null, { status: 404 });
  const page = site.pages.find(setupPaths[step] ?? "/");
  const path = page?.path ?? "/";
  const query = new URLSearchParams({ path, country: site.content.company.address.countryCode });
  return {
    ...{ step, done },
    parts: setupParts(step, site),
    ways: setupWays(step, site),
    preview: { path, address: `/admin/preview/company/company?${query}` },
    shown: page?.name ?? "",
    /** Another one after each act: the preview is then loaded again. */
    reading: Date.now(),
  };
}

/** The step is read from the address, which is no parameter of this frame. */
export const shouldRevalidate = () => true;

export const meta = screenTitle(({ setup }) => setup.title);

export default function SetupStepRoute({ loaderData }: Route.ComponentProps) {
  return (
    <SetupStepScreen {...loaderData}>
      <Outlet />
    </SetupStepScreen>
  );
}
