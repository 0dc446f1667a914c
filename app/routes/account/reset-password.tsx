import { redirectDocument } from "react-router";
import { sessionContext, siteContext } from "#app/request/contexts.ts";
import { handleForm } from "#app/request/form-refusal.ts";
import { ownAccounts } from "#app/request/own-accounts.ts";
import { visitorsPage } from "#app/request/visitors-page.ts";
import { resetPasswordForm } from "#domains/accounts/contract.ts";
import { AccountPassword } from "#domains/accounts/site/account-fields.tsx";
import { AccountFormPage, AccountOutcome } from "#domains/accounts/site/account-frame.tsx";
import { privateMeta } from "#domains/content/site/page-meta.ts";
import type { Route } from "./+types/reset-password.ts";

const tokenIn = (url: URL) => url.searchParams.get("token") ?? "";

export async function loader({ url, context }: Route.LoaderArgs) {
  const isOpen = await ownAccounts(context).isResetOpen(tokenIn(url));
  const { reset, fields, aside, errors } = context.get(siteContext).messages.accounts;
  return { words: { reset, fields, aside }, usedUp: errors.linkUsedUp, isOpen };
}

export const meta: Route.MetaFunction = ({ loaderData }) => privateMeta(loaderData?.words.reset.meta);

export const headers: Route.HeadersFunction = visitorsPage;

export async function action({ request, url, context }: Route.ActionArgs) {
  return await handleForm(
    { request, context },
    resetPasswordForm,
    async (form) => {
      await ownAccounts(context).resetPassword(form, context.get(sessionContext).visitor);
      return redirectDocument("/sign-in?after=reset", 303);
    },
    { token: tokenIn(url) },
  );
}

export default function ResetPassword({ loaderData: { words, usedUp, isOpen }, actionData }: Route.ComponentProps) {
  const { reset, fields, aside } = words;
  if (!isOpen) return <AccountOutcome {...reset.usedUp} lead={usedUp} aside={aside} />;
  return (
    <AccountFormPage words={reset} aside={aside} refused={actionData}>
      <AccountPassword words={fields} kind="new" label={fields.newPassword} error={actionData?.fields.password} />
    </AccountFormPage>
  );
}
