import { AccountFormPage, AccountOutcome } from "#app/features/accounts/account-frame.tsx";
import { ownAccounts } from "#app/lib/accounts.ts";
import { refuse } from "#app/lib/form-refusal.ts";
import { privateMeta } from "#app/lib/private-meta.ts";
import { siteContext } from "#app/lib/site-context.ts";
import { visitorsPage } from "#app/lib/visitors-page.ts";
import type { Route } from "./+types/confirm-email.ts";

export function loader({ context }: Route.LoaderArgs) {
  ownAccounts(context);
  const { confirm, aside } = context.get(siteContext).messages.accounts;
  return { words: { confirm, aside } };
}

export const meta: Route.MetaFunction = ({ loaderData }) => privateMeta(loaderData?.words.confirm.meta);

export const headers: Route.HeadersFunction = visitorsPage;

/** The link alone changes nothing, because mail programs open links to scan them. The page's button confirms. */
export async function action({ url, context }: Route.ActionArgs) {
  try {
    await ownAccounts(context).confirmEmail(url.searchParams.get("token") ?? "");
  } catch (error) {
    return refuse(error, {}, context.get(siteContext).messages);
  }
  return { confirmed: true as const };
}

export default function ConfirmEmail({ loaderData: { words }, actionData }: Route.ComponentProps) {
  const { confirm, aside } = words;
  if (!actionData) return <AccountFormPage words={confirm} aside={aside} />;
  const outcome = "confirmed" in actionData ? confirm.done : confirm.failed;
  return <AccountOutcome {...outcome} lead={"message" in actionData ? actionData.message : ""} aside={aside} />;
}
