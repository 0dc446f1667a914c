import { AccountForm } from "#app/features/accounts/account-form.tsx";
import { AccountFrame } from "#app/features/accounts/account-frame.tsx";
import { ownAccounts } from "#app/lib/accounts.ts";
import { refuse } from "#app/lib/form-refusal.ts";
import { privateMeta } from "#app/lib/private-meta.ts";
import { visitorsPage } from "#app/lib/visitors-page.ts";
import { ButtonLink } from "#app/ui/site-link.tsx";
import { accountPages } from "#shared/content/account-pages.ts";
import type { Route } from "./+types/confirm-email.ts";

export function loader({ context }: Route.LoaderArgs) {
  ownAccounts(context);
  return { words: accountPages };
}

export const meta: Route.MetaFunction = ({ loaderData }) => privateMeta(loaderData?.words.confirm.meta);

export const headers: Route.HeadersFunction = visitorsPage;

/** The link alone changes nothing, because mail programs open links to scan them. The page's button confirms. */
export async function action({ url, context }: Route.ActionArgs) {
  try {
    await ownAccounts(context).confirmEmail(url.searchParams.get("token") ?? "");
  } catch (error) {
    return refuse(error, {});
  }
  return { confirmed: true as const };
}

export default function ConfirmEmail({ loaderData: { words }, actionData }: Route.ComponentProps) {
  const { confirm, aside } = words;
  if (!actionData) {
    return (
      <AccountFrame title={confirm.title} lead={confirm.lead} aside={aside}>
        <AccountForm submit={confirm.submit} submitting={confirm.submit}>
          {null}
        </AccountForm>
      </AccountFrame>
    );
  }
  const outcome = "confirmed" in actionData ? confirm.done : confirm.failed;
  return (
    <AccountFrame title={outcome.title} lead={"message" in actionData ? actionData.message : ""} aside={aside}>
      <ButtonLink to={outcome.action.href} size="large">
        {outcome.action.label}
      </ButtonLink>
    </AccountFrame>
  );
}
