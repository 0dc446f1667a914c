import { AccountForm } from "#app/features/accounts/account-form.tsx";
import { AccountFrame } from "#app/features/accounts/account-frame.tsx";
import { OtherWay } from "#app/features/accounts/other-way.tsx";
import { ownAccounts } from "#app/lib/accounts.ts";
import { readForm, refuse, refuseFields } from "#app/lib/form-refusal.ts";
import { privateMeta } from "#app/lib/private-meta.ts";
import { sessionContext } from "#app/lib/session-context.ts";
import { visitorsPage } from "#app/lib/visitors-page.ts";
import { Field } from "#app/ui/field.tsx";
import { ButtonLink } from "#app/ui/site-link.tsx";
import { accountPages } from "#shared/content/account-pages.ts";
import { forgottenPasswordForm } from "#shared/contracts/account.ts";
import type { Route } from "./+types/forgot-password.ts";

export function loader({ context }: Route.LoaderArgs) {
  ownAccounts(context);
  return { words: accountPages };
}

export const meta: Route.MetaFunction = ({ loaderData }) => privateMeta(loaderData?.words.forgotten.meta);

export const headers: Route.HeadersFunction = visitorsPage;

export async function action({ request, context }: Route.ActionArgs) {
  const { form, entered } = await readForm(request);
  const parsed = forgottenPasswordForm.safeParse(form);
  if (!parsed.success) return refuseFields(parsed.error, entered);
  try {
    await ownAccounts(context).requestPasswordReset(parsed.data, context.get(sessionContext).visitor);
  } catch (error) {
    return refuse(error, entered);
  }
  return { sent: true as const };
}

export default function ForgotPassword({ loaderData: { words }, actionData }: Route.ComponentProps) {
  const { forgotten, fields, aside, signIn } = words;
  if (actionData && "sent" in actionData) {
    return (
      <AccountFrame title={forgotten.sent.title} lead={forgotten.sent.lead} aside={aside}>
        <p role="status" className="text-ink-soft">
          {forgotten.sent.again}
        </p>
        <ButtonLink to={forgotten.other.href} variant="quiet" size="large" className="mt-6">
          {signIn.title}
        </ButtonLink>
      </AccountFrame>
    );
  }
  return (
    <AccountFrame title={forgotten.title} lead={forgotten.lead} aside={aside}>
      <AccountForm refused={actionData} submit={forgotten.submit} submitting={forgotten.submitting}>
        <Field
          label={fields.email}
          name="email"
          type="email"
          autoComplete="username"
          inputMode="email"
          required
          maxLength={254}
          defaultValue={actionData?.entered.email}
          error={actionData?.fields.email}
        />
      </AccountForm>
      <OtherWay {...forgotten.other} />
    </AccountFrame>
  );
}
