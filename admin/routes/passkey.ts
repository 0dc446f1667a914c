import { data } from "react-router";
import { adminContext } from "#admin/request/contexts.ts";
import { refusalOf } from "#ui/form/refused-form.ts";
import type { Route } from "./+types/passkey.ts";

/** The browser's input for making a passkey, or for showing one: a challenge that is valid for its next answer. */
export async function action({ request, context }: Route.ActionArgs) {
  const { office, access, session, site } = context.get(adminContext);
  if (!access || access.is === "stranger") throw data(null, { status: 403 });
  const isNew = new URL(request.url).searchParams.get("for") === "create";
  try {
    const shower = { ...access, visitor: session.visitor };
    const options = await (isNew ? office.startPasskey(shower) : office.startPasskeySignature(shower));
    return Response.json({ options });
  } catch (error) {
    const { status, refused } = refusalOf(error, site.messages);
    return Response.json({ refused }, { status });
  }
}
