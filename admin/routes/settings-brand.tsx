import { createHash } from "node:crypto";
import { type Act, act } from "#admin/request/act.ts";
import { requireOffice } from "#admin/request/office.ts";
import { BrandScreen } from "#domains/content/office/brand-screen.tsx";
import {
  changeLookForm,
  faintColours,
  hasColours,
  type LookForm,
  readLookForm,
} from "#domains/content/rules/look-form.ts";
import type { Site } from "#domains/content/rules/site.ts";
import { logoSlot } from "#domains/institute/contract.ts";
import { logoPath } from "#shared/look/logos.ts";
import { readFile } from "#shared/read-form.ts";
import { screenTitle } from "#ui/office/title.ts";
import type { Route } from "./+types/settings-brand.ts";

const lookOf = ({ content: { company } }: Site): LookForm => ({
  colors: company.brand.colors,
  pattern: company.brand.pattern ?? "girih",
});

/** The institute's look, as it is published. */
export function loader(given: Route.LoaderArgs) {
  const { site, access, office } = requireOffice(given);
  if (!office.allowedVerbs(access.member).includes("setLook")) throw new Response(null, { status: 403 });
  const { company } = site.content;
  const logos = Object.entries(company.brand.logos ?? {}).map(([slot, { name, width, height }]) => [
    slot,
    { src: logoPath(name), width, height },
  ]);
  const query = new URLSearchParams({ path: "/", country: company.address.countryCode });
  return {
    ...{ form: lookOf(site), seen: fingerprintOf(lookOf(site)), logos: Object.fromEntries(logos) },
    preview: { path: "/", address: `/admin/preview/company/company?${query}` },
  };
}

/** What a form was before an act and is after it: a page without scripts is answered before the site is read again. */
type Saved = { before: string; after: string };

const fingerprintOf = (form: LookForm): string =>
  createHash("sha256").update(JSON.stringify(form)).digest("hex").slice(0, 16);

/** The slot that a form names. */
const slotOf = (text: string | undefined) => logoSlot.parse(text);

const acts: Record<string, Act<Saved>> = {
  logo: async ({ verbs, site }, { slot }, sent) => {
    await verbs.setLogo(slotOf(slot), await readFile(sent, "logo"));
    return site.messages.admin.content.allSettings.brand.uploaded;
  },
  remove: async ({ verbs, site }, { slot }) => {
    await verbs.setLogo(slotOf(slot), null);
    return site.messages.admin.content.allSettings.brand.removed;
  },
  save: async ({ verbs, site }, { change, seen }, sent) => {
    const words = site.messages.admin.content.allSettings.brand;
    const form = readLookForm(sent);
    // Without scripts, a step of the form is answered by the form after it.
    if (change) return { document: changeLookForm(form, change) };
    if (!hasColours(form)) return { refused: words.wrong, status: 422 };
    if (faintColours(form).length > 0) return { refused: words.faintLeft, document: form, status: 422 };
    const before = fingerprintOf(lookOf(site));
    if (seen !== before) return { refused: words.newer, document: form, status: 409 };
    const after = fingerprintOf(form);
    if (after === before) return words.unchanged;
    try {
      await verbs.setLook(form);
    } catch (error) {
      if (error instanceof Error && "reason" in error && error.reason === "content.draftWaits")
        return { refused: words.draft, document: form, status: 409 };
      throw error;
    }
    return { done: words.saved, document: form, shown: { before, after } };
  },
};

export const action = (given: Route.ActionArgs) => act(given, acts);

export const meta = screenTitle(({ content }) => content.allSettings.brand.title);

export default function BrandSettings({ loaderData, actionData }: Route.ComponentProps) {
  const { before, after } = actionData?.shown ?? {};
  const seen = loaderData.seen === before && after ? after : loaderData.seen;
  return <BrandScreen {...loaderData} seen={seen} outcome={actionData} />;
}
