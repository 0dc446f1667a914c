import type { EmailDeps } from "#domains/content/server/email-deps.ts";
import { defineEmail } from "#server/mail/define-email.ts";
import { Greeting, PageButton, Paragraph, Signature } from "#server/mail/parts.tsx";
import { sampleLink, sampleTime } from "#server/mail/samples.ts";
import { fillText } from "#shared/fill-text.ts";
import { momentAndZone } from "#shared/formats/spoken-zone.ts";
import { findMembers } from "./queries.ts";
import { secretSettings } from "./tell-owners.ts";

/** The screen of each. */
const pages = {
  ...{ cards: "payment", noCards: "payment", mail: "email", noMail: "email" },
  ...{ incoming: "incoming", noIncoming: "incoming", meetings: "meetings", noMeetings: "meetings" },
};

/** Tells an owner that a setting with a secret was changed, by the owner's account, the moment and what may be said of it. */
export const secretSettingChanged = defineEmail({
  kind: "secret-setting-changed",
  pool: null,
  find: async ({ database }: EmailDeps, abouts) => {
    const named = abouts.map((about) => {
      const [userId = "", at = "", setting = "", detail = ""] = about.split(" ");
      return { about, userId, at: new Date(at), setting: secretSettings.find((one) => one === setting), detail };
    });
    const members = await findMembers(
      database,
      named.map(({ userId }) => userId),
    );
    return new Map(
      named.flatMap(({ about, userId, setting, ...changed }) => {
        const reader = members.find((member) => member.userId === userId);
        return reader && setting ? [[about, { ...changed, setting, reader }] as const] : [];
      }),
    );
  },
  to: ({ reader: { name, email } }) => ({ name, email }),
  facts: ({ reader: { name }, setting, detail, at }, { siteUrl }) => {
    return { name, setting, detail, at, link: `${siteUrl}/admin/settings/${pages[setting]}` };
  },
  samples: (typed) => {
    const changed = { name: typed("Ayesha"), at: sampleTime, link: sampleLink };
    const details = { cards: "4242", noCards: "", mail: typed("smtp.example.com"), noMail: "" };
    const incoming = { incoming: typed("answers@example.com"), noIncoming: "" };
    const meetings = { meetings: "Zoom", noMeetings: "" };
    return Object.fromEntries(
      secretSettings.map((setting) => [
        `setting, ${setting}`,
        { ...changed, setting, detail: { ...details, ...incoming, ...meetings }[setting] },
      ]),
    );
  },
  view: ({ name, setting, detail, at, link }, { company, words, language }) => {
    const { preview, note, button, settings } = words.staff.settingChanged;
    const { subject, text } = settings[setting];
    const time = momentAndZone(at, company.hours.timeZone, "with year", language.lang);
    return {
      ...{ subject, preview, heading: subject },
      body: (
        <>
          <Greeting name={name} />
          <Paragraph>{fillText(text, { time, detail })}</Paragraph>
          <Paragraph>{note}</Paragraph>
          <PageButton href={link}>{button}</PageButton>
          <Signature />
        </>
      ),
    };
  },
});
