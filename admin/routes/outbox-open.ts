import { adminContext } from "#admin/request/contexts.ts";
import { openOffice } from "#admin/request/office.ts";
import type { OpenedChat } from "#domains/outbox/office/outbox-screen.tsx";
import { whatsappLink } from "#shared/whatsapp-link.ts";
import { refusalOf } from "#ui/form/refused-form.ts";
import type { Route } from "./+types/outbox-open.ts";

/** Takes a text for the member alone, and returns the chat that it is sent in. */
export async function action({ params: { textId }, context }: Route.ActionArgs) {
  const { messages } = context.get(adminContext).site;
  const answer = (opened: OpenedChat, status = 200) => Response.json(opened, { status });
  const office = openOffice(context);
  if (!office) return answer({ refused: messages.sending.signedOut }, 401);
  try {
    const { phone, text } = await office.verbs.openChat(textId);
    return answer({ link: whatsappLink({ e164: phone, greeting: text }) });
  } catch (error) {
    const { refused = "", status } = refusalOf(error, messages);
    return answer({ refused }, status);
  }
}
