import { useRouteLoaderData } from "react-router";
import type { Messages } from "#shared/words.ts";

/** The facts that every form needs of its page: the words about sending, and whose typed text it keeps. */
export interface SendingFrame {
  sending: Messages["sending"];
  /** The signed-in account's id; null without one. */
  account: string | null;
}

/** The part of a page's frame that its forms need. */
export const sendingFrame = ({ sending }: Pick<Messages, "sending">, user: { id: string } | null): SendingFrame => ({
  sending,
  account: user?.id ?? null,
});

/** The part of the frame that forms need, as the root has loaded it. */
export function useSendingFrame(): SendingFrame {
  const frame = useRouteLoaderData<SendingFrame>("root");
  if (!frame) throw new Error("The frame of the page is not loaded.");
  return frame;
}
