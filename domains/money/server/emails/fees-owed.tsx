import type { EmailDeps } from "#domains/content/server/email-deps.ts";
import { defineEmail } from "#server/mail/define-email.ts";
import { Fact, FactTable } from "#server/mail/facts.tsx";
import { Greeting, PageButton, Paragraph, Signature } from "#server/mail/parts.tsx";
import { sampleTime } from "#server/mail/samples.ts";
import { fillText } from "#shared/fill-text.ts";
import { dateIn } from "#shared/formats/format-date.ts";
import { findOrders, orderFactsOf, sampleAmount, sampleOrders, studentOf } from "./order-facts.ts";

/** Reminds a student of what is overdue, because a member of staff has sent it: "<order> <the act's key>". */
export const feesOwed = defineEmail({
  kind: "fees-owed",
  pool: null,
  find: async (deps: EmailDeps, abouts) => {
    const orders = await findOrders(
      deps,
      abouts.map((about) => about.split(" ")[0] ?? ""),
    );
    return new Map(
      abouts.flatMap((about) => {
        const found = orders.get(about.split(" ")[0] ?? "");
        return found ? [[about, found] as const] : [];
      }),
    );
  },
  isDue: ({ order }) => order.state !== "cancelled",
  to: studentOf,
  facts: async (found, deps) => {
    const facts = await orderFactsOf(found, deps);
    const { overdue, asked } = facts.figures;
    return { ...facts, owed: overdue?.amount ?? asked.amount, owedSince: overdue?.since ?? found.order.dueAt };
  },
  samples: (typed, locale) => ({
    "fees owed": { ...sampleOrders(typed, locale).monthly, owed: sampleAmount(locale), owedSince: sampleTime },
  }),
  view: (owing, { company, words, language }) => {
    const { subject, heading, text, button, paid } = words.feesOwed;
    const { table } = words.ledger;
    const { reference, courseTitle: course, owed } = owing;
    const due = dateIn(company.hours.timeZone, owing.owedSince, language.lang);
    const said = fillText(text, { amount: owed, course, due });
    return {
      subject: fillText(subject, { amount: owed, reference }),
      preview: said,
      heading,
      body: (
        <>
          <Greeting name={owing.firstName} otherwise="student" />
          <Paragraph>{said}</Paragraph>
          <PageButton href={owing.pageUrl}>{button}</PageButton>
          <FactTable>
            <Fact label={table.order}>{reference}</Fact>
            <Fact label={table.course}>{course}</Fact>
            <Fact label={table.due}>{due}</Fact>
            <Fact label={table.owed} isMain>
              {owed}
            </Fact>
          </FactTable>
          <Paragraph>{paid}</Paragraph>
          <Signature />
        </>
      ),
    };
  },
});
