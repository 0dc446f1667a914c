import { type Act, act } from "#admin/request/act.ts";
import { requireOffice } from "#admin/request/office.ts";
import { namedSponsor } from "#domains/money/contract/sponsors.ts";
import { deskPayment } from "#domains/money/contract.ts";
import { ordersIn } from "#domains/money/office/desk/named-charges.ts";
import { TakeMoney } from "#domains/money/office/desk/take-money.tsx";
import { deskFigures } from "#domains/money/rules/figures.ts";
import { receiptName } from "#domains/money/rules/receipt-numbers.ts";
import { fillText } from "#shared/fill-text.ts";
import { dayOf } from "#shared/formats/class-time.ts";
import { formats } from "#shared/formats/formats.ts";
import { ListPanel } from "#ui/office/list-panel.tsx";
import { useFrame } from "#ui/office/office-frame.ts";
import { shortDay } from "#ui/office/times.ts";
import type { Route } from "./+types/fees-person.ts";

/** The most people whose fees are paid at once. */
const mostTogether = 29;

/** What a student has to pay, and those who are paid for with them, for the desk. */
export async function loader(given: Route.LoaderArgs) {
  const { verbs, site } = requireOffice(given);
  const { timeZone } = site.content.company.hours;
  const { lang } = site.messages.language;
  const together = new URL(given.request.url).searchParams.getAll("with").slice(0, mostTogether);
  const ids = [...new Set([given.params.personId, ...together])];
  const payers = await Promise.all(ids.map((id) => verbs.showPayer(id)));
  const monthOf = formats(lang).moments({ month: "long", year: "numeric" })(timeZone);
  const today = dayOf(new Date(), timeZone);
  const [sponsor, ...others] = new Map(
    payers.flatMap((one) => (one.sponsor ? [[one.sponsor.id, one.sponsor]] : [])),
  ).values();
  return {
    today,
    sponsor: sponsor && others.length === 0 ? sponsor : null,
    sponsors: (await verbs.listSponsors()).map(({ name }) => name),
    together: (payers[0]?.together ?? []).filter(({ id }) => !ids.includes(id)),
    ways: site.content.payment.transfers.map(({ id, title }) => ({ id, title })),
    payers: payers.map(({ person, orders }) => ({
      ...person,
      orders: orders.map(({ charges, ...order }) => ({
        ...order,
        charges: charges.map(({ dueAt, ...charge }) => {
          const on = dayOf(dueAt, timeZone);
          return {
            ...charge,
            month: monthOf.format(dueAt),
            due: shortDay(on, lang),
            isAhead: charge.state === "upcoming",
          };
        }),
      })),
    })),
  };
}

/** The company that a form names; undefined for none. */
const sponsorIn = ({ sponsor = "", sponsorNtn, sponsorContact }: Partial<Record<string, string>>) =>
  sponsor.trim() === "" ? undefined : { name: sponsor, ntn: sponsorNtn, contact: sponsorContact };

const acts: Record<string, Act> = {
  sponsor: async ({ verbs, site }, form, sent) => {
    const { company } = site.messages.admin.fees;
    const sponsor = sponsorIn(form) ?? null;
    const references = ordersIn(sent).map(({ reference }) => reference);
    const { id } = await verbs.nameSponsor(namedSponsor.parse({ references, sponsor }));
    return id === null ? company.nobody : fillText(company.saved, { company: sponsor?.name ?? "" });
  },
  take: async ({ verbs, site }, form, sent) => {
    const { how = "cash", amount, receivedOn, note } = form;
    const payment = deskPayment.parse({
      ...{ key: sent.get("formKey") ?? undefined, orders: ordersIn(sent) },
      ...(amount?.trim() && { amount }),
      ...(how === "cash" ? { method: "cash" } : { method: "transfer" }),
      ...(how !== "cash" && how !== "transfer" && { way: how }),
      ...(receivedOn && { receivedOn }),
      ...(note?.trim() && { note }),
      ...(sponsorIn(form) && { sponsor: sponsorIn(form) }),
    });
    const { receipts, currency, isRepeat, isOfClosedMonth } = await verbs.takeMoney(payment);
    const { take, company: companyWords } = site.messages.admin.fees;
    const numbers = [...new Set(receipts.map((one) => one.number))];
    const number = formats(site.messages.language.lang)
      .list("conjunction")
      .format(numbers.map((one) => receiptName(one)));
    const minor = receipts.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
    const values = { number, amount: deskFigures(minor, currency).amount, name: form.name ?? "" };
    const words = numbers.length > 1 ? take.doneAll : take.done;
    const undo = { intent: "untake", receipts: numbers.join(",") };
    const company = payment.sponsor?.name;
    const received = company ? fillText(companyWords.done, { ...values, company }) : fillText(words, values);
    const done = isRepeat ? fillText(take.repeat, values) : received;
    return { done: isOfClosedMonth ? `${done} ${site.messages.admin.income.closedMonth}` : done, undo };
  },
  untake: async ({ verbs, site }, form) => {
    const numbers = (form.receipts ?? "").split(",").map(Number);
    await verbs.untakeMoney(numbers);
    return fillText(site.messages.admin.fees.take.undone, {
      number: numbers.map((number) => receiptName(number)).join(", "),
    });
  },
};

export const action = (given: Route.ActionArgs) => act(given, acts);

export default function FeesOfPerson({ loaderData, actionData }: Route.ComponentProps) {
  const { payers, ...desk } = loaderData;
  return (
    <ListPanel list="/fees" words={useFrame().words.fees}>
      <TakeMoney key={payers.map(({ id }) => id).join()} payers={payers} {...desk} outcome={actionData} />
    </ListPanel>
  );
}
