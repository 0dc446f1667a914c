import { Form, Link } from "react-router";
import { z } from "zod";
import { type Act, act } from "#admin/request/act.ts";
import { requireOffice } from "#admin/request/office.ts";
import { personMessage } from "#domains/leads/contract.ts";
import { titlesOf } from "#domains/leads/office/subject.ts";
import { Ledger } from "#domains/money/office/ledger.tsx";
import { ledgerRows } from "#domains/money/office/ledger-rows.ts";
import { historyOf } from "#domains/overview/office/history.ts";
import { History } from "#domains/overview/office/history.tsx";
import { PersonHead } from "#domains/overview/office/person-head.tsx";
import { Field } from "#ui/field.tsx";
import { useFrame } from "#ui/office/frame.ts";
import { OutcomeNote } from "#ui/office/outcome.tsx";
import { shortTime } from "#ui/office/times.ts";
import { screenTitle } from "#ui/office/title.ts";
import type { Route } from "./+types/person.ts";

/** A person's card with their whole history. */
export async function loader(given: Route.LoaderArgs) {
  const { verbs, site } = requireOffice(given);
  const card = await verbs.showPerson(given.params.personId);
  const { timeZone } = site.content.company.hours;
  const now = new Date();
  const timeOf = (moment: Date) => shortTime(moment, now, timeZone);
  const words = site.messages.admin;
  const titles = titlesOf(site);
  const colleagues = new Map((await verbs.listColleagues()).map(({ userId, name }) => [userId, name]));
  const { id, name, email, phone, hasAccount } = card.person;
  return {
    person: { id, name, email, phone, hasAccount },
    others: card.others,
    leads: card.leads.map(({ id: lead, source, state, createdAt }) => ({
      id: lead,
      source,
      state,
      since: timeOf(createdAt),
    })),
    orders: await Promise.all(
      card.orders.map(async ({ reference, state }) => {
        return { reference, state, ledger: ledgerRows(await verbs.findOrder(reference), timeOf) };
      }),
    ),
    merges: card.merges.map(({ id: merge, email: merged }) => ({ id: merge, email: merged })),
    history: historyOf(card, { words, ...titles, colleagues, timeOf }),
  };
}

/** Runs the act as any member; if a person has an account, as a manager. */
async function withAccounts<Done>(anybody: () => Promise<Done>, manager: () => Promise<Done>): Promise<Done> {
  try {
    return await anybody();
  } catch (error) {
    if (!isRefusedFor(error, "person.hasAccount")) throw error;
    return await manager().catch((other: unknown) => {
      throw isRefusedFor(other, "staff.notAllowed") ? error : other;
    });
  }
}

const isRefusedFor = (error: unknown, reason: string) =>
  error instanceof Error && "reason" in error && error.reason === reason;

const acts: Record<string, Act> = {
  merge: async ({ verbs, site }, form) => {
    const kept = form.kept ?? "";
    const merged = z.string().trim().toLowerCase().pipe(z.email()).parse(form.email);
    const pair = { kept, merged };
    const { merge } = await withAccounts(
      () => verbs.mergePeople(pair),
      () => verbs.mergeAccountHolders(pair),
    );
    return { done: site.messages.admin.leads.person.merged, undo: { intent: "unmerge", merge } };
  },
  unmerge: async ({ verbs, site }, form) => {
    await withAccounts(
      () => verbs.unmergePeople(form.merge ?? ""),
      () => verbs.unmergeAccountHolders(form.merge ?? ""),
    );
    return site.messages.admin.leads.person.unmerged;
  },
  note: async ({ verbs, site }, form) => {
    const { text } = personMessage.parse({ text: form.text });
    await verbs.writeToPerson({ personId: form.person ?? "", leadId: null, kind: "note", text });
    return site.messages.admin.leads.write.noted;
  },
};

export const action = (given: Route.ActionArgs) => act(given, acts);

export const meta = screenTitle(({ leads }) => leads.person.title);

export default function Person({ loaderData, actionData }: Route.ComponentProps) {
  const { leads: words, payments, frame } = useFrame().words;
  const { person, others, leads, orders, merges, history } = loaderData;
  return (
    <div className="grid items-start gap-6 p-4 md:p-6 xl:grid-cols-[minmax(0,1fr)_24rem]">
      <div className="grid gap-6">
        <PersonHead person={person} others={others} />
        <OutcomeNote outcome={actionData} />
        {orders.map(({ reference, ledger }) => (
          <Ledger key={reference} rows={ledger} title={`${payments.ledger.title}, ${reference}`} />
        ))}
        <section>
          <h2 className="mb-4 text-lg">{words.card.history}</h2>
          <History events={history} />
        </section>
      </div>
      <div className="grid gap-4">
        <section className="card p-4">
          <h2 className="text-lg">{words.person.leads}</h2>
          <ul className="mt-2 grid gap-1">
            {leads.map(({ id, source, state, since }) => (
              <li key={id}>
                <Link to={`/leads/${id}?state=all`} className="link">
                  {words.sources[source]}, {words.states[state]}
                </Link>{" "}
                <span className="text-ink-faint">{since}</span>
              </li>
            ))}
            {orders.map(({ reference, state }) => (
              <li key={reference}>
                <Link to={`/payments/${reference}`} className="link">
                  {reference}, {payments.states[state]}
                </Link>
              </li>
            ))}
          </ul>
        </section>
        <Form method="post" className="card grid gap-3 p-4" key={`note-${actionData?.at}`}>
          <input type="hidden" name="person" value={person.id} />
          <label htmlFor="note-text" className="font-display text-lg font-bold">
            {words.write.note}
          </label>
          <textarea id="note-text" name="text" rows={3} maxLength={5000} dir="auto" required className="control" />
          <button type="submit" name="intent" value="note" className="button button-quiet justify-self-start">
            {words.write.note}
          </button>
        </Form>
        <section className="card grid gap-3 p-4">
          <h2 className="text-lg">{words.person.merge}</h2>
          {merges.map(({ id, email }) => (
            <Form key={id} method="post" className="flex items-center justify-between gap-3">
              <input type="hidden" name="merge" value={id} />
              <span className="min-w-0 truncate">{email}</span>
              <button type="submit" name="intent" value="unmerge" className="button button-quiet">
                {frame.undo}
              </button>
            </Form>
          ))}
          {person.email ? (
            <Form method="post" className="grid gap-3">
              <p className="text-ink-soft">{words.person.mergeText}</p>
              <input type="hidden" name="kept" value={person.email} />
              <Field label={words.person.mergeEmail} name="email" type="email" required maxLength={254} />
              <button type="submit" name="intent" value="merge" className="button button-quiet justify-self-start">
                {words.person.mergeButton}
              </button>
            </Form>
          ) : (
            <p className="text-ink-soft">{words.person.noEmail}</p>
          )}
        </section>
      </div>
    </div>
  );
}
