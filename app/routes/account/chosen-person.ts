import { redirect, redirectDocument } from "react-router";
import { servicesContext, sessionContext, siteContext } from "#app/request/contexts.ts";
import { requireUser } from "#app/request/require-user.ts";
import { returnPath } from "#domains/accounts/rules/return-path.ts";
import { readFormTexts } from "#ui/form/read-form-texts.ts";
import { refusalOf } from "#ui/form/refusal.ts";
import type { Route } from "./+types/chosen-person.ts";

/** Visitors who open the form's address directly. */
export const loader = () => redirect("/account");

/** Chooses for which of its people an account sees its pages; the form of any application posts here, and is led back. */
export async function action({ request, url, context }: Route.ActionArgs) {
  const user = await requireUser({ url, context });
  const session = context.get(sessionContext);
  const { person = "", from } = await readFormTexts(request);
  try {
    const { accounts } = context.get(servicesContext);
    session.setCookies(await accounts.choosePerson(person, { user, visitor: session.visitor }));
  } catch (error) {
    // A person who no longer belongs to the account: the page that it leads to shows those who do.
    refusalOf(error, context.get(siteContext).messages);
  }
  return redirectDocument(returnPath(from), 303);
}
