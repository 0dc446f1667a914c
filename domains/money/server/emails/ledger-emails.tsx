import type { EmailDeps } from "#domains/content/server/email-deps.ts";
import type { PaymentMethod } from "#domains/money/contract.ts";
import { entryFigures } from "#domains/money/rules/figures.ts";
import { graceOf, readFeeRules } from "#domains/money/server/desk/fee-rules.ts";
import { readStatements } from "#domains/money/server/ledger.ts";
import { findEntriesWithReceipts } from "#domains/money/server/queries/ledger-queries.ts";
import { findStudentOrders } from "#domains/money/server/queries/order-queries.ts";
import { reminderKinds } from "#domains/money/server/remind-instalments.ts";
import { defineEmail, type Typed } from "#server/mail/define-email.ts";
import { Fact, FactTable } from "#server/mail/facts.tsx";
import { Greeting, MailLink, PageButton, Paragraph, Signature, SmallPrint } from "#server/mail/parts.tsx";
import { sampleTime } from "#server/mail/samples.ts";
import { fillText } from "#shared/fill-text.ts";
import { dateIn } from "#shared/formats/format-date.ts";
import type { Locale } from "#shared/formats/formats.ts";
import { type OrderFacts, orderFactsOf, sampleAmount, sampleFigures, sampleOrders, studentOf } from "./order-facts.ts";
import { NextPayment } from "./order-parts.tsx";

/** A payment after the first, or a refund. */
interface MoneyFacts extends OrderFacts {
  /** As text: "$149". */
  moved: string;
  method: PaymentMethod;
}

/** Tells a student of a payment after the first, by the ledger entry's id, and what is still to be paid. */
export const paymentReceived = defineEmail({
  kind: "payment-received",
  pool: null,
  find: findEntries,
  to: ({ found }) => studentOf(found),
  facts: moneyFactsOf,
  samples: (typed, locale) => {
    const moved = sampleMoney(typed, locale);
    const figures = (changes: Parameters<typeof sampleFigures>[0]) => ({
      ...moved,
      figures: sampleFigures(changes, locale),
    });
    return {
      "payment received": moved,
      "payment received, nothing left": figures({ state: "paid", paid: 59_600 }),
      "payment received, a part": figures({ paid: 10_000 }),
      "payment received, too much": figures({ state: "paid", paid: 59_600, off: 10_000 }),
    };
  },
  view: (money, { words }) => {
    const { table, received } = words.ledger;
    const { moved, reference, courseTitle: course, figures } = money;
    return {
      subject: fillText(received.subject, { moved, reference }),
      preview: fillText(received.preview, { moved, course }),
      heading: received.heading,
      body: (
        <>
          <Greeting name={money.firstName} otherwise="student" />
          <Paragraph>{fillText(received.text, { moved, course })}</Paragraph>
          <PageButton href={money.receiptUrl ?? money.pageUrl}>{received.button}</PageButton>
          <FactTable>
            <Fact label={table.order}>{reference}</Fact>
            <Fact label={table.course}>{course}</Fact>
            <Fact label={table.received} isMain>
              {moved}
            </Fact>
            {figures.left === null ? null : <Fact label={table.left}>{figures.left}</Fact>}
          </FactTable>
          <NextPayment figures={figures} />
          <Paragraph>
            <MailLink href={money.pageUrl}>{words.ledger.seeOrder}</MailLink>
          </Paragraph>
          <Signature />
        </>
      ),
    };
  },
});

/** Tells a student of a refund, by the ledger entry's id. */
export const refundSent = defineEmail({
  kind: "refund-sent",
  pool: null,
  find: findEntries,
  to: ({ found }) => studentOf(found),
  facts: moneyFactsOf,
  samples: (typed, locale) => {
    const methods = ["card", "transfer", "cash"] as const;
    return Object.fromEntries(
      methods.map((method) => [`refund, ${method}`, { ...sampleMoney(typed, locale), method }]),
    );
  },
  view: (money, { words }) => {
    const { table, refunded } = words.ledger;
    const { moved, reference, courseTitle: course } = money;
    return {
      subject: fillText(refunded.subject, { moved, reference }),
      preview: fillText(refunded.preview, { moved, course }),
      heading: refunded.heading,
      body: (
        <>
          <Greeting name={money.firstName} otherwise="student" />
          <Paragraph>{fillText(refunded.text[money.method], { moved, course })}</Paragraph>
          <PageButton href={money.receiptUrl ?? money.pageUrl}>{refunded.button}</PageButton>
          <FactTable>
            <Fact label={table.order}>{reference}</Fact>
            <Fact label={table.course}>{course}</Fact>
            <Fact label={table.refunded} isMain>
              {moved}
            </Fact>
          </FactTable>
          <Signature />
        </>
      ),
    };
  },
});

/**
 * Reminds a student of an instalment, or says that lectures are closed over it, by the charge and the reminder. None is
 * sent for an instalment that is paid by then; who has ended the reminders is only told that lectures are closed.
 */
export const instalmentReminder = defineEmail({
  kind: "instalment-reminder",
  pool: null,
  isReminder: true,
  find: async (deps: EmailDeps, abouts) => {
    const asked = abouts.map((about) => ({
      about,
      entryId: Number.parseInt(about, 10),
      named: about.split(" ").at(-1),
    }));
    const entries = await findEntries(
      deps,
      asked.map(({ entryId }) => String(entryId)),
    );
    const due = asked.flatMap(({ about, entryId, named }) => {
      const charge = entries.get(String(entryId));
      const kind = reminderKinds.find((known) => known === named);
      return charge && kind ? [[about, { ...charge, kind }] as const] : [];
    });
    return new Map(due);
  },
  isDue: (reminder) => {
    const { kind, found } = reminder;
    const { state, remindersEndedAt } = found.order;
    const isWanted = kind === "closed" || remindersEndedAt === null;
    return isWanted && (chargedIn(reminder)?.leftMinor ?? 0) > 0 && state === "paid";
  },
  to: ({ found }) => studentOf(found),
  facts: async (reminder, deps) => {
    const { entry, found, kind } = reminder;
    const facts = await orderFactsOf(found, deps);
    const together = facts.figures.instalments.filter(({ left, dueAt }) => left !== null && +dueAt === +entry.dueAt);
    const grace = graceOf((await readFeeRules(deps.database)).rules);
    const owed = together.length > 1 ? facts.figures.asked.amount : together[0]?.left;
    return {
      ...facts,
      ...{ kind, owed: owed ?? "" },
      instalmentDueAt: entry.dueAt,
      /** The time when lectures close over it; null where they stay open. */
      closesAt: Number.isFinite(grace) ? new Date(entry.dueAt.getTime() + grace) : null,
    };
  },
  unsubscribeUrl: ({ kind, pageUrl }) => (kind === "closed" ? null : pageUrl),
  samples: (typed, locale) => {
    const due = { ...sampleOrders(typed, locale).monthly, owed: sampleAmount(locale), instalmentDueAt: sampleTime };
    const kinds = reminderKinds.map((kind) => [`instalment, ${kind}`, { ...due, kind, closesAt: sampleTime }]);
    return {
      ...Object.fromEntries(kinds),
      "instalment, after, nothing closes": { ...due, kind: "after" as const, closesAt: null },
    };
  },
  view: (reminder, { company, words, language }) => {
    const { table, reminders, pay, end } = words.ledger;
    const { reference, courseTitle: course, owed, kind } = reminder;
    const due = dateIn(company.hours.timeZone, reminder.instalmentDueAt, language.lang);
    const closes = reminder.closesAt && dateIn(company.hours.timeZone, reminder.closesAt, language.lang);
    const { subject, heading } = reminders[kind];
    const text = kind === "after" && closes === null ? words.feesOwed.text : reminders[kind].text;
    return {
      subject: fillText(subject, { amount: owed, due, reference }),
      preview: fillText(text, { amount: owed, course, due, closes: closes ?? "" }),
      heading,
      body: (
        <>
          <Greeting name={reminder.firstName} otherwise="student" />
          <Paragraph>{fillText(text, { amount: owed, course, due, closes: closes ?? "" })}</Paragraph>
          <PageButton href={reminder.pageUrl}>{pay}</PageButton>
          <FactTable>
            <Fact label={table.order}>{reference}</Fact>
            <Fact label={table.course}>{course}</Fact>
            <Fact label={table.due}>{due}</Fact>
            <Fact label={table.owed} isMain>
              {owed}
            </Fact>
          </FactTable>
          <Signature />
          {kind !== "closed" && <SmallPrint>{end}</SmallPrint>}
        </>
      ),
    };
  },
});

/** The ledger entries with these ids, each with its order and all entries of that. */
async function findEntries({ database }: EmailDeps, ids: string[]) {
  const entries = await findEntriesWithReceipts(database, ids.map(Number));
  const orders = await findStudentOrders(
    database,
    entries.map(({ orderId }) => orderId),
  );
  const statements = await readStatements(
    database,
    orders.map(({ order }) => order),
    new Date(),
  );
  const found = entries.flatMap((entry) => {
    const order = orders.find((one) => one.order.id === entry.orderId);
    return order
      ? [[String(entry.id), { entry, found: order, statement: statements.get(entry.orderId) }] as const]
      : [];
  });
  return new Map(found);
}

type FoundEntry = Awaited<ReturnType<typeof findEntries>> extends Map<string, infer Found> ? Found : never;

/** The instalment of a charge. */
function chargedIn({ entry, statement }: FoundEntry) {
  return statement?.instalments.find((one) => one.charge === entry.instalment);
}

async function moneyFactsOf({ entry, found }: FoundEntry, deps: EmailDeps): Promise<MoneyFacts> {
  return {
    ...(await orderFactsOf(found, deps, entry)),
    moved: entryFigures(entry, found.order.currency, deps.site().messages.language.lang).moved,
    method: entry.method ?? "transfer",
  };
}

const sampleMoney = (typed: Typed, locale: Locale): MoneyFacts => ({
  ...{ ...sampleOrders(typed, locale).monthly, moved: sampleAmount(locale), method: "transfer" },
  figures: sampleFigures({ schedule: "monthly", state: "paid", paid: 29_800 }, locale),
});
