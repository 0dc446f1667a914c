import { redirect, redirectDocument } from "react-router";
import { AccountForm } from "#app/features/accounts/account-form.tsx";
import { AccountFrame } from "#app/features/accounts/account-frame.tsx";
import { askedPath } from "#app/features/accounts/asked-path.ts";
import { HostedWidget } from "#app/features/accounts/hosted-widget.tsx";
import { OtherWay } from "#app/features/accounts/other-way.tsx";
import { hostedWidgets, ownAccounts } from "#app/lib/accounts.ts";
import { readForm, refuse, refuseFields } from "#app/lib/form-refusal.ts";
import { privateMeta } from "#app/lib/private-meta.ts";
import { sessionContext } from "#app/lib/session-context.ts";
import { visitorsPage } from "#app/lib/visitors-page.ts";
import { Field } from "#app/ui/field.tsx";
import { PasswordField } from "#app/ui/password-field.tsx";
import { SiteLink } from "#app/ui/site-link.tsx";
import { accountPages } from "#shared/content/account-pages.ts";
import { signInForm } from "#shared/contracts/account.ts";
import type { Route } from "./+types/sign-in.ts";

const messages = new Map([
  ["sign-up", accountPages.signIn.afterSignUp],
  ["reset", accountPages.signIn.afterReset],
]);

/** Signed-in visitors are redirected at once (specification §1: after sign-in, to "/" or the page that asked). */
export async function loader({ request, url, context }: Route.LoaderArgs) {
  const from = askedPath(url);
  if (await context.get(sessionContext).user()) throw redirect(from);
  const message = messages.get(url.searchParams.get("after") ?? "");
  return { words: accountPages, from, message, widgets: hostedWidgets({ request, url, context }) };
}

export const meta: Route.MetaFunction = ({ loaderData }) => privateMeta(loaderData?.words.signIn.meta);

export const headers: Route.HeadersFunction = visitorsPage;

export async function action({ request, url, context }: Route.ActionArgs) {
  const { form, entered } = await readForm(request);
  const parsed = signInForm.safeParse(form);
  if (!parsed.success) return refuseFields(parsed.error, entered);
  const session = context.get(sessionContext);
  try {
    session.setCookies(await ownAccounts(context).signIn(parsed.data, session.visitor));
  } catch (error) {
    return refuse(error, entered);
  }
  return redirectDocument(askedPath(url), 303);
}

export default function SignIn({ loaderData: { words, from, message, widgets }, actionData }: Route.ComponentProps) {
  const { signIn, fields, aside } = words;
  if (widgets) return <HostedWidget shows="signIn" widgets={widgets} from={from} words={words.widget} />;
  return (
    <AccountFrame title={signIn.title} lead={signIn.lead} aside={aside}>
      {message && !actionData && (
        <p role="status" className="mb-6 rounded-control bg-emerald-tint p-4">
          {message}
        </p>
      )}
      <AccountForm refused={actionData} submit={signIn.submit} submitting={signIn.submitting}>
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
        <div>
          <PasswordField
            label={fields.password}
            name="password"
            autoComplete="current-password"
            show={fields.show}
            hide={fields.hide}
            error={actionData?.fields.password}
          />
          <SiteLink
            to={signIn.forgotten.href}
            className="mt-1 inline-flex min-h-11 items-center text-link underline underline-offset-4"
          >
            {signIn.forgotten.label}
          </SiteLink>
        </div>
      </AccountForm>
      <OtherWay {...signIn.other} from={from} />
    </AccountFrame>
  );
}
