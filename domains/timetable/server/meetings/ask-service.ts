import { z } from "zod";
import { minute } from "#shared/durations.ts";
import { NoMeeting } from "./port.ts";

/** What a service said: its status, and its JSON; null for anything else. */
export interface ServiceAnswer {
  status: number;
  content: unknown;
}

/** Of a longer answer nothing is read, in bytes. */
const longestAnswer = 64 * 1024;

/** Asks a service at its own host, which may lead to no other. Throws `NoMeeting` if nothing comes. */
export async function askService(url: string, init: RequestInit): Promise<ServiceAnswer> {
  try {
    const response = await fetch(url, { ...init, redirect: "error" });
    return { status: response.status, content: await contentOf(response) };
  } catch (cause) {
    throw new NoMeeting("no answer", { cause });
  }
}

async function contentOf(response: Response): Promise<unknown> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of response.body ?? []) {
    length += part.byteLength;
    // Leaving the loop gives up the rest.
    if (length > longestAnswer) return null;
    parts.push(part);
  }
  try {
    return JSON.parse(Buffer.concat(parts).toString("utf8"));
  } catch {
    return null;
  }
}

/** Throws what a status means by itself: too many requests, or a service that fails. */
export function refuseFailure({ status }: ServiceAnswer): void {
  if (status === 429) throw new NoMeeting("busy");
  if (status >= 500) throw new NoMeeting("failed");
}

/** An address that a service answered, if a browser may be sent there. Throws `NoMeeting`. */
export function safeAddress(text: string): string {
  const url = text.length <= 2000 ? URL.parse(text) : null;
  if (url?.protocol !== "https:" || url.username !== "" || url.password !== "") throw new NoMeeting("failed");
  return url.href;
}

const tokenAnswer = z.object({
  access_token: z.string().min(1),
  /** In seconds. */
  expires_in: z.number(),
  scope: z.string().optional(),
});

/** A token with what it permits; null where the service does not say. */
export interface AccessToken {
  token: string;
  scopes: string[] | null;
  /** Milliseconds since 1970, a little before its end. */
  until: number;
}

/** The token in an answer. Throws `NoMeeting` if there is none. */
export function tokenIn({ content }: ServiceAnswer): AccessToken {
  const { data } = tokenAnswer.safeParse(content);
  if (!data) throw new NoMeeting("failed");
  const scopes = data.scope?.split(/[\s,]/).filter(Boolean) ?? null;
  return { token: data.access_token, scopes, until: Date.now() + data.expires_in * 1000 - minute };
}

/** The code of a refusal, as OAuth names it (RFC 6749, 5.2); empty for none. */
export const refusalIn = ({ content }: ServiceAnswer): string =>
  z.object({ error: z.string() }).safeParse(content).data?.error ?? "";

/** Keeps a token until shortly before it ends; those who ask at once get the same. */
export function keepToken(ask: (signal: AbortSignal) => Promise<AccessToken>) {
  let kept: AccessToken | null = null;
  let asking: Promise<AccessToken> | null = null;
  async function take(signal: AbortSignal): Promise<AccessToken> {
    if (kept && kept.until > Date.now()) return kept;
    asking ??= ask(signal).finally(() => {
      asking = null;
    });
    kept = await asking;
    return kept;
  }
  const renew = (signal: AbortSignal) => {
    kept = null;
    return take(signal);
  };
  return {
    /** A token that the service has just given. */
    renew,
    /** Asks with the token; once more with a new one where the service has ended it early. */
    async use(signal: AbortSignal, send: (token: string) => Promise<ServiceAnswer>): Promise<ServiceAnswer> {
      const first = await send((await take(signal)).token);
      return first.status === 401 ? await send((await renew(signal)).token) : first;
    },
  };
}
