import { data } from "react-router";
import { adminContext } from "#admin/lib/contexts.ts";
import type { Route } from "./+types/passkey.ts";

/** What the browser needs to make a passkey, or to show one: a challenge that holds for its next answer. */
export async function action({ request, context }: Route.ActionArgs) {
  const { office, access } = context.get(adminContext);
  if (!access || access.is === "stranger") throw data(null, { status: 403 });
  const isNew = new URL(request.url).searchParams.get("for") === "create";
  const options = await (isNew ? office.startPasskey(access) : office.startPasskeySignature(access));
  return Response.json({ options });
}
