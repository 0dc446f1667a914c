import { type Act, act } from "#admin/request/act.ts";
import { requireOffice } from "#admin/request/office.ts";
import { ReplyList } from "#domains/replies/office/reply-list.tsx";
import { fileSize } from "#shared/file-size.ts";
import { shortTime } from "#ui/office/times.ts";
import { screenTitle } from "#ui/office/title.ts";
import type { Route } from "./+types/replies.ts";

/** The answers by e-mail that wait for the staff. */
export async function loader(given: Route.LoaderArgs) {
  const { verbs, site } = requireOffice(given);
  const now = new Date();
  const { timeZone } = site.content.company.hours;
  const replies = (await verbs.listHeldReplies()).map(({ at, held, files, ...reply }) => ({
    ...{ ...reply, at: shortTime(at, now, timeZone), held: held ?? "sender" },
    files: files.map(({ id, name, size }) => ({ id, name, size: fileSize(size) })),
  }));
  const posted = (await verbs.listReplyFiles()).map(({ at, files, ...reply }) => ({
    ...{ ...reply, at: shortTime(at, now, timeZone) },
    files: files.map(({ id, name, size }) => ({ id, name, size: fileSize(size) })),
  }));
  return { replies, posted };
}

const acts: Record<string, Act> = {
  post: async ({ verbs, site }, { reply = "" }) => {
    await verbs.postHeldReply(reply);
    return site.messages.admin.replies.posted;
  },
  discard: async ({ verbs, site }, { reply = "" }) => {
    await verbs.discardHeldReply(reply);
    return site.messages.admin.replies.discarded;
  },
};

export const action = (given: Route.ActionArgs) => act(given, acts);

export const meta = screenTitle(({ replies }) => replies.title);

export default function Replies({ loaderData, actionData }: Route.ComponentProps) {
  return <ReplyList {...loaderData} outcome={actionData} />;
}
