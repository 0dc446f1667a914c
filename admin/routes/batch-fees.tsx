import { type Act, act } from "#admin/request/act.ts";
import { feeTermsOf, typedTerms } from "#admin/request/fee-terms.ts";
import { requireOffice } from "#admin/request/office.ts";
import { studentChoiceOf } from "#admin/request/student-choice.ts";
import { newFees } from "#domains/money/contract.ts";
import type { ShownPreview } from "#domains/money/office/desk/fees-preview.tsx";
import { OpenFees } from "#domains/money/office/desk/open-fees.tsx";
import type { OfficeVerbs } from "#server/compose/create-office.ts";
import { fillCount } from "#shared/fill-text.ts";
import { shortDay } from "#ui/office/times.ts";
import { screenTitle } from "#ui/office/title.ts";
import type { Route } from "./+types/batch-fees.ts";

/** The terms by which the fees of a class are opened. */
export async function loader(given: Route.LoaderArgs) {
  const { verbs, site, access, office } = requireOffice(given);
  if (!office.allowedVerbs(access.member).includes("openFees")) throw new Response(null, { status: 403 });
  const { batch } = await verbs.showClass(given.params.batchId);
  const { searchParams } = new URL(given.request.url);
  return {
    batchId: batch._id,
    terms: feeTermsOf(site, batch),
    chosen: await chosenPlaces(verbs, batch._id, searchParams),
  };
}

/** The places that are chosen by the way here: by themselves, or by their students in the list; null for all. */
async function chosenPlaces(verbs: OfficeVerbs, batchId: string, asked: URLSearchParams): Promise<string[] | null> {
  if (asked.has("place")) return asked.getAll("place");
  if (!["student", "q", "batch", "branch", "who"].some((name) => asked.has(name))) return null;
  return await verbs.listChosenPlaces(studentChoiceOf(asked), batchId);
}

const actsOf = (batchId: string): Record<string, Act<ShownPreview>> => ({
  check: async ({ verbs, site }, form, sent) => {
    const { lang } = site.messages.language;
    const terms = newFees.parse({ ...typedTerms(form), batchId, places: sent.getAll("place") });
    const { dueDays, ...preview } = await verbs.previewFees(terms);
    const { plan, currency, feeFor, monthly, registration, firstMonth, months, dueDay } = form;
    const typed = { plan, currency, feeFor, monthly, registration, firstMonth, months, dueDay };
    return { shown: { ...preview, dueDays: dueDays.map((day) => shortDay(day, lang)), typed } };
  },
  open: async ({ verbs, site }, form, sent) => {
    const { done, none } = site.messages.admin.fees.open;
    // Without a place the terms would be those of all.
    if (sent.getAll("place").length === 0) return { refused: none };
    const { opened } = await verbs.openFees(
      newFees.parse({ ...typedTerms(form), batchId, places: sent.getAll("place") }),
    );
    return opened === 0 ? { refused: none } : fillCount(done, opened);
  },
});

export const action = (given: Route.ActionArgs) => act(given, actsOf(given.params.batchId));

export const meta = screenTitle(({ fees }) => fees.title);

export default function BatchFees({ loaderData, actionData }: Route.ComponentProps) {
  return <OpenFees {...loaderData} outcome={actionData} />;
}
