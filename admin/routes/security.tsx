import { Link } from "react-router";
import { type Act, act } from "#admin/request/act.ts";
import { requireOffice } from "#admin/request/office.ts";
import { deviceName } from "#domains/accounts/rules/device-name.ts";
import { Sessions } from "#domains/staff/office/sessions.tsx";
import { fillCount, fillText } from "#shared/fill-text.ts";
import { dayInWords } from "#shared/formats/class-time.ts";
import { CalendarAddress } from "#ui/calendar-address.tsx";
import { ActForm } from "#ui/form/act-form.tsx";
import { OutcomeNote } from "#ui/form/outcome-note.tsx";
import { LanguageChoice } from "#ui/language-choice.tsx";
import { useFrame } from "#ui/office/office-frame.ts";
import { SingleKeys } from "#ui/office/single-keys.tsx";
import { shortTime } from "#ui/office/times.ts";
import { screenTitle } from "#ui/office/title.ts";
import type { Route } from "./+types/security.ts";

/** The member's own second factor, and their sessions. */
export async function loader(given: Route.LoaderArgs) {
  const { office, access, site } = requireOffice(given);
  const { userId } = access.member;
  const { timeZone } = site.content.company.hours;
  const { lang } = site.messages.language;
  const now = new Date();
  const calendarSince = await office.showCalendar(userId);
  return {
    calendarSince:
      calendarSince &&
      fillText(site.messages.admin.calendar.since, { day: dayInWords(calendarSince, timeZone, "with year", lang) }),
    has: await office.secondFactorsOf(userId),
    passkeys: (await office.listPasskeys(userId)).map(({ id, createdAt, usedAt }) => ({
      ...{
        id,
        added: shortTime(createdAt, now, timeZone, lang),
        used: usedAt && shortTime(usedAt, now, timeZone, lang),
      },
    })),
    sessions: (await office.listOwnSessions(userId)).map(({ id, userAgent, seenAt }) => ({
      ...{ id, seen: shortTime(seenAt, now, timeZone, lang), isCurrent: id === access.session.id },
      device: deviceName(userAgent, site.messages.accounts.device),
    })),
  };
}

const acts: Record<string, Act<string>> = {
  "make calendar": async ({ office, access }) => ({ shown: await office.makeCalendar(access.member.userId) }),
  "end calendar": async ({ office, access, site }) => {
    await office.revokeCalendar(access.member.userId);
    return site.messages.admin.calendar.revoked;
  },
  "remove passkey": async ({ office, access, session, site }, { id = "" }) => {
    await office.removePasskey({ ...access, visitor: session.visitor }, id);
    return site.messages.admin.staff.security.removed;
  },
  end: async ({ office, access, site }, { id = "" }) => {
    await office.endOwnSession(access.member.userId, id);
    return site.messages.admin.staff.sessions.ended;
  },
};

export const action = (given: Route.ActionArgs) => act(given, acts);

export const meta = screenTitle(({ staff }) => staff.security.title);

export default function Security({ loaderData, actionData }: Route.ComponentProps) {
  const { words, language, languages } = useFrame();
  const { staff, calendar } = words;
  const { security } = staff;
  const { authenticator, passkeys, recoveryCodes } = loaderData.has;
  const passkeyText = ({ added, used }: (typeof loaderData.passkeys)[number]) => {
    return `${fillText(security.passkey, { added })}, ${used ? fillText(security.used, { used }) : security.unused}`;
  };
  return (
    <div className="grid max-w-3xl gap-5 p-4 md:p-6">
      <h1 className="text-2xl">{security.title}</h1>
      <OutcomeNote outcome={actionData} />
      <section className="card grid gap-3 p-4">
        <h2 className="text-lg">{security.factors}</h2>
        <ul className="grid gap-1">
          <li>{authenticator ? security.appOn : security.app}</li>
          {passkeys === 0 && <li>{security.noPasskeys}</li>}
          {loaderData.passkeys.map((passkey) => (
            <li key={passkey.id} className="flex flex-wrap items-center gap-3">
              <span className="min-w-40 flex-1">{passkeyText(passkey)}</span>
              <ActForm name={`remove ${passkey.id}`}>
                <input type="hidden" name="id" value={passkey.id} />
                <button type="submit" name="intent" value="remove passkey" className="button button-quiet">
                  {security.remove}
                </button>
              </ActForm>
            </li>
          ))}
          <li>{fillCount(security.codes, recoveryCodes)}</li>
        </ul>
        <p className="flex flex-wrap gap-2">
          <Link to="/verify?add" className="button button-quiet">
            {authenticator ? security.addPasskey : security.addApp}
          </Link>
          <Link to="/codes" className="button button-quiet">
            {security.renew}
          </Link>
        </p>
      </section>
      <CalendarAddress words={calendar} since={loaderData.calendarSince} fresh={actionData?.shown} />
      <section className="card grid gap-2 p-4">
        <h2 className="text-lg">{languages.label}</h2>
        <LanguageChoice
          action="/admin/language"
          label={languages.label}
          languages={languages.all}
          current={language.lang}
        />
      </section>
      <SingleKeys />
      <Sessions title={security.sessions} sessions={loaderData.sessions} mayEnd />
    </div>
  );
}
