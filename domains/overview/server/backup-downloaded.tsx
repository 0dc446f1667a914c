import { inArray } from "drizzle-orm";
import type { EmailDeps } from "#domains/content/server/email-deps.ts";
import { findStaff } from "#domains/staff/server/queries.ts";
import { auditEntries } from "#server/audit/tables.ts";
import { defineEmail } from "#server/mail/define-email.ts";
import { Greeting, PageButton, Paragraph, Signature } from "#server/mail/parts.tsx";
import { sampleLink, sampleTime } from "#server/mail/samples.ts";
import { fillText } from "#shared/fill-text.ts";
import { momentAndZone } from "#shared/formats/spoken-zone.ts";

/** Tells an owner that somebody has downloaded a backup, by the audit's entry and the owner's account. */
export const backupDownloaded = defineEmail({
  kind: "backup-downloaded",
  pool: null,
  find: async ({ database }: EmailDeps, abouts) => {
    const named = abouts.map((about) => [about, ...about.split(" ")] as const);
    const ids = named.map(([, entry]) => Number(entry));
    const entries = await database.select().from(auditEntries).where(inArray(auditEntries.id, ids));
    const members = await findStaff(database);
    const memberOf = (id: string | null | undefined) => members.find(({ userId }) => userId === id);
    const found = named.flatMap(([about, entryId, userId]) => {
      const entry = entries.find(({ id }) => String(id) === entryId);
      const owner = memberOf(userId);
      return entry && owner ? [[about, { at: entry.at, owner, by: memberOf(entry.actorId)?.name ?? "" }] as const] : [];
    });
    return new Map(found);
  },
  to: ({ owner }) => owner,
  facts: ({ at, owner, by }, { siteUrl }) => ({ name: owner.name, by, at, link: `${siteUrl}/admin/audit` }),
  samples: (typed) => ({
    "staff, backup downloaded": { name: typed("Ayesha"), by: typed("Hamza"), at: sampleTime, link: sampleLink },
  }),
  view: ({ name, by, at, link }, { company, words, language }) => {
    const { subject, preview, heading, text, note, button } = words.staff.backupDownloaded;
    return {
      ...{ subject, preview, heading },
      body: (
        <>
          <Greeting name={name} />
          <Paragraph>
            {fillText(text, { name: by, time: momentAndZone(at, company.hours.timeZone, "with year", language.lang) })}
          </Paragraph>
          <Paragraph>{note}</Paragraph>
          <PageButton href={link}>{button}</PageButton>
          <Signature />
        </>
      ),
    };
  },
});
