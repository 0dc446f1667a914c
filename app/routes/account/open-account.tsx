import { redirect, redirectDocument } from "react-router";
import { servicesContext, sessionContext, siteContext } from "#app/request/contexts.ts";
import { handleForm } from "#app/request/form-refusal.ts";
import { ownAccounts } from "#app/request/own-accounts.ts";
import { visitorsPage } from "#app/request/visitors-page.ts";
import {
  type JoinAccountForm,
  joinAccountForm,
  type OpenAccountForm,
  openAccountForm,
} from "#domains/accounts/contract.ts";
import { signInPath } from "#domains/accounts/rules/return-path.ts";
import { AccountPassword } from "#domains/accounts/site/account-fields.tsx";
import { AccountFormPage, AccountOutcome } from "#domains/accounts/site/account-frame.tsx";
import { privateMeta } from "#domains/content/site/page-meta.ts";
import { fillText } from "#shared/fill-text.ts";
import { SiteField } from "#ui/site/site-field.tsx";
import type { Route } from "./+types/open-account.ts";

const tokenIn = (url: URL) => url.searchParams.get("token") ?? "";
const onward = "/lms";
const signInFirst = `/sign-in?from=${encodeURIComponent(onward)}`;

/**
 * Somebody whose address has a confirmed account signs in, to an invitation too; one whose address staff have changed
 * signs up and confirms it. A provider's accounts are opened by its widget.
 */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { own } = context.get(servicesContext).accounts;
  if (!own) throw redirect(`/sign-up?from=${encodeURIComponent(onward)}`);
  const user = await context.get(sessionContext).user();
  const link = await own.showOpening(tokenIn(url));
  if (link.is === "known") throw redirect(user?.email === link.email ? onward : signInFirst);
  if (link.is === "unproved") throw redirect(`/sign-up?${new URLSearchParams({ email: link.email, from: onward })}`);
  if (link.is === "joins" && !user) throw redirect(signInPath(`${url.pathname}${url.search}`));
  const { opening, confirm, fields, aside, errors } = context.get(siteContext).messages.accounts;
  const message = user === null ? undefined : confirm.otherAccount;
  const words = { opening, gone: confirm.failed, fields, aside };
  return { words, usedUp: errors.linkUsedUp, link, message, account: user?.email ?? "" };
}

export const meta: Route.MetaFunction = ({ loaderData }) => privateMeta(loaderData?.words.opening.meta);

export const headers: Route.HeadersFunction = visitorsPage;

/** The link alone changes nothing, because mail programs open links to scan them: the button uses it up. */
export async function action({ request, url, context }: Route.ActionArgs) {
  const session = context.get(sessionContext);
  const own = ownAccounts(context);
  const added = { token: tokenIn(url) };
  const user = await session.user();
  if (user && (await own.showOpening(added.token)).is === "joins") {
    const join = async (form: JoinAccountForm) => {
      await own.joinInvited(form, { user, visitor: session.visitor });
      return redirectDocument(onward, 303);
    };
    return await handleForm({ request, context }, joinAccountForm, join, added);
  }
  const open = async (form: OpenAccountForm) => {
    session.setCookies(await own.openOrdersAccount(form, session.visitor));
    return redirectDocument(onward, 303);
  };
  return await handleForm({ request, context }, openAccountForm, open, added);
}

export default function OpenAccount({ loaderData, actionData }: Route.ComponentProps) {
  const { words, usedUp, link, message, account } = loaderData;
  const { opening, gone, fields, aside } = words;
  const { expired, joins, ...form } = opening;
  if (link.is === "expired") return <AccountOutcome {...expired} aside={aside} />;
  if (link.is === "joins") {
    const title = fillText(joins.title, { name: link.name });
    const lead = fillText(joins.lead, { account });
    return <AccountFormPage words={{ title, lead, submit: title }} aside={aside} refused={actionData} />;
  }
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
