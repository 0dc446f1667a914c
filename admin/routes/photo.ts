import { adminContext } from "#admin/request/contexts.ts";
import { openOffice } from "#admin/request/office.ts";
import { readFile, readForm } from "#shared/read-form.ts";
import { refusalOf } from "#ui/form/refused-form.ts";
import type { Route } from "./+types/photo.ts";

/** Takes a picture for a document, and returns its path, or the text of a refusal. */
export async function action({ request, context }: Route.ActionArgs) {
  const { messages } = context.get(adminContext).site;
  const office = openOffice(context);
  if (!office) return Response.json({ refused: messages.sending.signedOut }, { status: 401 });
  try {
    const content = await readFile(await readForm(request), "photo");
    return Response.json(await office.verbs.addPhoto(content));
  } catch (error) {
    const { refused, status } = refusalOf(error, messages);
    return Response.json({ refused }, { status });
  }
}
