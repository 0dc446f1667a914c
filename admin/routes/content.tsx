import { type Act, act } from "#admin/request/act.ts";
import { type OpenOffice, requireOffice } from "#admin/request/office.ts";
import { type BulkOutcome, DocumentBulk } from "#domains/content/office/document-bulk.tsx";
import { DocumentFilters } from "#domains/content/office/document-filters.tsx";
import { type DocumentState, stateNames } from "#domains/content/office/document-states.ts";
import { answerName, documentName, findEditors, groups, keyOf, readGroup } from "#domains/content/office/documents.ts";
import { languageShares, percentOf } from "#domains/content/office/language-shares.ts";
import { placeIssues } from "#domains/content/office/placed-issues.ts";
import { LanguageShares } from "#domains/content/office/translation-list.tsx";
import { cutText } from "#shared/cut-text.ts";
import { fillCount } from "#shared/fill-text.ts";
import { hiddenNumber } from "#ui/form/hidden-number.ts";
import { useFrame } from "#ui/office/office-frame.ts";
import { shortTime } from "#ui/office/times.ts";
import { screenTitle } from "#ui/office/title.ts";
import type { Route } from "./+types/content.ts";

/** Every document of the site, grouped as people look for them. */
export async function loader(given: Route.LoaderArgs) {
  const { verbs, site } = requireOffice(given);
  const { searchParams } = new URL(given.request.url);
  const { lang } = site.messages.language;
  const words = site.messages.admin;
  const query = cutText(searchParams.get("q")?.trim() ?? "", 200);
  const asked = searchParams.has("drafts") ? "draft" : searchParams.get("state");
  const state = stateNames.find((name) => name === asked) ?? null;
  const seeksInAll = query !== "" || state !== null || searchParams.get("group") === "all";
  const group = readGroup(searchParams.get("group")) ?? (seeksInAll ? null : "courses");
  const documents = await verbs.listDocuments(query);
  const translations = await verbs.listTranslations();
  const shares = languageShares(translations, lang);
  const translated = new Map(translations.map((one) => [`${one.locale}/${one.kind}/${one.id}`, one]));
  const languagesOf = ({ kind, id }: { kind: string; id: string }) =>
    shares.flatMap(({ locale, language }) => {
      const own = translated.get(`${locale}/${kind}/${id}`);
      return own ? [{ locale, language, percent: percentOf(own), changed: own.changed }] : [];
    });
  const editorOf = await findEditors(verbs, words);
  const now = new Date();
  const listed = Object.values(groups).flat();
  const shown = documents
    .filter(({ holds }) => holds)
    .filter(({ kind }) => (group === null ? listed : groups[group]).some((own) => own === kind))
    .map((one) => ({ ...one, state: stateOf(one) }))
    .filter((one) => state === null || isIn(state, one.state));
  return {
    ...{ group, query, state, shares },
    documents: shown.map(({ kind, id, version, kinds, editedBy, editedAt, ...one }) => ({
      ...{ kind, id, version, state: one.state, seedHasChanged: one.seedHasChanged },
      languages: languagesOf({ kind, id }),
      ...answerName({ kind, kinds, name: documentName({ kind, id, title: one.title }, words.content) }, site.messages),
      edited:
        editedBy && editedAt
          ? { by: editorOf(editedBy), at: shortTime(editedAt, now, site.content.company.hours.timeZone, lang) }
          : null,
    })),
    drafts: [...documents, ...translations].filter(({ hasDraft }) => hasDraft).length,
    unanswered: (await verbs.listUnanswered()).length,
  };
}

interface Standing {
  hasDraft: boolean;
  isPublished: boolean;
  isShown: boolean;
  isWithdrawing: boolean;
}

function stateOf({ hasDraft, isPublished, isShown, isWithdrawing }: Standing): DocumentState {
  if (isWithdrawing) return "withdrawing";
  if (hasDraft) return isShown ? "draft" : "new";
  if (!isShown) return "withdrawn";
  return isPublished ? "changed" : "seed";
}

/** Whether a document's state is one that a filter asks for. */
function isIn(wanted: (typeof stateNames)[number], state: DocumentState): boolean {
  if (wanted === "draft") return state === "draft" || state === "new" || state === "withdrawing";
  if (wanted === "published") return state === "changed" || state === "seed" || state === "draft";
  return wanted === state;
}

/** The chosen documents of a form, each with the version that was seen. */
const chosenIn = (sent: FormData) =>
  sent.getAll("document").map((chosen) => {
    const [kind = "", id = "", version = ""] = String(chosen).split("/");
    return { ...keyOf({ kind, id }), version: hiddenNumber(version) };
  });

/** Publishes the drafts among documents; a refusal names every cause. */
async function publishChosen({ verbs, site }: OpenOffice, chosen: ReturnType<typeof chosenIn>) {
  const words = site.messages.admin.content;
  const documents = await verbs.listDocuments();
  const hasDraft = ({ kind, id }: { kind: string; id: string }) =>
    documents.some((one) => one.kind === kind && one.id === id && one.hasDraft);
  const only = chosen.filter(hasDraft);
  if (only.length === 0) return { refused: words.bulk.noDrafts, status: 422 };
  const issues = await verbs.validateDrafts(only.map(({ version: _, ...key }) => key));
  if (issues.length > 0) {
    const placed = placeIssues(issues, documents, site.messages);
    return { refused: words.publish.refused, shown: { issues: placed }, status: 422 };
  }
  await verbs.publish({ only });
  return fillCount(words.bulk.published, only.length);
}

const acts: Record<string, Act<BulkOutcome>> = {
  publish: async (office, _, sent) => {
    const chosen = chosenIn(sent);
    const { bulk } = office.site.messages.admin.content;
    return chosen.length === 0 ? { refused: bulk.nothing, status: 422 } : await publishChosen(office, chosen);
  },
  withdraw: async ({ verbs, site }, _, sent) => {
    const { bulk } = site.messages.admin.content;
    const chosen = chosenIn(sent);
    if (chosen.length === 0) return { refused: bulk.nothing, status: 422 };
    let saved = 0;
    for (const { version, ...key } of chosen) {
      const { published, draft } = await verbs.showDocument(key);
      if (published === null || draft?.document === null) continue;
      if ("version" in (await verbs.saveDraft(key, { document: null, version }))) saved += 1;
    }
    return saved === 0 ? { refused: bulk.noneWithdrawn, status: 409 } : fillCount(bulk.withdrawn, saved);
  },
};

export const action = (given: Route.ActionArgs) => act(given, acts);

export const meta = screenTitle(({ content }) => content.title);

export default function Content({ loaderData, actionData }: Route.ComponentProps) {
  const { content } = useFrame().words;
  return (
    <div className="p-4 md:p-6">
      <h1 className="text-2xl">{content.title}</h1>
      <p className="mt-1 text-ink-soft">{content.lead}</p>
      {loaderData.shares.length > 0 && <LanguageShares shares={loaderData.shares} />}
      <DocumentFilters {...loaderData} />
      <DocumentBulk documents={loaderData.documents} group={loaderData.group} outcome={actionData} />
    </div>
  );
}
