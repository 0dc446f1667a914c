import { z } from "zod";
import type { MeetingAccount } from "#domains/timetable/contract.ts";
import {
  askService,
  keepToken,
  refusalIn,
  refuseFailure,
  type ServiceAnswer,
  safeAddress,
  tokenIn,
} from "./ask-service.ts";
import { type MeetingService, NoMeeting } from "./port.ts";

type GoogleAccount = Extract<MeetingAccount, { kind: "google" }>;

/** `url` is another origin with Google's API, `patience` the time limit of each act in milliseconds. */
interface Reach {
  url: string | null;
  patience: number;
}

const space = z.object({ meetingUri: z.string() });

/** What Google refuses by, among other details. */
const refused = z.object({ error: z.object({ details: z.array(z.object({ reason: z.string().optional() })) }) });

/** Whoever has the address comes in, before the account's owner too: only students of the batch know it. */
const openSpace = JSON.stringify({ config: { accessType: "OPEN", entryPointAccess: "ALL" } });

/** Meetings of a Google account, which has permitted the institute's own app to make them. */
export function createGoogleMeetings(account: GoogleAccount, { url, patience }: Reach): MeetingService {
  const tokens = keepToken(async (signal) => {
    const { client: client_secret, refresh: refresh_token } = account.secret;
    const answer = await askService(`${url ?? "https://oauth2.googleapis.com"}/token`, {
      method: "POST",
      body: new URLSearchParams({
        ...{ grant_type: "refresh_token", client_id: account.clientId },
        ...{ client_secret, refresh_token },
      }),
      signal,
    });
    refuseFailure(answer);
    if (answer.status === 200) return tokenIn(answer);
    throw new NoMeeting(refusals[refusalIn(answer)] ?? "failed");
  });
  const make = async () => {
    const signal = AbortSignal.timeout(patience);
    const answer = await tokens.use(signal, (token) =>
      askService(`${url ?? "https://meet.googleapis.com"}/v2/spaces`, {
        method: "POST",
        headers: { Authorization: `Bearer ${token}`, "Content-Type": "application/json" },
        body: openSpace,
        signal,
      }),
    );
    return addressIn(answer);
  };
  return {
    make,
    async attempt() {
      await tokens.renew(AbortSignal.timeout(patience));
      // Only a space shows that the project may make spaces. One that nobody enters costs nothing.
      await make();
    },
  };
}

const refusals: Record<string, "wrong client" | "wrong token"> = {
  invalid_client: "wrong client",
  unauthorized_client: "wrong client",
  invalid_grant: "wrong token",
};

function addressIn(answer: ServiceAnswer): string {
  refuseFailure(answer);
  const { data } = space.safeParse(answer.content);
  if (answer.status < 300 && data) return safeAddress(data.meetingUri);
  const details = refused.safeParse(answer.content).data?.error.details ?? [];
  if (details.some(({ reason }) => reason === "SERVICE_DISABLED")) throw new NoMeeting("switched off");
  throw new NoMeeting([401, 403].includes(answer.status) ? "not allowed" : "failed");
}
