import { redirect, redirectDocument } from "react-router";
import { servicesContext, sessionContext, siteContext } from "#app/request/contexts.ts";
import { handleForm } from "#app/request/form-refusal.ts";
import { ownAccounts } from "#app/request/own-accounts.ts";
import { visitorsPage } from "#app/request/visitors-page.ts";
import { openAccountForm } from "#domains/accounts/contract.ts";
import { AccountPassword } from "#domains/accounts/site/account-fields.tsx";
import { AccountFormPage, AccountOutcome } from "#domains/accounts/site/account-frame.tsx";
import { privateMeta } from "#domains/content/site/page-meta.ts";
import { fillText } from "#shared/fill-text.ts";
import { SiteField } from "#ui/site/site-field.tsx";
import type { Route } from "./+types/open-account.ts";

const tokenIn = (url: URL) => url.searchParams.get("token") ?? "";
const onward = "/lms";
const signInFirst = `/sign-in?from=${encodeURIComponent(onward)}`;

/** Somebody whose address has a confirmed account signs in; a provider's accounts are opened by its widget. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { own } = context.get(servicesContext).accounts;
  if (!own) throw redirect(`/sign-up?from=${encodeURIComponent(onward)}`);
  const user = await context.get(sessionContext).user();
  const link = await own.showOpening(tokenIn(url));
  if (link.is === "known") throw redirect(user?.email === link.email ? onward : signInFirst);
  const { opening, confirm, fields, aside, errors } = context.get(siteContext).messages.accounts;
  const message = user === null ? undefined : confirm.otherAccount;
  return { words: { opening, gone: confirm.failed, fields, aside }, usedUp: errors.linkUsedUp, link, message };
}

export const meta: Route.MetaFunction = ({ loaderData }) => privateMeta(loaderData?.words.opening.meta);

export const headers: Route.HeadersFunction = visitorsPage;

/** The link alone changes nothing, because mail programs open links to scan them: the button uses it up. */
export async function action({ request, url, context }: Route.ActionArgs) {
  const act = async (form: Parameters<ReturnType<typeof ownAccounts>["openOrdersAccount"]>[0]) => {
    const session = context.get(sessionContext);
    session.setCookies(await ownAccounts(context).openOrdersAccount(form, session.visitor));
    return redirectDocument(onward, 303);
  };
  return await handleForm({ request, context }, openAccountForm, act, { token: tokenIn(url) });
}

export default function OpenAccount({ loaderData, actionData }: Route.ComponentProps) {
  const { words, usedUp, link, message } = loaderData;
  const { opening, gone, fields, aside } = words;
  const { expired, ...form } = opening;
  if (link.is === "expired") return <AccountOutcome {...expired} aside={aside} />;
  if (link.is !== "open") return <AccountOutcome {...gone} lead={usedUp} aside={aside} />;
  return (
    <AccountFormPage
      words={{ ...form, lead: fillText(form.lead, { email: link.email }) }}
      aside={aside}
      refused={actionData}
      message={actionData ? undefined : message}
    >
      <SiteField
        label={fields.name}
        name="name"
        autoComplete="name"
        dir="auto"
        required
        maxLength={100}
        defaultValue={actionData?.entered.name ?? link.name}
        error={actionData?.fields.name}
      />
      {/* For the browser's store of passwords. */}
      <input type="text" autoComplete="username" defaultValue={link.email} readOnly hidden />
      <AccountPassword words={fields} kind="new" label={fields.password} error={actionData?.fields.password} />
    </AccountFormPage>
  );
}
