import { type Act, act } from "#admin/request/act.ts";
import { requireOffice } from "#admin/request/office.ts";
import { savedReply } from "#domains/leads/contract/conversation.ts";
import { SavedRepliesScreen } from "#domains/leads/office/saved-replies-screen.tsx";
import { screenTitle } from "#ui/office/title.ts";
import type { Route } from "./+types/saved-replies.ts";

/** The replies that staff use again. */
export async function loader(given: Route.LoaderArgs) {
  return { replies: await requireOffice(given).verbs.listSavedReplies() };
}

const acts: Record<string, Act> = {
  save: async ({ verbs, site }, form, sent) => {
    const texts = { en: form.en, ur: form.ur, "ur-Latn": form["ur-Latn"], ar: form.ar };
    await verbs.saveReply(savedReply.parse({ id: form.reply || sent.get("formKey"), title: form.title, texts }));
    return site.messages.admin.conversation.saved.kept;
  },
  remove: async ({ verbs, site }, form) => {
    await verbs.removeReply(form.reply ?? "");
    return site.messages.admin.conversation.saved.removed;
  },
};

export const action = (given: Route.ActionArgs) => act(given, acts);

export const meta = screenTitle(({ conversation }) => conversation.saved.title);

export default function SavedReplies({ loaderData, actionData }: Route.ComponentProps) {
  return <SavedRepliesScreen {...loaderData} outcome={actionData} />;
}
