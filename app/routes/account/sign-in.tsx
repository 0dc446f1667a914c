import { redirect, redirectDocument } from "react-router";
import { sessionContext, siteContext } from "#app/request/contexts.ts";
import { handleForm } from "#app/request/form-refusal.ts";
import { hostedWidgets, ownAccounts } from "#app/request/own-accounts.ts";
import { visitorsPage } from "#app/request/visitors-page.ts";
import { signInForm } from "#domains/accounts/contract.ts";
import { AccountPassword, EmailField } from "#domains/accounts/site/account-fields.tsx";
import { AccountFormPage } from "#domains/accounts/site/account-frame.tsx";
import { askedEmail, askedPath } from "#domains/accounts/site/asked-path.ts";
import { HostedWidget } from "#domains/accounts/site/hosted-widget.tsx";
import { privateMeta } from "#domains/content/site/page-meta.ts";
import { SiteLink } from "#ui/site/site-link.tsx";
import type { Route } from "./+types/sign-in.ts";

/** Signed-in visitors are redirected at once (specification §1: after sign-in, to "/" or the page that asked). */
export async function loader({ request, url, context }: Route.LoaderArgs) {
  const from = askedPath(url);
  const after = url.searchParams.get("after") ?? "";
  // The home page says that signing up worked.
  if (await context.get(sessionContext).user())
    throw redirect(after === "sign-up" && from === "/" ? "/#signed-up" : from);
  const { signIn, fields, aside, widget } = context.get(siteContext).messages.accounts;
  const { afterSignUp, afterReset, withoutCookies, ...page } = signIn;
  // Both set a cookie: a browser without one now accepts none.
  const kept = (otherwise?: string) => (request.headers.has("cookie") ? otherwise : withoutCookies);
  const messages = new Map([
    ["sign-in", kept()],
    ["sign-up", kept(afterSignUp)],
    ["reset", afterReset],
  ]);
  const message = messages.get(after);
  const widgets = hostedWidgets({ request, url, context });
  return { words: { signIn: page, fields, aside, widget }, from, message, widgets, email: askedEmail(url) };
}

export const meta: Route.MetaFunction = ({ loaderData }) => privateMeta(loaderData?.words.signIn.meta);

export const headers: Route.HeadersFunction = visitorsPage;

/**
 * Leads a browser that has sent no cookie back here first: the page that asked would send a browser without cookies to
 * sign in again and again.
 */
export async function action({ request, url, context }: Route.ActionArgs) {
  return await handleForm({ request, context }, signInForm, async (form) => {
    const session = context.get(sessionContext);
    const from = askedPath(url);
    session.setCookies(await ownAccounts(context).signIn(form, session.visitor));
    const isKnown = request.headers.has("cookie");
    return redirectDocument(isKnown ? from : `/sign-in?after=sign-in&from=${encodeURIComponent(from)}`, 303);
  });
}

export default function SignIn({ loaderData, actionData }: Route.ComponentProps) {
  const { words, from, message, widgets, email } = loaderData;
  const { signIn, fields, aside } = words;
  if (widgets) return <HostedWidget shows="signIn" widgets={widgets} from={from} words={words.widget} />;
  return (
    <AccountFormPage
      words={signIn}
      aside={aside}
      refused={actionData}
      from={from}
      message={actionData ? undefined : message}
    >
      <EmailField words={fields} refused={actionData ?? { entered: { email }, fields: {} }} />
      <div>
        <AccountPassword words={fields} kind="current" label={fields.password} error={actionData?.fields.password} />
        <SiteLink
          to={signIn.forgotten.href}
          className="mt-1 inline-flex min-h-11 items-center text-link underline underline-offset-4"
        >
          {signIn.forgotten.label}
        </SiteLink>
      </div>
    </AccountFormPage>
  );
}
