import { type Act, act } from "#admin/request/act.ts";
import { requireOffice } from "#admin/request/office.ts";
import { newClosing } from "#domains/money/contract.ts";
import { DeskDay } from "#domains/money/office/desk/desk-day.tsx";
import { fillText } from "#shared/fill-text.ts";
import { shortTime } from "#ui/office/times.ts";
import { screenTitle } from "#ui/office/title.ts";
import type { Route } from "./+types/fees-day.ts";

/** What begins the choice of a member of staff, among those of places. */
const member = "member ";

/** The day at the desk: drawers, what was taken by whom and how, and the last closings. */
export async function loader(given: Route.LoaderArgs) {
  const { verbs, site, access } = requireOffice(given);
  const { timeZone } = site.content.company.hours;
  const { lang } = site.messages.language;
  const now = new Date();
  const words = site.messages.admin.fees.day;
  const { userId: own } = access.member;
  const colleagues = await verbs.listColleagues();
  const names = new Map(colleagues.map(({ userId, name }) => [userId, name]));
  const nameOf = (userId: string | null) => (userId === null ? words.online : (names.get(userId) ?? words.somebody));
  const { taken, drawers, closings } = await verbs.showDeskDay();
  return {
    taken: taken.map(({ userId, ...row }) => ({ ...row, name: nameOf(userId) })),
    own: drawers.filter(({ userId }) => userId === own),
    others: drawers
      .filter(({ userId, isEmpty }) => userId !== own && !isEmpty)
      .map(({ userId, cash }) => ({ name: nameOf(userId), cash })),
    receivers: [
      ...colleagues
        .filter(({ userId, keepsDrawer }) => keepsDrawer && userId !== own)
        .map(({ userId, name }): [string, string] => [`${member}${userId}`, name]),
      ...words.places.map((place): [string, string] => [place, place]),
    ],
    closings: closings.map(({ userId, closedAt, ...closing }) => {
      return { ...closing, name: nameOf(userId), at: shortTime(closedAt, now, timeZone, lang) };
    }),
  };
}

const acts: Record<string, Act> = {
  close: async ({ verbs, site }, { currency, seen, counted, reason, handedTo: chosen }, sent) => {
    const handedTo = chosen?.startsWith(member) ? { userId: chosen.slice(member.length) } : { place: chosen };
    const typed = { currency, seen, counted, handedTo, ...(reason?.trim() && { reason }) };
    const { difference } = await verbs.closeDrawer(newClosing.parse({ key: sent.get("formKey"), ...typed }));
    const { done, doneOff } = site.messages.admin.fees.day;
    return difference === null ? done : fillText(doneOff, { amount: difference });
  },
};

export const action = (given: Route.ActionArgs) => act(given, acts);

export const meta = screenTitle(({ fees }) => fees.day.title);

export default function FeesDay({ loaderData, actionData }: Route.ComponentProps) {
  return <DeskDay {...loaderData} outcome={actionData} />;
}
