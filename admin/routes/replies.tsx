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
  const { lang } = site.messages.language;
  const shown = <Reply extends Answered>({ at, personId, memberId, kind, threadId, files, ...reply }: Reply) => ({
    ...{ ...reply, at: shortTime(at, now, timeZone, lang), isOfStaff: memberId !== null },
    path: pathOf({ personId, kind, threadId }),
    files: files.map(({ id, name, size }) => ({ id, name, size: fileSize(size) })),
  });
  const replies = (await verbs.listHeldReplies()).map(shown).map((one) => ({ ...one, held: one.held ?? "sender" }));
  const posted = (await verbs.listReplyFiles()).map(shown);
  return { replies, posted };
}

interface Answered {
  at: Date;
  personId: string | null;
  memberId: string | null;
  kind: string;
  threadId: string;
  files: { id: string; name: string; size: number }[];
}

/** The page on which a conversation stands. */
function pathOf({ personId, kind, threadId }: Pick<Answered, "personId" | "kind" | "threadId">): string {
  if (personId === null || kind === "question") return `/questions/${threadId}`;
  return kind === "lead" ? `/leads/${threadId}` : `/people/${personId}`;
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
