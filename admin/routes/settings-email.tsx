import { type Act, act } from "#admin/request/act.ts";
import { requireOffice } from "#admin/request/office.ts";
import { emailSettings } from "#domains/overview/contract/email-settings.ts";
import { EmailSettingsScreen } from "#domains/overview/office/email-settings-screen.tsx";
import { fillText } from "#shared/fill-text.ts";
import { screenTitle } from "#ui/office/title.ts";
import type { Route } from "./+types/settings-email.ts";

/** How e-mails leave. */
export async function loader(given: Route.LoaderArgs) {
  return await requireOffice(given).verbs.showEmailSettings();
}

type Form = Record<string, string>;

/** The mail server that was typed; missing where the environment names it, null without a name. */
function serverOf(form: Form) {
  const host = form["server.host"];
  if (host === undefined) return {};
  if (host.trim() === "") return { server: null };
  const [user = "", password = ""] = [form["server.secret.user"], form["server.secret.password"]];
  const signsIn = form.signsIn === "on";
  const keepsSecret = signsIn && form.isKept === "yes" && user === "" && password === "";
  const secret = signsIn && !keepsSecret ? { user, password } : null;
  return { server: { host, port: form["server.port"], security: form["server.security"], secret, keepsSecret } };
}

const acts: Record<string, Act> = {
  save: async ({ verbs, site }, form) => {
    const typed = (name: string) => form[name]?.trim() || null;
    const given = {
      ...{ senderName: typed("senderName"), senderAddress: typed("senderAddress"), answersTo: typed("answersTo") },
      ...serverOf(form),
    };
    await verbs.setEmailSettings(emailSettings.parse(given));
    return site.messages.admin.email.saved;
  },
  test: async ({ verbs, site }) => {
    const { tested, failed, answer: says } = site.messages.admin.email;
    const tried = await verbs.sendTestMessage();
    if (tried.sent) return tested;
    const { reason, answer } = tried;
    const refused = [failed[reason], ...(answer ? [fillText(says, { answer })] : [])].join(" ");
    return { refused, status: 422 };
  },
};

export const action = (given: Route.ActionArgs) => act(given, acts);

export const meta = screenTitle(({ email }) => email.title);

export default function EmailSettingsRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <EmailSettingsScreen {...loaderData} outcome={actionData} />;
}
