import { once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import type { MeetingAccount } from "#domains/timetable/contract.ts";

/** An account at Zoom, as the peer knows it. */
export const zoomAccount = {
  kind: "zoom",
  ...{ accountId: "aC0unt-of-the-school", clientId: "zoom-client-1", secret: { client: "zoom-secret-1" } },
} satisfies MeetingAccount;

/** An account at Google, as the peer knows it. */
export const googleAccount = {
  kind: "google",
  clientId: "1234-abc.apps.googleusercontent.com",
  secret: { client: "GOCSPX-google-secret-1", refresh: "1//refresh-token-1" },
} satisfies MeetingAccount;

/** A request as the peer got it. */
interface Asked {
  act: string;
  authorization: string;
  body: string;
}

/** A server on loopback that speaks what Zoom and Google Meet say about tokens and meetings. */
export interface MeetingPeer {
  origin: string;
  asked: Asked[];
  /** For how long it says a token holds, in seconds. */
  lifetime: number;
  /** What Zoom's tokens permit. */
  scope: string;
  /** Whether Google's project may not use the interface for meetings. */
  isSwitchedOff: boolean;
  /** While set, requests for a meeting are answered with this status. */
  failWith: number | null;
  /** While set, requests for a meeting get no answer. */
  isSilent: boolean;
  /** While set, every meeting has this address. */
  address: string | null;
  /** While set, requests for a meeting are sent on to there. */
  movedTo: string | null;
  /** Ends every token. */
  endTokens(): void;
  /** The requests of a kind, such as "POST /oauth/token". */
  of(act: string): Asked[];
  close(): Promise<void>;
}

type Answer = { status: number; content: unknown };

export async function startMeetingPeer(): Promise<MeetingPeer> {
  const tokens = new Set<string>();
  let made = 0;
  const grant = (): Answer => {
    const token = `token-${tokens.size + 1}`;
    tokens.add(token);
    const { lifetime: expires_in, scope } = peer;
    return { status: 200, content: { access_token: token, token_type: "bearer", expires_in, scope } };
  };
  const answers: Record<string, (asked: Asked) => Answer> = {
    "POST /oauth/token": (asked) => refusedByZoom(asked) ?? grant(),
    "POST /token": (asked) => refusedByGoogle(asked) ?? grant(),
    "POST /v2/users/me/meetings": () => {
      if (!peer.scope.includes("meeting:write"))
        return { status: 400, content: { code: 4711, message: "Invalid access token, does not contain scopes." } };
      made += 1;
      const join_url = peer.address ?? `https://us05web.zoom.us/j/${made}?pwd=abc`;
      return { status: 201, content: { id: made, join_url, start_url: "https://us05web.zoom.us/s/1?zak=of-the-host" } };
    },
    "POST /v2/spaces": () => {
      if (peer.isSwitchedOff) return switchedOff;
      made += 1;
      const meetingUri = peer.address ?? `https://meet.google.com/aaa-bbbb-${made}`;
      return { status: 200, content: { name: `spaces/${made}`, meetingUri, meetingCode: `aaa-bbbb-${made}` } };
    },
  };
  const server = createServer(async (request, response) => {
    const asked = await read(request);
    peer.asked.push(asked);
    const isToken = asked.act.endsWith("/token");
    if (!isToken && peer.isSilent) return;
    if (!isToken && peer.movedTo) return void response.writeHead(307, { Location: peer.movedTo }).end();
    const { status, content } = answerTo(asked, isToken);
    response.writeHead(status, { "Content-Type": "application/json" }).end(JSON.stringify(content));
  }).listen(0, "127.0.0.1");
  const answerTo = (asked: Asked, isToken: boolean): Answer => {
    if (!isToken && peer.failWith) return { status: peer.failWith, content: { code: peer.failWith, message: "No." } };
    if (!isToken && !tokens.has(asked.authorization.replace("Bearer ", "")))
      return { status: 401, content: { code: 124, message: "Invalid access token." } };
    return answers[asked.act]?.(asked) ?? { status: 404, content: {} };
  };
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const peer: MeetingPeer = {
    ...{ origin: `http://127.0.0.1:${port}`, asked: [], lifetime: 3600, scope: "meeting:write:meeting:admin" },
    ...{ isSwitchedOff: false, failWith: null, isSilent: false, address: null, movedTo: null },
    endTokens: () => tokens.clear(),
    of: (act) => peer.asked.filter((one) => one.act === act),
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
  return peer;
}

async function read(request: IncomingMessage): Promise<Asked> {
  const { method, url, headers } = request;
  return { act: `${method} ${url}`, authorization: headers.authorization ?? "", body: await text(request) };
}

function refusedByZoom({ authorization, body }: Asked): Answer | null {
  const { clientId, secret, accountId } = zoomAccount;
  const login = Buffer.from(authorization.replace("Basic ", ""), "base64").toString();
  const form = new URLSearchParams(body);
  const refuse = (reason: string, error: string) => ({ status: 400, content: { reason, error } });
  if (login !== `${clientId}:${secret.client}`) return refuse("Invalid client_id or client_secret", "invalid_client");
  if (form.get("grant_type") !== "account_credentials")
    return refuse("unsupported grant type", "unsupported_grant_type");
  return form.get("account_id") === accountId ? null : refuse("Bad Request", "invalid_request");
}

function refusedByGoogle({ body }: Asked): Answer | null {
  const { client_id, client_secret, refresh_token, grant_type } = Object.fromEntries(new URLSearchParams(body));
  const { clientId, secret } = googleAccount;
  if (client_id !== clientId || client_secret !== secret.client)
    return { status: 401, content: { error: "invalid_client", error_description: "Unauthorized" } };
  if (grant_type !== "refresh_token" || refresh_token !== secret.refresh)
    return {
      status: 400,
      content: { error: "invalid_grant", error_description: "Token has been expired or revoked." },
    };
  return null;
}

const switchedOff: Answer = {
  status: 403,
  content: {
    error: {
      ...{ code: 403, status: "PERMISSION_DENIED", message: "Google Meet API has not been used in project 1 before." },
      details: [{ "@type": "type.googleapis.com/google.rpc.ErrorInfo", reason: "SERVICE_DISABLED" }],
    },
  },
};
