import { createHash } from "node:crypto";
import { type Act, act } from "#admin/request/act.ts";
import { requireOffice } from "#admin/request/office.ts";
import { issueInWords } from "#domains/content/rules/issue-in-words.ts";
import { holidayList } from "#domains/timetable/contract.ts";
import { holidayForm, holidaysTyped, readHolidayForm } from "#domains/timetable/office/holidays-form.ts";
import { type HolidayChanges, HolidaysScreen } from "#domains/timetable/office/holidays-screen.tsx";
import { fillCount } from "#shared/fill-text.ts";
import { screenTitle } from "#ui/office/title.ts";
import type { Route } from "./+types/settings-holidays.ts";

/** The institute's holidays that are not over. */
export async function loader(given: Route.LoaderArgs) {
  const { access, office, verbs } = requireOffice(given);
  if (!office.allowedVerbs(access.member).includes("setHolidays")) throw new Response(null, { status: 403 });
  const { holidays, ...shown } = await verbs.showHolidays();
  return { ...shown, holidays: holidayForm(holidays) };
}

/** Shows what a list changes; it is saved once its sender has seen the same. */
const acts: Record<string, Act<HolidayChanges>> = {
  preview: async (given, sent, form) => await previewOrSave(given, { ...sent, sure: "" }, form, "preview"),
  save: async (given, sent, form) => await previewOrSave(given, sent, form, "save"),
};

async function previewOrSave(
  { verbs, site }: Parameters<Act>[0],
  { seen = "", sure = "" }: Record<string, string>,
  sent: FormData,
  intent: "preview" | "save",
): ReturnType<Act<HolidayChanges>> {
  const { holidays: words } = site.messages.admin;
  const form = readHolidayForm(sent);
  const read = holidayList.safeParse(holidaysTyped(form), { error: issueInWords });
  if (!read.success) {
    const issues = read.error.issues.toReversed();
    const fields = Object.fromEntries(issues.map(({ path, message }) => [["holidays", ...path].join("."), message]));
    return { refused: words.wrong, fields, document: form, status: 422 };
  }
  const changes = await verbs.previewHolidays(read.data);
  const mark = createHash("sha256").update(JSON.stringify(changes)).digest("hex").slice(0, 16);
  const shown = { ...changes, mark };
  if (intent === "preview") return { document: form, shown };
  if (changes.batches.length > 0 && sure !== mark) return { refused: words.confirm, document: form, shown };
  const { people } = await verbs.setHolidays({ holidays: read.data, seen });
  return { done: people > 0 ? fillCount(words.savedTold, people) : words.saved };
}

export const action = (given: Route.ActionArgs) => act(given, acts);

export const meta = screenTitle(({ holidays }) => holidays.title);

export default function HolidaySettings({ loaderData, actionData }: Route.ComponentProps) {
  return <HolidaysScreen {...loaderData} changes={actionData?.shown ?? null} outcome={actionData} />;
}
