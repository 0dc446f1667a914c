import { newHandIn } from "#domains/work/contract.ts";
import type { Act } from "./act.ts";

/** The acts of an assignment's form, however it is sent. */
export const actsOf = (workId: string): Record<string, Act> => ({
  "hand in": async ({ services, user, site }, { key, text = "", link = "", files = "" }) => {
    const fileIds = files.split(" ").filter(Boolean);
    const sent = newHandIn.parse({ key, text: text.replaceAll("\r\n", "\n"), link, fileIds });
    const { late } = await services.work.handIn(user, workId, sent);
    const { form: words } = site.messages.classroom.work;
    return late > 0 ? words.doneLate : words.done;
  },
});
