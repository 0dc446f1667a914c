import { tellOwners } from "#domains/staff/server/tell-owners.ts";
import { type MeetingAccount, type MeetingTrouble, meetingAccount } from "#domains/timetable/contract.ts";
import { AppError, refuseWhile } from "#server/app-error.ts";
import { type Actor, audit } from "#server/audit/actor.ts";
import type { Database } from "#server/db/client.ts";
import type { RateLimiter } from "#server/limits/port.ts";
import type { SealedSettings } from "#server/links/sealed-settings.ts";
import type { EmailQueue } from "#server/mail/email-queue.ts";
import { managers, ownersAlone, query, verb } from "#server/verb.ts";
import type { Meetings } from "./meetings/create-meetings.ts";
import { factsOfAccount, meetingAccountOf, meetingSetting, shownAccountOf } from "./meetings/meeting-account.ts";
import { NoMeeting } from "./meetings/port.ts";

interface Deps {
  database: Database;
  sealedSettings: SealedSettings;
  emailQueue: EmailQueue;
  meetings: Meetings;
  testMailLimiter: RateLimiter;
}

const subject = { subject: "document", subjectId: "settings/meetings" } as const;

/** The account in which meetings are made, without its secrets: nobody reads those again; null for none. */
const showMeetingAccount = query(
  { may: managers, officeOnly: "page" },
  async ({ sealedSettings }: Pick<Deps, "sealedSettings">) => {
    const setting = sealedSettings.find(meetingSetting);
    const facts = shownAccountOf(setting);
    return facts && { ...facts, isLocked: meetingAccountOf(setting) === "locked" };
  },
);

/**
 * Stores the account in which meetings are made, sealed; null for none. Classes that have no meeting yet get theirs
 * there, and every owner is told. Nobody reads its secrets again.
 */
const setMeetingAccount = verb(
  { may: ownersAlone, again: true, officeOnly: "page", takes: [meetingAccount.nullable()] },
  async ({ database, sealedSettings, emailQueue }: Deps, actor: Actor, account: MeetingAccount | null) => {
    const at = new Date();
    const facts = account && factsOfAccount(account);
    await database.transaction(async (transaction) => {
      const stored = { facts: facts ?? {}, secret: account && JSON.stringify(account) };
      await sealedSettings.put(transaction, meetingSetting, stored);
      const details = { kind: facts ? names[facts.kind] : "", client: facts?.clientId ?? "" };
      await audit(transaction, actor, { verb: "setMeetingAccount", ...subject, details }, at);
      const setting = facts ? "meetings" : "noMeetings";
      await tellOwners(transaction, emailQueue, { setting, detail: facts ? names[facts.kind] : "", at });
    });
    await sealedSettings.refresh();
  },
);

/** The services' own names; a detail of the e-mail has no space. */
const names = { zoom: "Zoom", google: "Google\u00a0Meet" };

/**
 * Asks the service whether the account can make meetings, five times an hour. Throws `conflict` without an account that can
 * be read, and `throttled`.
 */
const tryMeetingAccount = verb(
  { may: ownersAlone, officeOnly: "self" },
  async (deps: Deps, actor: Actor): Promise<"works" | MeetingTrouble> => {
    const account = meetingAccountOf(deps.sealedSettings.find(meetingSetting));
    if (account === null || account === "locked") throw new AppError("conflict", "timetable.noMeetingAccount");
    refuseWhile(await deps.testMailLimiter.take(`meetings ${actor.id}`), "limit.testKeys");
    const tried = await deps.meetings.attempt(account).then(() => "works" as const, troubleOf);
    const act = { verb: "tryMeetingAccount", ...subject, details: { works: tried === "works" } };
    await deps.database.transaction((transaction) => audit(transaction, actor, act, new Date()));
    return tried;
  },
);

/** What kept a meeting from being made; throws any other failure. */
function troubleOf(error: unknown): MeetingTrouble {
  if (error instanceof NoMeeting) return error.trouble;
  throw error;
}

/** The verbs of the account in which meetings are made. */
export const meetingAccountVerbs = { showMeetingAccount, setMeetingAccount, tryMeetingAccount };
