import { Link } from "react-router";
import { type Act, act } from "#admin/request/act.ts";
import { openOffice, requireOffice } from "#admin/request/office.ts";
import type { DocumentKey } from "#domains/content/contract/kinds.ts";
import { findEditors, keyOf, screenOf } from "#domains/content/office/documents.ts";
import { fillText } from "#shared/fill-text.ts";
import { Badge } from "#ui/badge.tsx";
import { Empty } from "#ui/empty.tsx";
import { ActForm } from "#ui/form/act-form.tsx";
import { hiddenNumber } from "#ui/form/hidden-number.ts";
import { OutcomeNote } from "#ui/form/outcome-note.tsx";
import { useFrame } from "#ui/office/office-frame.ts";
import { shortTime } from "#ui/office/times.ts";
import type { Route } from "./+types/document-history.ts";

/** The published versions of a document, the newest first. */
export async function loader(given: Route.LoaderArgs) {
  const { verbs, site } = requireOffice(given);
  // A document that follows the seed has no versions, but exists.
  const history = await openOffice(given.context)?.verbs.showHistory(keyOf(given.params)).catch(noneIfMissing);
  const editorOf = await findEditors(verbs, site.messages.admin);
  const now = new Date();
  const { timeZone } = site.content.company.hours;
  const { lang } = site.messages.language;
  return {
    versions: (history ?? []).map(({ revision, publication, at, actor, note, isWithdrawn }) => ({
      ...{ revision, publication, note, isWithdrawn },
      at: shortTime(at, now, timeZone, lang),
      by: editorOf(actor),
    })),
  };
}

function noneIfMissing(error: unknown): never[] {
  if (error instanceof Error && "code" in error && error.code === "not_found") return [];
  throw error;
}

const actsOn = (key: DocumentKey): Record<string, Act> => ({
  restore: async ({ verbs, site }, { revision = "" }) => {
    const { history } = site.messages.admin.content;
    const saved = await verbs.restoreRevision(key, hiddenNumber(revision));
    if ("version" in saved) return fillText(history.restored, { revision });
    return { refused: site.messages.errors["content.draftChanged"], status: 409 };
  },
});

export const action = (given: Route.ActionArgs) => act(given, actsOn(keyOf(given.params)));

export default function DocumentHistory({ loaderData, actionData, params }: Route.ComponentProps) {
  const { history, publish } = useFrame().words.content;
  const { versions } = loaderData;
  if (versions.length === 0) return <Empty title={history.empty} text={history.emptyText} />;
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-3" aria-label={history.title}>
      <OutcomeNote outcome={actionData} />
      <ol className="card divide-y divide-line">
        {versions.map(({ revision, publication, note, isWithdrawn, at, by }, place) => (
          <li key={revision} className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
            <div className="min-w-0 flex-1 basis-60">
              <p className="flex flex-wrap items-center gap-2 font-semibold">
                {fillText(history.version, { revision })}
                {place === 0 && !isWithdrawn && <Badge look="green">{history.current}</Badge>}
                {isWithdrawn && <Badge look="red">{history.withdrawn}</Badge>}
              </p>
              {note && <p dir="auto">{note}</p>}
              <p className="text-sm text-ink-soft">
                <bdi>{by}</bdi>, {at}, {fillText(history.publication, { number: publication })}
              </p>
            </div>
            <Link to={`${screenOf(params)}/compare?with=revision-${revision}`} className="button button-quiet">
              {history.compare}
            </Link>
            <ActForm name={`restore ${revision}`}>
              <input type="hidden" name="intent" value="restore" />
              <input type="hidden" name="revision" value={revision} />
              <button type="submit" className="button button-quiet">
                {history.restore}
              </button>
            </ActForm>
          </li>
        ))}
      </ol>
      <p>
        <Link to="/content/publish" className="link">
          {publish.title}
        </Link>
      </p>
    </section>
  );
}
