import { redirectDocument } from "react-router";
import { servicesContext, sessionContext, siteContext } from "#app/request/contexts.ts";
import { hostedWidgets } from "#app/request/own-accounts.ts";
import { visitorsPage } from "#app/request/visitors-page.ts";
import { AccountForm } from "#domains/accounts/site/account-form.tsx";
import { AccountFrame } from "#domains/accounts/site/account-frame.tsx";
import { HostedWidget } from "#domains/accounts/site/hosted-widget.tsx";
import { privateMeta } from "#domains/content/site/page-meta.ts";
import { forgetTyped } from "#ui/form/forget-typed.ts";
import { ButtonLink } from "#ui/site/site-link.tsx";
import type { Route } from "./+types/sign-out.ts";

export function loader({ request, url, context }: Route.LoaderArgs) {
  const { signOut, aside, widget } = context.get(siteContext).messages.accounts;
  return { words: { signOut, aside, widget }, widgets: hostedWidgets({ request, url, context }) };
}

export const meta: Route.MetaFunction = ({ loaderData }) => privateMeta(loaderData?.words.signOut.meta);

export const headers: Route.HeadersFunction = visitorsPage;

/** Signs out and redirects to "/" (specification §2, header); a provider's own script ends its session, on this page. */
export async function action({ context }: Route.ActionArgs) {
  const session = context.get(sessionContext);
  const { accounts } = context.get(servicesContext);
  session.setCookies(await accounts.signOut(session.visitor));
  return redirectDocument(accounts.widgets ? "/sign-out" : "/", 303);
}

export default function SignOut({ loaderData: { words, widgets } }: Route.ComponentProps) {
  const { signOut } = words;
  if (widgets) return <HostedWidget shows="signOut" widgets={widgets} from="/" words={words.widget} />;
  return (
    <AccountFrame title={signOut.title} lead={signOut.lead} aside={words.aside}>
      <AccountForm submit={signOut.submit} submitting={signOut.submit} onSubmit={forgetTyped} />
      <ButtonLink to={signOut.stay.href} variant="quiet" size="large" className="mt-3 w-full">
        {signOut.stay.label}
      </ButtonLink>
    </AccountFrame>
  );
}
