import { Form, Link, useNavigation } from "react-router";
import { type Act, act } from "#admin/request/act.ts";
import { requireOffice } from "#admin/request/office.ts";
import { documentName, findEditors, keyOf, kindName } from "#domains/content/office/documents.ts";
import { Drafts } from "#domains/content/office/drafts.tsx";
import { issuesOf } from "#domains/content/office/field-issues.ts";
import { Publications } from "#domains/content/office/publications.tsx";
import { fillText } from "#shared/fill-text.ts";
import { Empty } from "#ui/empty.tsx";
import { Field } from "#ui/field.tsx";
import { hiddenNumber } from "#ui/form/hidden-number.ts";
import { useFrame } from "#ui/office/frame.ts";
import { OutcomeNote } from "#ui/office/outcome.tsx";
import { shortTime } from "#ui/office/times.ts";
import { screenTitle } from "#ui/office/title.ts";
import type { Route } from "./+types/content-publish.ts";

/** The unpublished changes, and the publications. */
export async function loader(given: Route.LoaderArgs) {
  const { verbs, site } = requireOffice(given);
  const words = site.messages.admin;
  const documents = await verbs.listDocuments();
  const drafts = documents.filter(({ hasDraft }) => hasDraft);
  const issues = drafts.length > 0 ? await verbs.validateDrafts() : [];
  const editorOf = await findEditors(verbs, words);
  const now = new Date();
  const { timeZone } = site.content.company.hours;
  const names = new Map(documents.map((one) => [`${one.kind}/${one.id}`, documentName(one, words.content)]));
  return {
    drafts: drafts.map(({ kind, id, version, isShown, isWithdrawing, editedBy, editedAt }) => ({
      ...{ kind, id, version, name: names.get(`${kind}/${id}`) ?? id, kindName: kindName(kind, words.content) },
      state: isWithdrawing ? ("withdrawing" as const) : stateOfShown(isShown),
      edited: editedBy && editedAt ? { by: editorOf(editedBy), at: shortTime(editedAt, now, timeZone) } : null,
      issues: issuesOf(issues, { kind, id }),
    })),
    publications: (await verbs.listPublications()).map(({ number, at, actor, note, documents: changed }) => ({
      ...{ number, note, at: shortTime(at, now, timeZone), by: editorOf(actor) },
      documents: changed.map((path) => ({ path, name: names.get(path) ?? path })),
    })),
  };
}

const stateOfShown = (isShown: boolean): "draft" | "new" => (isShown ? "draft" : "new");

const publish: Act = async ({ verbs, site }, form, sent) => {
  const words = site.messages.admin.content.publish;
  const only = sent.getAll("draft").map((chosen) => {
    const [kind = "", id = "", version = ""] = String(chosen).split("/");
    return { ...keyOf({ kind, id }), version: hiddenNumber(version) };
  });
  if (only.length === 0) return { refused: words.nothingChosen, status: 422 };
  const note = form.note?.trim().slice(0, noteLength) || undefined;
  const { number } = await verbs.publish({ only, note });
  return fillText(words.done, { number });
};

/** Maximum length of a note, in characters. */
const noteLength = 200;

export const action = (given: Route.ActionArgs) => act(given, { publish });

export const meta = screenTitle(({ content }) => content.publish.title);

export default function Publish({ loaderData, actionData }: Route.ComponentProps) {
  const { content } = useFrame().words;
  const { publish: words } = content;
  const { drafts, publications } = loaderData;
  const isSending = useNavigation().state === "submitting";
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5 p-4 md:p-6">
      <header>
        <Link to="/content" className="link text-sm">
          {content.back}
        </Link>
        <h1 className="text-2xl">{words.title}</h1>
        <p className="mt-1 text-ink-soft">{words.lead}</p>
      </header>
      <OutcomeNote outcome={actionData} />
      {actionData?.fields && (
        <ul className="grid gap-1 rounded-lg bg-danger-tint px-4 py-3 text-danger">
          {Object.entries(actionData.fields).map(([place, text]) => (
            <li key={place}>
              <strong>{place}</strong> {text}
            </li>
          ))}
        </ul>
      )}
      {drafts.length === 0 ? (
        <Empty title={words.none} text={words.noneText} />
      ) : (
        <Form method="post" className="card grid gap-4 p-4">
          <input type="hidden" name="intent" value="publish" />
          <Drafts drafts={drafts} />
          <div className="max-w-xl">
            <Field label={words.note} name="note" hint={words.noteHint} maxLength={noteLength} dir="auto" />
          </div>
          <button type="submit" className="button button-main justify-self-start" disabled={isSending}>
            {words.button}
          </button>
        </Form>
      )}
      <Publications publications={publications} />
    </div>
  );
}
