import type { EmailDeps } from "#domains/content/server/email-deps.ts";
import { toldWays } from "#domains/money/server/set-ways-to-pay.ts";
import { findMembers } from "#domains/staff/server/queries.ts";
import { defineEmail } from "#server/mail/define-email.ts";
import { Greeting, PageButton, Paragraph, Signature } from "#server/mail/parts.tsx";
import { sampleLink, sampleTime } from "#server/mail/samples.ts";
import { fillText } from "#shared/fill-text.ts";
import { momentAndZone } from "#shared/formats/spoken-zone.ts";

/** Tells an owner that the ways to pay were changed, by the owner's account and the moment. */
export const waysToPayChanged = defineEmail({
  kind: "ways-to-pay-changed",
  pool: null,
  find: async ({ database }: EmailDeps, abouts) => {
    const named = abouts.map((about) => [about, ...about.split(" ")] as const);
    const members = await findMembers(
      database,
      named.map(([, userId = ""]) => userId),
    );
    return new Map(
      named.flatMap(([about, userId, at = ""]) => {
        const reader = members.find((member) => member.userId === userId);
        return reader ? [[about, { reader, at: new Date(at) }] as const] : [];
      }),
    );
  },
  to: ({ reader: { name, email } }) => ({ name, email }),
  facts: ({ reader, at }, { site, siteUrl }) => ({
    ...{ name: reader.name, at, link: `${siteUrl}/admin/settings/payment` },
    ways: toldWays(site().content.payment.transfers),
  }),
  samples: (typed) => ({
    "ways to pay changed": {
      ...{ name: typed("Ayesha"), at: sampleTime, link: sampleLink },
      ways: [typed("Bank …6702"), typed("Easypaisa …4567")],
    },
  }),
  view: ({ name, at, link, ways }, { company, words, language }) => {
    const { subject, preview, heading, text, now, none, note, button } = words.waysToPay;
    const time = momentAndZone(at, company.hours.timeZone, "with year", language.lang);
    return {
      ...{ subject, preview, heading },
      body: (
        <>
          <Greeting name={name} />
          <Paragraph>{fillText(text, { time })}</Paragraph>
          <Paragraph>{ways.length > 0 ? fillText(now, { ways: ways.join(", ") }) : none}</Paragraph>
          <Paragraph>{note}</Paragraph>
          <PageButton href={link}>{button}</PageButton>
          <Signature />
        </>
      ),
    };
  },
});
