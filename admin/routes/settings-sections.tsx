import { isDeepStrictEqual } from "node:util";
import { type Act, act } from "#admin/request/act.ts";
import { type OpenOffice, requireOffice } from "#admin/request/office.ts";
import { findEditors, keyOf } from "#domains/content/office/documents.ts";
import {
  changedSections,
  pagesToLeadTo,
  readCourseLeads,
  readSections,
  wrongLeads,
} from "#domains/content/office/section-choice.ts";
import { SectionsScreen } from "#domains/content/office/sections-screen.tsx";
import { fillText } from "#shared/fill-text.ts";
import { hiddenNumber } from "#ui/form/hidden-number.ts";
import { screenTitle } from "#ui/office/title.ts";
import type { Route } from "./+types/settings-sections.ts";

const key = keyOf({ kind: "page", id: "sections" });

/** The courses off the site that batches belong to, or that the program did not bring along. */
async function formerCoursesOf({ verbs, site, office, access }: OpenOffice) {
  const batches = office.allowedVerbs(access.member).includes("listBatches") ? await verbs.listBatches() : [];
  const former = site.content.formerCourses.map(async ({ id, title }) => {
    const hasBatches = batches.some(({ courseId }) => courseId === id);
    const isOwn = hasBatches || (await verbs.showDocument(keyOf({ kind: "course", id }))).seed === null;
    return isOwn ? [{ id, title }] : [];
  });
  return (await Promise.all(former)).flat();
}

/** The parts of the site that can be switched off, as visitors see them now. */
export async function loader(given: Route.LoaderArgs) {
  const opened = requireOffice(given);
  const { verbs, site } = opened;
  const stored = (await verbs.listDocuments()).find(({ kind, id }) => kind === key.kind && id === key.id);
  return {
    off: site.content.pages.sections?.off ?? [],
    courses: site.content.pages.sections?.courses,
    formerCourses: await formerCoursesOf(opened),
    version: stored?.version ?? 0,
    pages: pagesToLeadTo(site),
  };
}

/** Saves and publishes the choice; a refused publication leaves no draft behind. */
const save: Act = async (opened, form) => {
  const { verbs, site } = opened;
  const words = site.messages.admin.content;
  const off = readSections(form);
  const { off: before = [], courses: ledBefore = [] } = site.content.pages.sections ?? {};
  const courses = readCourseLeads(form, await formerCoursesOf(opened), ledBefore);
  if (isDeepStrictEqual({ off, courses }, { off: before, courses: ledBefore })) return words.form.unchanged;
  const document = { off, ...(courses?.length && { courses }) };
  const fields = wrongLeads(document, site);
  if (Object.keys(fields).length > 0) return { refused: words.sections.wrong, fields, typed: form, status: 422 };
  const saved = await verbs.saveDraft(key, { document, version: hiddenNumber(form.seen) });
  if ("newer" in saved) {
    const name = (await findEditors(verbs, site.messages.admin))(saved.newer.editedBy);
    return { refused: fillText(words.newer.first, { name }), typed: form, isConflict: true, status: 409 };
  }
  try {
    await verbs.publish({ only: [{ ...key, version: saved.version }] });
  } catch (error) {
    await verbs.discardDraft(key, saved.version);
    throw error;
  }
  return changedSections(before, off, { words: words.sections, lang: site.messages.language.lang });
};

export const action = (given: Route.ActionArgs) => act(given, { save });

export const meta = screenTitle(({ content }) => content.sections.title);

export default function SectionSettings({ loaderData, actionData }: Route.ComponentProps) {
  return <SectionsScreen {...loaderData} outcome={actionData} />;
}
