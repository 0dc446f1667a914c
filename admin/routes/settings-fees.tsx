import { type Act, act } from "#admin/request/act.ts";
import { requireOffice } from "#admin/request/office.ts";
import { FeesScreen } from "#domains/content/office/fees-screen.tsx";
import { signOf } from "#domains/content/rules/course-price.ts";
import { changesOf, type FeesForm, feesFormOf, readFeesForm, wrongFees } from "#domains/content/rules/fees-form.ts";
import type { Site } from "#domains/content/rules/site.ts";
import { fillText } from "#shared/fill-text.ts";
import { dayOf } from "#shared/formats/class-time.ts";
import { formatDay } from "#shared/formats/format-date.ts";
import { formatPrice } from "#shared/formats/format-price.ts";
import { formats } from "#shared/formats/formats.ts";
import { isCurrency } from "#shared/money.ts";
import { screenTitle } from "#ui/office/title.ts";
import type { Route } from "./+types/settings-fees.ts";

/** Every fee in every currency that fees are kept in, and those that are planned. */
export function loader(given: Route.LoaderArgs) {
  const { site, access, office } = requireOffice(given);
  if (!office.allowedVerbs(access.member).includes("setFees")) throw new Response(null, { status: 403 });
  const form = feesFormOf(site.content);
  return { form, seen: seenOf(form), planned: plannedIn(site), today: todayOf(site) };
}

const todayOf = ({ content: { company } }: Site) => dayOf(new Date(), company.hours.timeZone);

/** The fees as a page was sent with them, so that another's change is not overwritten. */
const seenOf = (form: FeesForm) => JSON.stringify(form);

/** The planned fees of each day, as text. */
function plannedIn({ content, messages }: Site) {
  const words = messages.admin.content.fees;
  const titles = new Map(content.plans.map(({ id, title }) => [id, title]));
  return [...Map.groupBy(content.plannedFees, ({ from }) => from)].map(([from, entries]) => ({
    from,
    day: formatDay(from, messages.language.lang),
    lines: entries.map(({ title, amounts }) => {
      const texts = amounts.flatMap(({ currency, amount, plan, isRegistration }) => {
        if (!isCurrency(currency)) return [];
        const sum = formatPrice(amount, { code: currency, symbol: signOf(currency) });
        const of = isRegistration ? words.registration : plan && (titles.get(plan) ?? plan);
        return [of ? fillText(words.plannedOf, { of, sum }) : sum];
      });
      return { title: title ?? words.institute, texts: texts.length > 0 ? texts : [words.asked] };
    }),
  }));
}

function wrongIn(form: FeesForm, today: string, words: Site["messages"]["admin"]["content"]["fees"]) {
  const wrong = wrongFees(form).map(([field, currency]) => [field, fillText(words.notAmount, { currency })] as const);
  const isDay = form.from === "" || /^\d{4}-\d{2}-\d{2}$/.test(form.from);
  const past = form.from !== "" && form.from <= today ? words.past : undefined;
  const wrongDay = isDay ? past : words.notDay;
  return Object.fromEntries([...wrong, ...(wrongDay ? [["from", wrongDay] as const] : [])]);
}

const acts: Record<string, Act> = {
  save: async ({ verbs, site }, { seen }, sent) => {
    const { lang } = site.messages.language;
    const words = site.messages.admin.content.fees;
    const published = feesFormOf(site.content);
    const form = readFeesForm(sent, published);
    const fields = wrongIn(form, todayOf(site), words);
    if (Object.keys(fields).length > 0) return { refused: words.wrong, fields, document: form, status: 422 };
    if (seen !== seenOf(published)) return { refused: words.newer, document: form, status: 409 };
    const { cells, units } = changesOf(form, published);
    if (cells.length === 0 && units.length === 0) return words.unchanged;
    const changed = new Set([
      ...cells.map(({ kind, course, plan }) => (kind === "plan" ? `plan/${plan}` : `course/${course}`)),
      ...units.map(({ course }) => `course/${course}`),
    ]);
    const drafts = (await verbs.listDocuments()).filter(({ hasDraft }) => hasDraft);
    const waiting = drafts.filter(({ kind, id }) => changed.has(`${kind}/${id}`));
    if (waiting.length > 0) {
      const names = formats(lang).list("conjunction");
      const refused = fillText(words.draft, { names: names.format(waiting.map(({ title }) => title)) });
      return { refused, document: form, status: 409 };
    }
    await verbs.setFees({ from: form.from || null, cells, units });
    return { done: form.from ? fillText(words.planned, { day: formatDay(form.from, lang) }) : words.saved };
  },
  takeBack: async ({ verbs, site }, { from = "" }) => {
    await verbs.setFees({ from, cells: [], units: [], takeBack: true });
    return { done: site.messages.admin.content.fees.takenBack };
  },
};

export const action = (given: Route.ActionArgs) => act(given, acts);

export const meta = screenTitle(({ content }) => content.fees.title);

export default function FeesSettings({ loaderData, actionData }: Route.ComponentProps) {
  return <FeesScreen key={loaderData.seen} {...loaderData} outcome={actionData} />;
}
