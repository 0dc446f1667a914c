import { randomUUID } from "node:crypto";
import { inviteAt } from "../../support/invite.ts";
import { manage } from "../../support/manage.ts";
import { codeOf } from "../../support/office.ts";
import type { Cluster } from "./cluster.ts";

/** A person's browser at the institute. */
function browser({ origin }: Cluster) {
  const cookies = new Map<string, string>();
  const cookie = () => [...cookies].map((pair) => pair.join("=")).join("; ");
  return {
    cookie,
    async visit(path: string, fields?: Record<string, string>): Promise<string> {
      const posted = fields && { method: "POST", body: new URLSearchParams(fields) };
      const headers = { cookie: cookie(), origin };
      const answer = await fetch(origin + path, { redirect: "manual", headers, ...posted });
      if (answer.status >= 400) throw new Error(`${path} was answered ${answer.status}.`);
      for (const set of answer.headers.getSetCookie()) {
        const [name = "", value = ""] = set.split(";", 1)[0]?.split(/=(.*)/, 2) ?? [];
        cookies.set(name, value);
      }
      return await answer.text();
    },
  };
}

/** Signs up a person with a confirmed address. */
async function signUp(cluster: Cluster, name: string) {
  const email = `${randomUUID()}@example.com`;
  const own = browser(cluster);
  await own.visit("/sign-up", { name, email, password: "sunny river forty two" });
  await cluster.query(`update users set email_verified = true where email = '${email}'`);
  return { ...own, email, name };
}

/** Signs up a student with a seat in a batch; returns the cookies. */
export async function joinAsStudent(cluster: Cluster, batchId: string): Promise<string> {
  const { email, name, cookie } = await signUp(cluster, "Noor Ahmed");
  const seat = ["call", "enrolPerson", JSON.stringify({ batchId, name, email })];
  const { code, err } = await manage(cluster.members[0].environment, seat);
  if (code !== 0) throw new Error(`No seat was given: ${err}`);
  return cookie();
}

/** Adds a manager, who shows the codes of an app; returns the cookies. */
export async function joinAsManager(cluster: Cluster): Promise<string> {
  const { email, name, visit, cookie } = await signUp(cluster, "Sana Mir");
  const { DATA_DIR = "", AUTH_SECRET = null } = cluster.members[0].environment;
  await visit(await inviteAt(DATA_DIR, { name, email, role: "manager", batchIds: [] }, AUTH_SECRET), {});
  await visit("/admin");
  const [, key = ""] = /<code[^>]*>([A-Z2-7]{16,})<\/code>/.exec(await visit("/admin/verify")) ?? [];
  await visit("/admin/verify", { intent: "new-app", code: codeOf(key) });
  // Setting one up proves nothing yet: the session is let in by the next code.
  await visit("/admin/verify?again", { intent: "code", code: codeOf(key, 1) });
  return cookie();
}
