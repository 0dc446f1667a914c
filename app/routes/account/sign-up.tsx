import { redirect, redirectDocument } from "react-router";
import { servicesContext, sessionContext, siteContext } from "#app/request/contexts.ts";
import { handleForm } from "#app/request/form-refusal.ts";
import { hostedWidgets, ownAccounts } from "#app/request/own-accounts.ts";
import { pageLocale } from "#app/request/page-locale.ts";
import { visitorsPage } from "#app/request/visitors-page.ts";
import { signUpForm } from "#domains/accounts/contract.ts";
import { AccountPassword, EmailField } from "#domains/accounts/site/account-fields.tsx";
import { AccountFormPage } from "#domains/accounts/site/account-frame.tsx";
import { askedEmail, askedPath } from "#domains/accounts/site/asked-path.ts";
import { HostedWidget } from "#domains/accounts/site/hosted-widget.tsx";
import { privateMeta } from "#domains/content/site/page-meta.ts";
import { SiteField } from "#ui/site/site-field.tsx";
import { SiteLink } from "#ui/site/site-link.tsx";
import type { Route } from "./+types/sign-up.ts";

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const from = askedPath(url);
  if (await context.get(sessionContext).user()) throw redirect(from);
  const { signUp, fields, aside, widget } = context.get(siteContext).messages.accounts;
  const { own } = context.get(servicesContext).accounts;
  const order = url.searchParams.get("order");
  // A visitor who comes from their order's page finds their name and address filled in.
  const student = order && (await own?.findSignUpAddress({ reference: order, key: url.searchParams.get("key") }));
  return {
    entered: student || { name: "", email: askedEmail(url) },
    words: { signUp, fields, aside, widget },
    from,
    widgets: hostedWidgets({ request, url, context }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => privateMeta(loaderData?.words.signUp.meta);

export const headers: Route.HeadersFunction = visitorsPage;

/**
 * Answers the same whether or not the address was free: it redirects to the sign-in page, which redirects visitors who
 * are signed in now and tells the others what to do.
 */
export async function action({ request, url, context }: Route.ActionArgs) {
  return await handleForm({ request, context }, signUpForm, async (form) => {
    const session = context.get(sessionContext);
    session.setCookies(await ownAccounts(context).signUp(form, session.visitor, pageLocale(url)));
    return redirectDocument(`/sign-in?after=sign-up&from=${encodeURIComponent(askedPath(url))}`, 303);
  });
}

export default function SignUp({ loaderData, actionData }: Route.ComponentProps) {
  const { words, from, widgets } = loaderData;
  const { signUp, fields, aside } = words;
  const entered = actionData?.entered ?? loaderData.entered;
  if (widgets) return <HostedWidget shows="signUp" widgets={widgets} from={from} words={words.widget} />;
  const policy = "text-link underline underline-offset-4";
  return (
    <AccountFormPage words={signUp} aside={aside} refused={actionData} from={from}>
      <SiteField
        label={fields.name}
        name="name"
        autoComplete="name"
        dir="auto"
        required
        maxLength={100}
        defaultValue={entered?.name}
        error={actionData?.fields.name}
      />
      <EmailField words={fields} refused={entered && { entered, fields: actionData?.fields ?? {} }} />
      <AccountPassword words={fields} kind="new" label={fields.password} error={actionData?.fields.password} />
      <p className="text-sm text-ink-faint">
        {signUp.agreement.before}{" "}
        <SiteLink to={signUp.agreement.terms.href} className={policy}>
          {signUp.agreement.terms.label}
        </SiteLink>{" "}
        {signUp.agreement.and}{" "}
        <SiteLink to={signUp.agreement.privacy.href} className={policy}>
          {signUp.agreement.privacy.label}
        </SiteLink>
        .
      </p>
    </AccountFormPage>
  );
}
