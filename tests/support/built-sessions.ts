import { newPerson, type Person } from "../e2e/support/account.ts";
import type { Site } from "../e2e/support/site.ts";
import { cookieHeader } from "./ask-built.ts";
import { callVerbAt } from "./ask-manage.ts";
import { inviteAt } from "./invite.ts";
import { codeOf } from "./office.ts";
import { until } from "./until.ts";

/** A user of the built program without a browser: their session, and their requests. */
export interface Session {
  person: Person;
  ask(path: string, init?: RequestInit): Promise<Response>;
  /** Sends a form as a page without scripts does. */
  send(path: string, fields: Record<string, string>): Promise<Response>;
}

/** A browser without a session, whose cookies stay; each answer is taken as it comes. */
export function openSession(site: Pick<Site, "origin">, person = newPerson()): Session {
  const cookies = new Map<string, string>();
  const byte = () => 1 + Math.floor(Math.random() * 254);
  const ask: Session["ask"] = async (path, init = {}) => {
    const headers = new Headers(init.headers);
    headers.set("X-Forwarded-For", `10.${byte()}.${byte()}.${byte()}`);
    if (!headers.has("Origin")) headers.set("Origin", site.origin);
    headers.set("Cookie", [...cookies].map(([name, value]) => `${name}=${value}`).join("; "));
    const answer = await fetch(site.origin + path, { ...init, redirect: "manual", headers });
    for (const cookie of answer.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(cookieHeader([cookie])) ?? [];
      cookies.set(name, value);
    }
    return answer;
  };
  const send: Session["send"] = async (path, fields) =>
    await ask(path, { method: "POST", body: new URLSearchParams(fields) });
  return { person, ask, send };
}

async function signUp(site: Site): Promise<Session> {
  const session = openSession(site);
  await session.send("/sign-up", { ...session.person });
  return session;
}

/** A student with a confirmed address and a seat in each of these batches. */
export async function joinAsStudent(site: Site, batches: string[]): Promise<Session> {
  const session = await signUp(site);
  const { name, email } = session.person;
  const link = () =>
    site.mails
      .filter(({ to }) => to.includes(email))
      .map(({ parsed }) => /\/confirm-email\?token=([\w.-]+)/.exec(parsed.text ?? "")?.[1])
      .find(Boolean);
  const token = await until(link);
  await session.send(`/confirm-email?token=${token}`, { token: token ?? "" });
  for (const batchId of batches) await callVerbAt(site.dataDir, "enrolPerson", { batchId, name, email });
  return session;
}

/** A member of the staff who has passed a second factor. */
export async function joinTheStaff(site: Site, role: string, batchIds: string[] = []): Promise<Session> {
  const session = await signUp(site);
  const { name, email } = session.person;
  await session.send(await inviteAt(site.dataDir, { name, email, role, batchIds }), {});
  const page = await (await session.ask("/admin/verify")).text();
  const key = /<code[^>]*>\s*([A-Z2-7 ]{16,})\s*<\/code>/.exec(page)?.[1]?.replaceAll(" ", "");
  if (key === undefined) throw new Error(`The page shows no key of an app: ${page.slice(0, 300)}`);
  await session.send("/admin/verify", { intent: "new-app", code: codeOf(key) });
  // Setting up a factor is not passing it.
  await session.send("/admin/verify?again", { code: codeOf(key, 1) });
  return session;
}
