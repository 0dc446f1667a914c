import { type Act, act } from "#admin/request/act.ts";
import { requireOffice } from "#admin/request/office.ts";
import { chatKind, chatStop } from "#domains/outbox/contract.ts";
import { OutboxScreen } from "#domains/outbox/office/outbox-screen.tsx";
import { screenTitle } from "#ui/office/title.ts";
import type { Route } from "./+types/outbox.ts";

/** The chat texts that wait to be sent. */
export async function loader(given: Route.LoaderArgs) {
  const { verbs, site, access } = requireOffice(given);
  const kind = chatKind.safeParse(new URL(given.request.url).searchParams.get("kind")).data;
  const { all, texts } = await verbs.listOutbox(kind ? { kind } : {});
  const { userId } = access.member;
  const others = texts.some(({ claimedBy }) => claimedBy !== null && claimedBy !== userId);
  const isMember = access.member.role !== "cashier";
  const colleagues = new Map(
    others && isMember ? (await verbs.listColleagues()).map(({ userId: id, name }) => [id, name]) : [],
  );
  const { someone } = site.messages.admin.frame;
  return {
    ...{ all, kind: kind ?? null },
    texts: texts.map(({ claimedBy, ...text }) => ({
      ...text,
      isMine: claimedBy === userId,
      takenBy: claimedBy === null || claimedBy === userId ? null : (colleagues.get(claimedBy) ?? someone),
    })),
  };
}

const acts: Record<string, Act> = {
  open: async ({ verbs, site }, form) => {
    await verbs.openChat(form.text ?? "");
    return site.messages.admin.outbox.done.opened;
  },
  sent: async ({ verbs, site }, form) => {
    await verbs.markChatSent(form.text ?? "");
    return site.messages.admin.outbox.done.sent;
  },
  leave: async ({ verbs, site }, form) => {
    await verbs.leaveChat(form.text ?? "");
    return site.messages.admin.outbox.done.left;
  },
  stop: async ({ verbs, site }, form) => {
    const isStopped = form.stopped !== "no";
    await verbs.stopChats(chatStop.parse({ phone: form.phone, isStopped }));
    const { done } = site.messages.admin.outbox;
    if (!isStopped) return done.resumed;
    return { done: done.stopped, undo: { intent: "stop", phone: form.phone ?? "", stopped: "no" } };
  },
};

export const action = (given: Route.ActionArgs) => act(given, acts);

export const meta = screenTitle(({ outbox }) => outbox.title);

export default function Outbox({ loaderData, actionData }: Route.ComponentProps) {
  return <OutboxScreen {...loaderData} outcome={actionData} />;
}
