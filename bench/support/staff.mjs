import { Secret, TOTP } from "otpauth";
import { inviteAt } from "../../tests/support/invite.ts";

/**
 * Adds a member to the staff of a running program, by its forms; returns the cookies of their browser. Those whose role
 * needs a second factor show the codes of an app.
 */
export async function joinAsStaff(origin, dataDir, { name, email, role, batchIds = [] }) {
  const cookies = new Map();
  const asHeader = () => [...cookies].map((pair) => pair.join("=")).join("; ");
  const visit = async (path, fields) => {
    const posted = fields && { method: "POST", body: new URLSearchParams(fields) };
    const answer = await fetch(origin + path, {
      redirect: "manual",
      headers: { cookie: asHeader(), origin },
      ...posted,
    });
    if (answer.status >= 400) throw new Error(`${path} was answered ${answer.status}.`);
    for (const cookie of answer.headers.getSetCookie()) {
      const [key, value] = cookie.split(";", 1)[0].split(/=(.*)/, 2);
      cookies.set(key, value);
    }
    return await answer.text();
  };
  const link = await inviteAt(dataDir, { name, email, role, batchIds });
  await visit("/sign-up", { name, email, password: "sunny river forty two" });
  await visit(link, {});
  await visit("/admin");
  if (role !== "teacher") {
    const [, key] = /<code[^>]*>([A-Z2-7]{16,})<\/code>/.exec(await visit("/admin/verify")) ?? [];
    const code = new TOTP({ secret: Secret.fromBase32(key) }).generate();
    await visit("/admin/verify", { intent: "new-app", code });
  }
  return asHeader();
}

/** Cookies of a browser as they are sent, for a page that is to send them to `origin`. */
export const cookiesOf = (header, origin) =>
  header.split("; ").map((pair) => {
    const [name, value] = pair.split(/=(.*)/, 2);
    return { name, value, url: origin };
  });
