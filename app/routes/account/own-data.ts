import { redirect } from "react-router";
import { siteContext } from "#app/request/contexts.ts";
import { ownAccounts } from "#app/request/own-accounts.ts";
import { requireUser } from "#app/request/require-user.ts";
import { refusalOf } from "#ui/form/refusal.ts";
import type { Route } from "./+types/own-data.ts";

/** The file with all stored data about the signed-in user; the account page leads here by a short-lived key. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const user = await requireUser({ url, context });
  const own = ownAccounts(context);
  const { messages } = context.get(siteContext);
  try {
    const stored = await own.exportOwnData(url.searchParams.get("key") ?? "", user);
    return new Response(JSON.stringify(stored, null, 2), {
      headers: {
        "Content-Type": "application/json; charset=utf-8",
        "Content-Disposition": `attachment; filename="${messages.accounts.account.download.fileName}"`,
        "Cache-Control": "no-store",
      },
    });
  } catch (error) {
    // A link that was opened late leads back to the form.
    refusalOf(error, messages);
    throw redirect("/account");
  }
}
