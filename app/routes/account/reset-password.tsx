import { redirectDocument } from "react-router";
import { AccountForm } from "#app/features/accounts/account-form.tsx";
import { AccountFrame } from "#app/features/accounts/account-frame.tsx";
import { ownAccounts } from "#app/lib/accounts.ts";
import { readForm, refuse, refuseFields } from "#app/lib/form-refusal.ts";
import { privateMeta } from "#app/lib/private-meta.ts";
import { sessionContext } from "#app/lib/session-context.ts";
import { visitorsPage } from "#app/lib/visitors-page.ts";
import { PasswordField } from "#app/ui/password-field.tsx";
import { ButtonLink } from "#app/ui/site-link.tsx";
import { accountPages, accountWords } from "#shared/content/account-pages.ts";
import { resetPasswordForm } from "#shared/contracts/account.ts";
import type { Route } from "./+types/reset-password.ts";

export async function loader({ url, context }: Route.LoaderArgs) {
  const token = url.searchParams.get("token") ?? "";
  return {
    words: accountPages,
    usedUp: accountWords.linkUsedUp,
    isOpen: await ownAccounts(context).isResetOpen(token),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => privateMeta(loaderData?.words.reset.meta);

export const headers: Route.HeadersFunction = visitorsPage;

export async function action({ request, url, context }: Route.ActionArgs) {
  const { form, entered } = await readForm(request);
  const parsed = resetPasswordForm.safeParse({ ...form, token: url.searchParams.get("token") ?? "" });
  if (!parsed.success) return refuseFields(parsed.error, entered);
  try {
    await ownAccounts(context).resetPassword(parsed.data, context.get(sessionContext).visitor);
  } catch (error) {
    return refuse(error, entered);
  }
  return redirectDocument("/sign-in?after=reset", 303);
}

export default function ResetPassword({ loaderData: { words, usedUp, isOpen }, actionData }: Route.ComponentProps) {
  const { reset, fields, aside } = words;
  if (!isOpen) {
    return (
      <AccountFrame title={reset.usedUp.title} lead={usedUp} aside={aside}>
        <ButtonLink to={reset.usedUp.action.href} size="large">
          {reset.usedUp.action.label}
        </ButtonLink>
      </AccountFrame>
    );
  }
  return (
    <AccountFrame title={reset.title} lead={reset.lead} aside={aside}>
      <AccountForm refused={actionData} submit={reset.submit} submitting={reset.submitting}>
        <PasswordField
          label={fields.newPassword}
          name="password"
          autoComplete="new-password"
          show={fields.show}
          hide={fields.hide}
          hint={fields.passwordHint}
          error={actionData?.fields.password}
        />
      </AccountForm>
    </AccountFrame>
  );
}
