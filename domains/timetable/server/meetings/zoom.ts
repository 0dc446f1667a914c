import { z } from "zod";
import type { MeetingAccount } from "#domains/timetable/contract.ts";
import { cutText } from "#shared/cut-text.ts";
import { minute } from "#shared/durations.ts";
import {
  askService,
  keepToken,
  refusalIn,
  refuseFailure,
  type ServiceAnswer,
  safeAddress,
  tokenIn,
} from "./ask-service.ts";
import { type MeetingService, NoMeeting, type WantedMeeting } from "./port.ts";

type ZoomAccount = Extract<MeetingAccount, { kind: "zoom" }>;

/** `url` is another origin with Zoom's API, `patience` the time limit of each act in milliseconds. */
interface Reach {
  url: string | null;
  patience: number;
}

const created = z.object({ join_url: z.string() });

/** Zoom's code for a token without a scope that the act needs. */
const scopeMissing = z.object({ code: z.literal(4711) });

/** Meetings of a Zoom account, by its Server-to-Server OAuth app. */
export function createZoomMeetings(account: ZoomAccount, { url, patience }: Reach): MeetingService {
  const tokens = keepToken(async (signal) => {
    const login = Buffer.from(`${account.clientId}:${account.secret.client}`).toString("base64");
    const answer = await askService(`${url ?? "https://zoom.us"}/oauth/token`, {
      method: "POST",
      headers: { Authorization: `Basic ${login}` },
      body: new URLSearchParams({ grant_type: "account_credentials", account_id: account.accountId }),
      signal,
    });
    refuseFailure(answer);
    if (answer.status === 200) return tokenIn(answer);
    throw new NoMeeting(refusalIn(answer) === "invalid_client" ? "wrong client" : "wrong account");
  });
  return {
    async make(wanted) {
      const signal = AbortSignal.timeout(patience);
      const body = JSON.stringify(meetingFor(wanted));
      const answer = await tokens.use(signal, (token) =>
        askService(`${url ?? "https://api.zoom.us"}/v2/users/me/meetings`, {
          method: "POST",
          headers: { Authorization: `Bearer ${token}`, "Content-Type": "application/json" },
          body,
          signal,
        }),
      );
      return addressIn(answer);
    },
    async attempt() {
      const { scopes } = await tokens.renew(AbortSignal.timeout(patience));
      if (scopes && !scopes.some(makesMeetings)) throw new NoMeeting("not allowed");
    },
  };
}

/** A meeting in which a class begins without the account's owner: only students of the batch know its address. */
function meetingFor({ subject, startsAt, endsAt }: WantedMeeting) {
  const start = Math.max(startsAt.getTime(), Date.now());
  return {
    topic: cutText(subject, 200),
    type: 2,
    start_time: new Date(start).toISOString().replace(/\.\d+Z$/, "Z"),
    duration: Math.max(1, Math.ceil((endsAt.getTime() - start) / minute)),
    settings: {
      ...{ join_before_host: true, jbh_time: 0, waiting_room: false, approval_type: 2 },
      ...{ mute_upon_entry: true, meeting_authentication: false, auto_recording: "none" },
    },
  };
}

function addressIn(answer: ServiceAnswer): string {
  refuseFailure(answer);
  const { data } = created.safeParse(answer.content);
  if (answer.status < 300 && data) return safeAddress(data.join_url);
  const isForbidden = [401, 403, 404].includes(answer.status) || scopeMissing.safeParse(answer.content).success;
  throw new NoMeeting(isForbidden ? "not allowed" : "failed");
}

/** Whether a scope of Zoom's, of the present or the former kind, permits to make meetings. */
const makesMeetings = (scope: string) =>
  ["meeting:master", "meeting:write", "meeting:write:admin"].includes(scope) ||
  scope.startsWith("meeting:write:meeting");
