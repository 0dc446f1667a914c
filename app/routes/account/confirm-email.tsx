import { data } from "react-router";
import { sessionContext, siteContext } from "#app/request/contexts.ts";
import { refuse, refusedFields } from "#app/request/form-refusal.ts";
import { ownAccounts } from "#app/request/own-accounts.ts";
import { visitorsPage } from "#app/request/visitors-page.ts";
import { confirmEmailForm } from "#domains/accounts/contract.ts";
import { AccountPassword } from "#domains/accounts/site/account-fields.tsx";
import { AccountForm } from "#domains/accounts/site/account-form.tsx";
import { AccountFormPage, AccountOutcome } from "#domains/accounts/site/account-frame.tsx";
import { privateMeta } from "#domains/content/site/page-meta.ts";
import { fillText } from "#shared/fill-text.ts";
import { readFormTexts } from "#ui/form/read-form-texts.ts";
import { SiteLink } from "#ui/site/site-link.tsx";
import type { Route } from "./+types/confirm-email.ts";

const tokenIn = (url: URL) => url.searchParams.get("token") ?? "";

export async function loader({ url, context }: Route.LoaderArgs) {
  const user = await context.get(sessionContext).user();
  const link = await ownAccounts(context).showConfirmation(tokenIn(url), user);
  const { confirm, fields, aside, errors } = context.get(siteContext).messages.accounts;
  return { words: { confirm, fields, aside }, usedUp: errors.linkUsedUp, link };
}

export const meta: Route.MetaFunction = ({ loaderData }) => privateMeta(loaderData?.words.confirm.meta);

export const headers: Route.HeadersFunction = visitorsPage;

/**
 * The link alone changes nothing, because mail programs open links to scan them. A button confirms the address, in a
 * session of its account or with its password; another ends an account that someone else has made with the address.
 */
export async function action({ request, url, context }: Route.ActionArgs) {
  const own = ownAccounts(context);
  const session = context.get(sessionContext);
  const { messages } = context.get(siteContext);
  const { intent = "", password } = await readFormTexts(request);
  const parsed = confirmEmailForm.safeParse({ token: tokenIn(url), password });
  if (!parsed.success) return data(refusedFields(parsed.error, {}, messages), { status: 422 });
  try {
    if (intent === "not-me") {
      await own.refuseAccount(parsed.data.token);
      return { done: "ended" as const };
    }
    const asker = { user: await session.user(), visitor: session.visitor };
    session.setCookies(await own.confirmEmail(parsed.data, asker));
    return { done: "confirmed" as const };
  } catch (error) {
    return refuse(error, {}, messages);
  }
}

export default function ConfirmEmail({ loaderData, actionData }: Route.ComponentProps) {
  const { words, usedUp, link } = loaderData;
  const { confirm, fields, aside } = words;
  const done = actionData && "done" in actionData ? actionData.done : null;
  if (done === "ended") return <AccountOutcome {...confirm.ended} aside={aside} />;
  if (done === "confirmed") return <AccountOutcome {...confirm.done} lead="" aside={aside} />;
  const refused = actionData && "message" in actionData ? actionData : undefined;
  if (link.is === "expired") return <AccountOutcome {...confirm.expired} aside={aside} />;
  if (link.is === "used up")
    return <AccountOutcome {...confirm.failed} lead={refused?.message ?? usedUp} aside={aside} />;
  if (link.is === "confirmed")
    return <AccountOutcome {...confirm.already} lead={refused?.message ?? ""} aside={aside} />;
  const { otherAccount, forgotten, notMe, change, ...form } = confirm;
  const { title, lead, leadSignedOut } = link.isChange ? change : confirm;
  if (link.signedIn === "as its owner")
    return (
      <AccountFormPage
        words={{ ...form, title, lead: fillText(lead, { email: link.email }) }}
        aside={aside}
        refused={refused}
        intent="confirm"
      />
    );
  return (
    <AccountFormPage
      words={{ ...form, title, lead: fillText(leadSignedOut, { email: link.email }) }}
      aside={aside}
      refused={refused}
      message={link.signedIn === "as somebody else" ? otherAccount : undefined}
      intent="confirm"
      isNative
      below={
        link.isChange ? null : (
          <section aria-labelledby="not-me" className="mt-8 border-t border-line pt-6">
            <h2 id="not-me" className="text-xl">
              {notMe.title}
            </h2>
            <p className="mt-2 mb-4 text-ink-soft">{notMe.lead}</p>
            <AccountForm submit={notMe.submit} submitting={form.submitting} intent="not-me" variant="quiet" isNative />
          </section>
        )
      }
    >
      <div>
        <AccountPassword words={fields} kind="current" label={fields.password} error={refused?.fields.password} />
        <SiteLink
          to={forgotten.href}
          className="mt-1 inline-flex min-h-11 items-center text-link underline underline-offset-4"
        >
          {forgotten.label}
        </SiteLink>
      </div>
    </AccountFormPage>
  );
}
