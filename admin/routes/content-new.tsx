import { Link } from "react-router";
import { act } from "#admin/request/act.ts";
import { beginDocument } from "#admin/request/begin-document.ts";
import { requireOffice } from "#admin/request/office.ts";
import { isInUse } from "#domains/content/office/choices-of.ts";
import { documentName, readListKind } from "#domains/content/office/documents.ts";
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
  // A step of the setting up names no kind: it is about courses.
  const kind = readListKind(given.params.kind ?? "course", words);
  if (!kind) throw new Response(null, { status: 404 });
  const from = new URL(given.request.url).searchParams.get("from") ?? "";
  const documents = (await verbs.listDocuments()).filter(
    (one) => one.kind === kind && (isInUse(one) || one.id === from),
  );
  return { kind, from, others: documents.map((one) => ({ id: one.id, name: documentName(one, words) })) };
}

export const action = (given: Route.ActionArgs) => act(given, { begin: beginDocument });

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
          label={add.titles[kind]}
          name="title"
          hint={add.titleHint}
          error={actionData?.fields?.title}
          maxLength={120}
          dir="auto"
          required
        />
        <Choice label={add.from} name="from" options={[["", add.nothing], ...copies]} defaultValue={loaderData.from} />
        <OutcomeNote outcome={actionData} />
        <button type="submit" className="button button-main justify-self-start">
          {add.button}
        </button>
      </ActForm>
    </div>
  );
}
