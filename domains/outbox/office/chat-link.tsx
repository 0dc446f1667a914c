import type { ComponentProps } from "react";
import type { Chat } from "#domains/outbox/rules/chat.ts";
import { useFrame } from "#ui/office/office-frame.ts";

/** Opens a chat in a new tab; for a number that wants no texts it says so instead. */
export function ChatLink({ chat, ...link }: ComponentProps<"a"> & { chat: Chat }) {
  const { outbox: words } = useFrame().words;
  if (chat === null) return null;
  if ("isStopped" in chat) return <span className="text-sm text-ink-soft">{words.stopped}</span>;
  return <a {...link} href={chat.href} target="_blank" rel="noopener noreferrer" />;
}
