import { sessionContext, siteContext } from "#app/request/contexts.ts";
import { handleForm } from "#app/request/form-refusal.ts";
import { ownAccounts } from "#app/request/own-accounts.ts";
import { visitorsPage } from "#app/request/visitors-page.ts";
import { forgottenPasswordForm } from "#domains/accounts/contract.ts";
import { EmailField } from "#domains/accounts/site/account-fields.tsx";
import { AccountFormPage, AccountFrame } from "#domains/accounts/site/account-frame.tsx";
import { privateMeta } from "#domains/content/site/page-meta.ts";
import { ButtonLink } from "#ui/site/site-link.tsx";
import type { Route } from "./+types/forgot-password.ts";

export function loader({ context }: Route.LoaderArgs) {
  ownAccounts(context);
  const { forgotten, fields, aside, signIn } = context.get(siteContext).messages.accounts;
  return { words: { forgotten, fields, aside }, signInLabel: signIn.title };
}

export const meta: Route.MetaFunction = ({ loaderData }) => privateMeta(loaderData?.words.forgotten.meta);

export const headers: Route.HeadersFunction = visitorsPage;

export async function action({ request, context }: Route.ActionArgs) {
  return await handleForm({ request, context }, forgottenPasswordForm, async (form) => {
    await ownAccounts(context).requestPasswordReset(form, context.get(sessionContext).visitor);
    return { sent: true as const };
  });
}

export default function ForgotPassword({ loaderData: { words, signInLabel }, actionData }: Route.ComponentProps) {
  const { forgotten, fields, aside } = words;
  if (actionData && "sent" in actionData) {
    return (
      <AccountFrame title={forgotten.sent.title} lead={forgotten.sent.lead} aside={aside}>
        <p role="status" className="text-ink-soft">
          {forgotten.sent.again}
        </p>
        <ButtonLink to={forgotten.other.href} variant="quiet" size="large" className="mt-6">
          {signInLabel}
        </ButtonLink>
      </AccountFrame>
    );
  }
  return (
    <AccountFormPage words={forgotten} aside={aside} refused={actionData}>
      <EmailField words={fields} refused={actionData} />
    </AccountFormPage>
  );
}
