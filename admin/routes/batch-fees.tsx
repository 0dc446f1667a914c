import { type Act, act } from "#admin/request/act.ts";
import { requireOffice } from "#admin/request/office.ts";
import { studentChoiceOf } from "#admin/request/student-choice.ts";
import { ownFeeOf } from "#domains/content/rules/course-price.ts";
import { deskCurrencies } from "#domains/institute/rules/market-of.ts";
import { newFees } from "#domains/money/contract.ts";
import type { ShownPreview } from "#domains/money/office/desk/fees-preview.tsx";
import { OpenFees } from "#domains/money/office/desk/open-fees.tsx";
import { onlyFee, soldPlans } from "#domains/money/office/sold-plans.ts";
import type { OfficeVerbs } from "#server/compose/create-office.ts";
import { fillCount } from "#shared/fill-text.ts";
import { dayOf } from "#shared/formats/class-time.ts";
import { formats, type Locale } from "#shared/formats/formats.ts";
import { readNumber } from "#shared/read-number.ts";
import { shortDay } from "#ui/office/times.ts";
import { screenTitle } from "#ui/office/title.ts";
import type { Route } from "./+types/batch-fees.ts";

/** The months that fees may begin in: from some before this one. */
const [monthsBefore, monthsShown] = [6, 24];

/** The terms by which the fees of a class are opened. */
export async function loader(given: Route.LoaderArgs) {
  const { verbs, site, access, office } = requireOffice(given);
  if (!office.allowedVerbs(access.member).includes("openFees")) throw new Response(null, { status: 403 });
  const { batch } = await verbs.showClass(given.params.batchId);
  const course = site.content.courses.find(({ id }) => id === batch.courseId);
  const today = dayOf(new Date(), site.content.company.hours.timeZone);
  const months = monthsAround(today, site.messages.language.lang);
  const { searchParams } = new URL(given.request.url);
  const begins = batch.startDate.slice(0, 7);
  return {
    batchId: batch._id,
    plans: soldPlans(site, batch.courseId),
    currencies: deskCurrencies(site.content.money),
    currency: site.content.company.currency.code,
    months,
    // Those who come later pay from now on.
    firstMonth: months.some(([month]) => month === begins) && begins > today ? begins : today.slice(0, 7),
    fee: onlyFee(site, batch.courseId, ownFeeOf(batch, site.content)),
    course: { months: course?.months ?? 1, feeFor: course?.feeFor ?? ("month" as const) },
    chosen: await chosenPlaces(verbs, batch._id, searchParams),
  };
}

/** The places that are chosen by the way here: by themselves, or by their students in the list; none for all. */
async function chosenPlaces(verbs: OfficeVerbs, batchId: string, asked: URLSearchParams): Promise<string[]> {
  if (asked.has("place") || !["student", "q", "batch", "branch", "who"].some((name) => asked.has(name)))
    return asked.getAll("place");
  const { batches } = await verbs.showChosen(studentChoiceOf(asked));
  return batches.find(({ id }) => id === batchId)?.places.map(({ id }) => id) ?? [];
}

/** The months around a day, each as text: "December 2026". */
function monthsAround(today: string, lang: Locale): [month: string, label: string][] {
  const [year = 0, month = 1] = today.split("-").map(Number);
  const inWords = formats(lang).moments({ month: "long", year: "numeric" })("UTC");
  return Array.from({ length: monthsShown }, (_, at) => {
    const first = new Date(Date.UTC(year, month - 1 - monthsBefore + at, 1));
    return [first.toISOString().slice(0, 7), inWords.format(first)];
  });
}

/** The terms of a sent form. */
function termsIn(batchId: string, form: Record<string, string>, sent: FormData) {
  const { plan, currency, feeFor, monthly, registration, firstMonth, months = "", dueDay = "" } = form;
  return newFees.parse({
    ...{ batchId, plan, currency, feeFor, monthly, firstMonth, places: sent.getAll("place") },
    ...(registration?.trim() && { registration }),
    ...(feeFor !== "course" && { months: readNumber(months) ?? months }),
    dueDay: readNumber(dueDay) ?? dueDay,
  });
}

const actsOf = (batchId: string): Record<string, Act<ShownPreview>> => ({
  check: async ({ verbs, site }, form, sent) => {
    const { lang } = site.messages.language;
    const terms = termsIn(batchId, form, sent);
    const { dueDays, ...preview } = await verbs.previewFees(terms);
    const { plan, currency, feeFor, monthly, registration, firstMonth, months, dueDay } = form;
    const typed = { plan, currency, feeFor, monthly, registration, firstMonth, months, dueDay };
    return { shown: { ...preview, dueDays: dueDays.map((day) => shortDay(day, lang)), typed } };
  },
  open: async ({ verbs, site }, form, sent) => {
    const { done, none } = site.messages.admin.fees.open;
    // Without a place the terms would be those of all.
    if (sent.getAll("place").length === 0) return { refused: none };
    const { opened } = await verbs.openFees(termsIn(batchId, form, sent));
    return opened === 0 ? { refused: none } : fillCount(done, opened);
  },
});

export const action = (given: Route.ActionArgs) => act(given, actsOf(given.params.batchId));

export const meta = screenTitle(({ fees }) => fees.title);

export default function BatchFees({ loaderData, actionData }: Route.ComponentProps) {
  return <OpenFees {...loaderData} outcome={actionData} />;
}
