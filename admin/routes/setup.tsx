import { redirectDocument } from "react-router";
import { type Act, act } from "#admin/request/act.ts";
import { requireOffice } from "#admin/request/office.ts";
import { ownSchool } from "#domains/content/contract/own-school.ts";
import { SetupScreen } from "#domains/content/office/setup-screen.tsx";
import { countryNames } from "#domains/institute/rules/country.ts";
import { fillCount } from "#shared/fill-text.ts";
import { momentAndZone } from "#shared/formats/class-time.ts";
import { screenTitle } from "#ui/office/title.ts";
import type { Route } from "./+types/setup.ts";

/** What becomes of the demo, or how far the owner's own school is. */
export async function loader(given: Route.LoaderArgs) {
  const { verbs, site } = requireOffice(given);
  const { undoUntil, done, ...leaving } = await verbs.planOwnSchool();
  const { content, messages } = site;
  const currencyNames = new Intl.DisplayNames(messages.language.lang, { type: "currency" });
  return {
    ...leaving,
    undoUntil: undoUntil && momentAndZone(undoUntil, content.company.hours.timeZone),
    countries: Object.entries(countryNames),
    currencies: Intl.supportedValuesOf("currency").map((code): [string, string] => {
      return [code, `${currencyNames.of(code) ?? code} (${code})`];
    }),
    steps: [
      { name: "company" as const, isDone: false, to: "/content/company/company" },
      { name: "pages" as const, isDone: done.pages, to: "/content?kind=page" },
      {
        name: "plan" as const,
        isDone: [...content.plans, ...content.courses].some(({ fees }) => Object.keys(fees).length > 0),
        to: "/content/new/plan",
      },
      { name: "course" as const, isDone: content.courses.length > 0, to: "/content/new/course" },
      { name: "batch" as const, isDone: done.batch, to: "/batches/new" },
      { name: "staff" as const, isDone: done.staff, to: "/staff" },
      { name: "email" as const, isDone: done.email, to: null },
    ],
  };
}

const acts: Record<string, Act> = {
  make: async ({ verbs }, form) => {
    const school = ownSchool.parse(form);
    await verbs.makeOwnSchool(school);
    // The frame around the screen says the name, too.
    return redirectDocument("/setup");
  },
  undo: async ({ verbs, site }) => {
    const { documents } = await verbs.undoOwnSchool();
    return fillCount(site.messages.admin.setup.undone, documents);
  },
};

export const action = (given: Route.ActionArgs) => act(given, acts);

export const meta = screenTitle(({ setup }) => setup.title);

export default function Setup({ loaderData, actionData }: Route.ComponentProps) {
  return <SetupScreen {...loaderData} outcome={actionData} />;
}
