import { type Act, act } from "#admin/request/act.ts";
import { requireOffice } from "#admin/request/office.ts";
import { newReminder, reminderAge } from "#domains/money/contract/fee-rules.ts";
import { RemindersScreen } from "#domains/money/office/desk/reminders-screen.tsx";
import { chatWith } from "#domains/outbox/rules/chat.ts";
import { fillCount, fillText } from "#shared/fill-text.ts";
import { shortTime } from "#ui/office/times.ts";
import { screenTitle } from "#ui/office/title.ts";
import type { Route } from "./+types/fees-reminders.ts";

/** Whose fees are overdue, with a message ready to send. */
export async function loader(given: Route.LoaderArgs) {
  const { verbs, site } = requireOffice(given);
  const asked = new URL(given.request.url).searchParams.get("age");
  const age = reminderAge.safeParse(asked).data ?? "all";
  const { timeZone } = site.content.company.hours;
  const { lang } = site.messages.language;
  const now = new Date();
  const words = site.messages.admin.reminders;
  const rows = await verbs.listReminders(age);
  const stopped = new Set(await verbs.listChatStops(rows.map(({ phone }) => phone)));
  return {
    age,
    rows: rows.map(({ phone, message, last, ...row }) => ({
      ...row,
      whatsapp: chatWith(phone, message, stopped),
      last:
        last &&
        fillText(words.sent[last.channel], { time: shortTime(last.sentAt, now, timeZone, lang), by: last.sentBy }),
    })),
  };
}

const acts: Record<string, Act> = {
  prepare: async ({ verbs, site }, _, sent) => {
    const { count } = await verbs.prepareReminders(sent.getAll("order").map(String));
    return fillCount(site.messages.admin.outbox.prepared.done, count);
  },
  remind: async ({ verbs, site }, { reference, channel }, sent) => {
    const words = site.messages.admin.reminders;
    const { name } = await verbs.sendReminder(newReminder.parse({ key: sent.get("formKey"), reference, channel }));
    return fillText(channel === "email" ? words.mailed : words.marked, { name });
  },
};

export const action = (given: Route.ActionArgs) => act(given, acts);

export const meta = screenTitle(({ reminders }) => reminders.title);

export default function FeesReminders({ loaderData, actionData }: Route.ComponentProps) {
  return <RemindersScreen {...loaderData} outcome={actionData} />;
}
