import { redirect } from "react-router";
import { batchesOfMember } from "#admin/request/in-name-of.ts";
import { requireOffice } from "#admin/request/office.ts";
import { reductionsOf } from "#admin/request/plan-acts.ts";
import { refundsOf } from "#admin/request/refund-acts.ts";
import { titlesOf } from "#domains/leads/office/subject.ts";
import { shownClasses } from "#domains/overview/office/shown-classes.ts";
import { todayData } from "#domains/overview/office/today-data.ts";
import { TodayScreen } from "#domains/overview/office/today-screen.tsx";
import { questionRow } from "#domains/talk/office/question-row.ts";
import { dayInWords } from "#shared/formats/class-time.ts";
import { shortTime } from "#ui/office/times.ts";
import { screenTitle } from "#ui/office/title.ts";
import type { Route } from "./+types/today.ts";

/** The member's tasks of today; those who have none but money are led to the desk. */
export async function loader(given: Route.LoaderArgs) {
  const open = requireOffice(given);
  const { verbs, site, access, office } = open;
  const now = new Date();
  const { timeZone } = site.content.company.hours;
  const { lang } = site.messages.language;
  const day = dayInWords(now, timeZone, "with year", lang);
  const may = office.allowedVerbs(access.member);
  if (!may.includes("showTaughtClasses")) throw redirect("/fees");
  const found = may.includes("showSetup") ? await verbs.showSetup() : null;
  const setup = found && !found.isPutAway && !found.done.live ? { isDemo: found.isDemo, done: found.done } : null;
  const classes = await verbs.showTaughtClasses();
  const phones = classes.behind.first.flatMap(({ person }) => person.phone ?? []);
  const taught = shownClasses(classes, {
    stopped: new Set(await verbs.listChatStops(phones)),
    ...{ now, timeZone, lang, words: site.messages.admin, inLanguage: open.inLanguage },
  });
  const batchIds = may.includes("listQuestions") ? await batchesOfMember({ access, verbs }) : null;
  const telling = { now, timeZone, lang, words: site.messages.admin };
  const asked = batchIds && {
    all: (await verbs.countQuestions(batchIds)).all,
    first: (await verbs.listQuestions(batchIds, "waiting", { limit: 5 })).entries.map((one) =>
      questionRow(one, telling),
    ),
  };
  const isTeacher = access.member.role === "teacher";
  const teaching = isTeacher || taught.days.length > 0 ? taught : null;
  const timeOf = (moment: Date) => shortTime(moment, now, timeZone, lang);
  const reductions = may.includes("decideReduction") ? await reductionsOf(open, "", timeOf) : [];
  const refunds = may.includes("decideRefund")
    ? (await refundsOf(open, "", timeOf)).filter(({ verdict }) => verdict === null)
    : [];
  const frame = { setup, day, teaching, asked, reductions, refunds };
  if (!may.includes("showToday")) return { ...frame, replies: 0, today: null };
  const words = site.messages.admin.leads;
  const due = await verbs.showToday();
  return {
    ...frame,
    replies: due.replies,
    today: todayData(due, { now, timeZone, lang, words, titles: titlesOf(site) }),
  };
}

export const meta = screenTitle(({ today }) => today.title);

export default function Today({ loaderData }: Route.ComponentProps) {
  return <TodayScreen {...loaderData} />;
}
