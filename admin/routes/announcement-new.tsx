import { createHash } from "node:crypto";
import { useRef } from "react";
import { Link, redirect } from "react-router";
import { type Act, act } from "#admin/request/act.ts";
import { inNameOf } from "#admin/request/in-name-of.ts";
import { type OpenOffice, requireOffice } from "#admin/request/office.ts";
import { studentChoiceOf } from "#admin/request/student-choice.ts";
import { audience, newAnnouncement, savedAnnouncement } from "#domains/talk/contract.ts";
import { announcementFields, announcementTexts } from "#domains/talk/office/announcement-fields.ts";
import { AnnouncementForm, type AnnouncementTexts, type Checked } from "#domains/talk/office/announcement-form.tsx";
import { SavedAnnouncements } from "#domains/talk/office/saved-announcements.tsx";
import { useTemplate } from "#domains/talk/office/use-template.ts";
import type { Reach } from "#domains/talk/server/audience.ts";
import { classChoices } from "#domains/timetable/office/class-choices.ts";
import { fillCount, fillText } from "#shared/fill-text.ts";
import { OutcomeNote } from "#ui/form/outcome-note.tsx";
import { useClassFrame } from "#ui/office/class-words.ts";
import { screenTitle } from "#ui/office/title.ts";
import type { Route } from "./+types/announcement-new.ts";

/** A new announcement: to the batch, the class or the people of the address, or as an earlier one read. */
export async function loader(given: Route.LoaderArgs) {
  const office = requireOffice(given);
  const { verbs, site, access } = office;
  const asked = new URL(given.request.url).searchParams;
  const own = await inNameOf(office);
  const from = asked.get("from") ? await verbs.showAnnouncement(own, asked.get("from") ?? "") : null;
  const chosen = asked.has("chosen") ? await verbs.showChosen(studentChoiceOf(asked)) : null;
  const people = chosen?.students.map(({ id }) => id) ?? (asked.get("people") ?? "").split(" ").filter(Boolean);
  const batchIds = batchesOf(people, asked, from?.batchIds ?? own);
  const [batchId, ...others] = batchIds;
  const found = batchId && others.length === 0 && people.length === 0 ? await verbs.showTimetable(batchId) : null;
  const templates = await verbs.listSavedAnnouncements();
  const template = templates.find(({ id }) => id === asked.get("saved"));
  return {
    id: crypto.randomUUID(),
    /** The number of the chosen who are too many for one announcement. */
    left: chosen?.left ?? 0,
    ...{ templates, saved: template?.id ?? "", files: from?.files ?? [] },
    batches: await verbs.listAudiences(own),
    classes: classChoices(found?.classes ?? [], site, asked.get("class")),
    mayAskOwing: access.member.role !== "teacher",
    shown: {
      ...{ batches: batchIds, group: asked.get("group") === "absent" ? "absent" : "students" },
      ...{ class: asked.get("class") ?? "", people: people.join(" "), startsAt: "", files: [] },
      ...beginning(template, from),
    } satisfies AnnouncementTexts as AnnouncementTexts,
  };
}

type Written = Pick<AnnouncementTexts, "title" | "text">;

/** The texts that a new announcement begins with: a template's, or an earlier one's. */
function beginning(template: Written | undefined, from: (Written & { byEmail: boolean }) | null) {
  const { title, text } = template ?? from ?? { title: "", text: "" };
  return { title, text, email: from?.byEmail ?? true };
}

/** The batches of the address; chosen people are in the name of those that the member is limited to. */
function batchesOf(people: string[], asked: URLSearchParams, otherwise: string[]): string[] {
  if (people.length > 0) return otherwise;
  if (asked.has("batch")) return asked.getAll("batch");
  return asked.has("from") || otherwise.length === 1 ? otherwise : [];
}

interface Shown {
  texts: AnnouncementTexts;
  checked: Checked | null;
  /** The id of the template that it began with or was kept as; empty for none. */
  saved: string;
}

/** Shows whom an announcement goes to and how it reads; it is sent once its sender has seen the same people counted. */
const acts: Record<string, Act<Shown>> = {
  check: async (office, form, sent) => {
    const texts = announcementTexts(form, sent);
    return { shown: { texts, checked: await checkedOf(office, texts), saved: form.saved ?? "" } };
  },
  keep: async ({ verbs, site }, form, sent) => {
    const texts = announcementTexts(form, sent);
    const { title, text } = texts;
    const template = savedAnnouncement.parse({ id: form.saved || form.id, title, text });
    await verbs.saveAnnouncement(template);
    return { done: site.messages.admin.talk.saved.kept, shown: { texts, checked: null, saved: template.id } };
  },
  "remove saved": async ({ verbs, site }, { saved = "", title = "", text = "" }) => {
    await verbs.removeSavedAnnouncement(savedAnnouncement.shape.id.parse(saved));
    return { done: site.messages.admin.talk.saved.removed, undo: { intent: "put back", saved, title, text } };
  },
  "put back": async ({ verbs, site }, { saved, title, text }) => {
    await verbs.saveAnnouncement(savedAnnouncement.parse({ id: saved, title, text }));
    return site.messages.admin.talk.saved.kept;
  },
  send: async (office, form, sent) => {
    const { verbs, site } = office;
    const texts = announcementTexts(form, sent);
    const checked = await checkedOf(office, texts);
    if (checked.mark !== form.seen)
      return {
        refused: site.messages.admin.talk.form.changed,
        shown: { texts, checked, saved: form.saved ?? "" },
        status: 409,
      };
    const { timeZone } = site.content.company.hours;
    const entry = newAnnouncement.parse({ ...announcementFields(texts, timeZone), id: form.id });
    const { id } = await verbs.announce(texts.batches, entry);
    return redirect(`/announcements/${id}`);
  },
};

async function checkedOf({ verbs, site }: OpenOffice, texts: AnnouncementTexts): Promise<Checked> {
  const fields = announcementFields(texts, site.content.company.hours.timeZone);
  const { title, text, group, classId, personIds } = newAnnouncement.parse(fields);
  const reach = await verbs.countAudience(texts.batches, audience.parse({ group, classId, personIds }));
  return { reach, title, text, mark: markOf(texts, reach) };
}

/** Stands for the people that were counted. */
function markOf({ batches, group, class: classId, people }: AnnouncementTexts, reach: Reach): string {
  const counted = JSON.stringify([batches.toSorted(), group, classId, people, reach]);
  return createHash("sha256").update(counted).digest("hex").slice(0, 16);
}

export const action = (given: Route.ActionArgs) => act(given, acts);

export const meta = screenTitle(({ frame }) => frame.screens.announcements);

export default function NewAnnouncement({
  loaderData: { shown, templates, left, ...form },
  actionData,
}: Route.ComponentProps) {
  const { talk: words } = useClassFrame().words;
  const checked = actionData?.shown?.checked ?? null;
  const element = useRef<HTMLFormElement>(null);
  const template = useTemplate(element);
  const saved = template.chosen?.id ?? actionData?.shown?.saved ?? form.saved;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 p-4 md:p-6">
      <header>
        <Link to="/announcements" className="link text-sm">
          {words.back}
        </Link>
        <h1 className="text-2xl">{words.form.title}</h1>
        {left > 0 && <p className="mt-2 border-s-4 border-danger ps-3">{fillCount(words.form.left, left)}</p>}
      </header>
      <OutcomeNote outcome={actionData} />
      <SavedAnnouncements saved={templates} chosen={saved} onChoose={template.choose} />
      {template.chosen && (
        <p role="status" className="flex max-w-4xl flex-wrap items-center gap-x-4">
          <span>{fillText(words.saved.used, { title: template.chosen.title })}</span>
          {template.hasBefore && (
            <button type="button" className="button button-quiet" onClick={template.putBack}>
              {words.saved.putBack}
            </button>
          )}
        </p>
      )}
      <AnnouncementForm
        key={form.saved}
        {...form}
        element={element}
        saved={saved}
        shown={actionData?.shown?.texts ?? shown}
        checked={checked}
        outcome={actionData}
      />
    </div>
  );
}
