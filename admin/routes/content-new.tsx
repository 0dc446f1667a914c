import { Link, redirect } from "react-router";
import { type Act, act } from "#admin/request/act.ts";
import { requireOffice } from "#admin/request/office.ts";
import { emptyOf } from "#domains/content/office/document-form.ts";
import { shapeOf } from "#domains/content/office/document-shape.ts";
import { documentName, keyOf, readListKind } from "#domains/content/office/documents.ts";
import { fillText } from "#shared/fill-text.ts";
import { Choice, Field } from "#ui/field.tsx";
import { ActForm } from "#ui/form/act-form.tsx";
import { OutcomeNote } from "#ui/form/outcome-note.tsx";
import { useFrame } from "#ui/office/office-frame.ts";
import { screenTitle } from "#ui/office/title.ts";
import type { Route } from "./+types/content-new.ts";

/** A new document of a kind: its name, and its initial content. */
export async function loader(given: Route.LoaderArgs) {
  const { verbs, site } = requireOffice(given);
  const words = site.messages.admin.content;
  const kind = readListKind(given.params.kind, words);
  if (!kind) throw new Response(null, { status: 404 });
  const documents = (await verbs.listDocuments()).filter((one) => one.kind === kind);
  return { kind, others: documents.map((one) => ({ id: one.id, name: documentName(one, words) })) };
}

/** Drafts the document; one that answers a question gets a name made of the question's words. */
const begin: Act = async ({ verbs, site }, { kind = "", id = "", from = "", question = "" }) => {
  const documents = (await verbs.listDocuments()).filter((one) => one.kind === kind);
  const key = keyOf({ kind, id: id.trim() || freeName(question, documents) });
  const words = site.messages.admin.content;
  const fields = shapeOf(key, site.messages.contentFields);
  if (!fields) return { refused: words.add.needed, fields: { id: words.add.needed }, status: 422 };
  if (documents.some((one) => one.id === key.id))
    return { refused: words.add.taken, fields: { id: words.add.taken }, status: 409 };
  const copied = from === "" ? null : await verbs.showDocument(keyOf({ kind, id: from }));
  const base = copied ? (copied.draft?.document ?? copied.published) : emptyOf({ is: "group", fields });
  const own = { position: documents.length, ...(question && { phrasings: [question] }) };
  // Two documents cannot have one address.
  const document = Object.entries({ ...(base as object), ...own }).filter(([name]) => !addresses.has(name));
  const saved = await verbs.saveDraft(key, { document: Object.fromEntries(document), version: 0 });
  if ("newer" in saved) return { refused: words.add.taken, fields: { id: words.add.taken }, status: 409 };
  return redirect(`/content/${kind}/${key.id}`);
};

/** An unused document name made of a question's words; empty without a question. */
function freeName(question: string, others: { id: string }[]): string {
  if (question === "") return "";
  const words = question.toLowerCase().match(/[a-z0-9]+/g) ?? ["question"];
  const name = words.slice(0, 8).join("-").slice(0, 60);
  const isTaken = (one: string) => others.some(({ id }) => id === one);
  const numbers = Array.from({ length: others.length + 1 }, (_, at) => (at === 0 ? name : `${name}-${at + 1}`));
  return numbers.find((one) => !isTaken(one)) ?? name;
}

const addresses = new Set(["slug", "landingPath", "aliases"]);

export const action = (given: Route.ActionArgs) => act(given, { begin });

export const meta = screenTitle(({ content }) => content.title);

export default function NewDocument({ loaderData, actionData }: Route.ComponentProps) {
  const { content } = useFrame().words;
  const { add, create } = content;
  const { kind, others } = loaderData;
  const copies = others.map(({ id, name }): [string, string] => [id, fillText(add.copy, { title: name })]);
  return (
    <div className="max-w-xl p-4 md:p-6">
      <Link to="/content" className="link text-sm">
        {content.back}
      </Link>
      <h1 className="text-2xl">{create[kind]}</h1>
      <ActForm name={`begin ${kind}`} className="mt-5 grid gap-4">
        <input type="hidden" name="intent" value="begin" />
        <input type="hidden" name="kind" value={kind} />
        <Field
          label={add.id}
          name="id"
          hint={add.idHint}
          error={actionData?.fields?.id}
          required
          autoCapitalize="none"
          spellCheck={false}
        />
        <Choice label={add.from} name="from" options={[["", add.nothing], ...copies]} />
        <OutcomeNote outcome={actionData} />
        <button type="submit" className="button button-main justify-self-start">
          {add.button}
        </button>
      </ActForm>
    </div>
  );
}
