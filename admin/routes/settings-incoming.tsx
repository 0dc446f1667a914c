import { type Act, act } from "#admin/request/act.ts";
import { requireOffice } from "#admin/request/office.ts";
import { incomingMailSettings } from "#domains/overview/contract/incoming-mail.ts";
import { IncomingMailScreen } from "#domains/overview/office/incoming-mail-screen.tsx";
import { screenTitle } from "#ui/office/title.ts";
import type { Route } from "./+types/settings-incoming.ts";

/** How answers by e-mail come in. */
export async function loader(given: Route.LoaderArgs) {
  return await requireOffice(given).verbs.showIncomingMail();
}

/** The mailbox that was typed; null without a name. */
function mailboxOf(form: Record<string, string>) {
  const { "server.host": host = "", "server.port": port, "server.security": security } = form;
  if (host.trim() === "") return null;
  const [user = "", password = ""] = [form["server.secret.user"], form["server.secret.password"]];
  const keepsSecret = form.isKept === "yes" && user === "" && password === "";
  return { host, port, security, secret: keepsSecret ? null : { user, password }, keepsSecret };
}

const acts: Record<string, Act> = {
  save: async ({ verbs, site }, form) => {
    const { way, address = "", port } = form;
    const mailbox = way === "imap" ? mailboxOf(form) : null;
    const given = { way, address: address.trim() || null, port, mailbox };
    await verbs.setIncomingMail(incomingMailSettings.parse(given));
    return site.messages.admin.incoming.saved;
  },
  test: async ({ verbs, site }) => {
    const { tested, failed } = site.messages.admin.incoming;
    const tried = await verbs.tryIncomingMail();
    return tried.works ? tested : { refused: failed[tried.reason], status: 422 };
  },
};

export const action = (given: Route.ActionArgs) => act(given, acts);

export const meta = screenTitle(({ incoming }) => incoming.title);

export default function IncomingMailRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <IncomingMailScreen {...loaderData} outcome={actionData} />;
}
