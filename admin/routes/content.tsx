import { requireOffice } from "#admin/request/office.ts";
import { DocumentFilters } from "#domains/content/office/document-filters.tsx";
import { DocumentTable } from "#domains/content/office/document-table.tsx";
import { documentName, findEditors, groups, readGroup } from "#domains/content/office/documents.ts";
import { useFrame } from "#ui/office/office-frame.ts";
import { shortTime } from "#ui/office/times.ts";
import { screenTitle } from "#ui/office/title.ts";
import type { Route } from "./+types/content.ts";

/** Every document of the site, grouped as people look for them. */
export async function loader(given: Route.LoaderArgs) {
  const { verbs, site } = requireOffice(given);
  const { searchParams } = new URL(given.request.url);
  const words = site.messages.admin;
  const query = searchParams.get("q")?.trim() ?? "";
  const onlyDrafts = searchParams.has("drafts");
  const seeksInAll = query !== "" || onlyDrafts || searchParams.get("group") === "all";
  const group = readGroup(searchParams.get("group")) ?? (seeksInAll ? null : "courses");
  const documents = await verbs.listDocuments();
  const editorOf = await findEditors(verbs, words);
  const now = new Date();
  const shown = documents
    .map((one) => ({ ...one, name: documentName(one, words.content) }))
    .filter(({ kind }) => group === null || groups[group].some((own) => own === kind))
    .filter(({ hasDraft }) => hasDraft || !onlyDrafts)
    .filter(({ name, id }) => `${name} ${id}`.toLowerCase().includes(query.toLowerCase()));
  return {
    ...{ group, query, onlyDrafts },
    documents: shown.map(({ kind, id, name, editedBy, editedAt, ...state }) => ({
      ...{ kind, id, name, state: stateOf(state), seedHasChanged: state.seedHasChanged },
      edited:
        editedBy && editedAt
          ? { by: editorOf(editedBy), at: shortTime(editedAt, now, site.content.company.hours.timeZone) }
          : null,
    })),
    drafts: documents.filter(({ hasDraft }) => hasDraft).length,
    unanswered: (await verbs.listUnanswered()).length,
  };
}

interface Standing {
  hasDraft: boolean;
  isPublished: boolean;
  isShown: boolean;
  isWithdrawing: boolean;
}

function stateOf({ hasDraft, isPublished, isShown, isWithdrawing }: Standing) {
  if (isWithdrawing) return "withdrawing" as const;
  if (hasDraft) return isShown ? ("draft" as const) : ("new" as const);
  if (!isShown) return "withdrawn" as const;
  return isPublished ? ("changed" as const) : ("seed" as const);
}

export const meta = screenTitle(({ content }) => content.title);

export default function Content({ loaderData }: Route.ComponentProps) {
  const { content } = useFrame().words;
  return (
    <div className="p-4 md:p-6">
      <h1 className="text-2xl">{content.title}</h1>
      <p className="mt-1 text-ink-soft">{content.lead}</p>
      <DocumentFilters {...loaderData} />
      <DocumentTable documents={loaderData.documents} group={loaderData.group} />
    </div>
  );
}
