import { redirect } from "react-router";
import { type Act, act } from "#admin/request/act.ts";
import { requireOffice } from "#admin/request/office.ts";
import { ownSchool } from "#domains/content/contract/own-school.ts";
import { SetupScreen } from "#domains/content/office/setup-screen.tsx";
import { countriesIn } from "#domains/institute/rules/countries-in.ts";
import { causeInWords } from "#shared/error-words.ts";
import { fillCount } from "#shared/fill-text.ts";
import { momentAndZone } from "#shared/formats/spoken-zone.ts";
import { currencies } from "#shared/money.ts";
import { screenTitle } from "#ui/office/title.ts";
import type { Route } from "./+types/setup.ts";

/** The plan for leaving the demo, or the progress of the owner's own school. */
export async function loader(given: Route.LoaderArgs) {
  const { verbs, site } = requireOffice(given);
  const { undoUntil, stays, ...leaving } = await verbs.planOwnSchool();
  const { content, messages } = site;
  const reasons = messages.admin.setup.because;
  const { lang } = messages.language;
  const list = new Intl.ListFormat(lang);
  const currencyNames = new Intl.DisplayNames(lang, { type: "currency" });
  return {
    ...leaving,
    stays: stays.map(({ because, ...one }) => ({
      ...one,
      because:
        typeof because === "string"
          ? reasons[because]
          : list.format(because.map((cause) => causeInWords(cause, messages.errors))),
    })),
    undoUntil: undoUntil && momentAndZone(undoUntil, content.company.hours.timeZone, "without year", lang),
    countries: countriesIn(lang),
    currencies: currencies.map((code): [string, string] => {
      return [code, `${currencyNames.of(code) ?? code} (${code})`];
    }),
    setup: await verbs.showSetup(),
  };
}

const acts: Record<string, Act> = {
  make: async ({ verbs }, form, sent) => {
    const chosen = (name: "removes" | "hides") => sent.getAll(name).map(String);
    const school = ownSchool.parse({ ...form, removes: chosen("removes"), hides: chosen("hides") });
    await verbs.makeOwnSchool(school);
    return redirect("/setup");
  },
  away: async ({ verbs, site }) => {
    await verbs.putAwaySetup(true);
    return site.messages.admin.setup.isAway;
  },
  back: async ({ verbs, site }) => {
    await verbs.putAwaySetup(false);
    return site.messages.admin.setup.isBack;
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
