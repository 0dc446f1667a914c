import { data, redirectDocument } from "react-router";
import { ZodError } from "zod";
import { servicesContext, sessionContext, siteContext } from "#app/request/contexts.ts";
import { type FormRefusal, refuse, refusedFields } from "#app/request/form-refusal.ts";
import { hostedWidgets, ownAccounts } from "#app/request/own-accounts.ts";
import { requireUser } from "#app/request/require-user.ts";
import { changePasswordForm, ownDataForm, ownDetailsForm } from "#domains/accounts/contract.ts";
import { AccountPage } from "#domains/accounts/site/account-page.tsx";
import { accountPageData } from "#domains/accounts/site/account-page-data.ts";
import { openLanguages } from "#domains/accounts/site/open-languages.ts";
import { OwnDetails } from "#domains/accounts/site/own-details.tsx";
import { privateMeta } from "#domains/content/site/page-meta.ts";
import { OwnRecord } from "#domains/privacy/site/own-record.tsx";
import type { OwnAccounts } from "#server/compose/create-accounts.ts";
import type { User } from "#server/http/user.ts";
import type { Messages } from "#shared/words.ts";
import { readFormTexts } from "#ui/form/read-form-texts.ts";
import { ButtonLink } from "#ui/site/site-link.tsx";
import type { Route } from "./+types/account.ts";

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const user = await requireUser({ url, context });
  const widgets = hostedWidgets({ request, url, context });
  const { own, listChoices } = context.get(servicesContext).accounts;
  const sessions = (await own?.listSessions(context.get(sessionContext).visitor)) ?? [];
  const record = (await own?.showOwnRecord(user)) ?? null;
  const people = await listChoices(user);
  const emails = own && { chosen: await own.showOwnLanguage(user), languages: openLanguages(context.get(siteContext)) };
  const page = accountPageData(context.get(siteContext), sessions, url.searchParams.get("after"));
  const { ownRecord } = context.get(siteContext).messages;
  return { ...page, user, people, record, ownRecord, widgets, emails };
}

export const meta: Route.MetaFunction = ({ loaderData }) => privateMeta(loaderData?.words.account.meta);

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

/** Which of the page's forms was sent, and its result: refused, or done with a message. */
type Outcome = { intent: string; refused?: FormRefusal; done?: string };

interface Asked {
  form: Record<string, string>;
  user: User;
  own: OwnAccounts;
  context: Route.ActionArgs["context"];
  words: Messages["accounts"]["account"];
}

/** The act of one of the page's forms; returns the result, or leads to another page. */
type Act = (asked: Asked) => Promise<string | Response>;

const changePassword: Act = async ({ form, user, own, context, words }) => {
  const session = context.get(sessionContext);
  const asker = { user, visitor: session.visitor };
  session.setCookies(await own.changePassword(changePasswordForm.parse(form), asker));
  return words.password.done;
};

const acts: Record<string, Act> = {
  "change-password": changePassword,
  "send-confirmation": async ({ own, user, context, words }) => {
    await own.sendConfirmation(user, context.get(sessionContext).visitor);
    return words.sentAgain;
  },
  "end-session": async ({ form, own, context, words }) => {
    await own.endSession(form.session ?? "", context.get(sessionContext).visitor);
    return words.sessions.ended;
  },
  "end-all-sessions": async ({ own, context }) => {
    const session = context.get(sessionContext);
    session.setCookies(await own.endAllSessions(session.visitor));
    return redirectDocument("/", 303);
  },
  "change-details": async ({ form, user, own, context, words }) => {
    const { visitor } = context.get(sessionContext);
    const { country_code: country } = await context.get(servicesContext).locateVisitor(visitor);
    await own.changeOwnDetails(ownDetailsForm.parse(form), { user, visitor, country: country ?? undefined });
    return words.details.done;
  },
  download: async ({ form, user, own, context }) => {
    const { visitor } = context.get(sessionContext);
    return redirectDocument(await own.openOwnExport(ownDataForm.parse(form), { user, visitor }), 303);
  },
  erase: async ({ form, user, own, context }) => {
    const session = context.get(sessionContext);
    const asker = { user, visitor: session.visitor };
    const { cookies, isAccountGone } = await own.eraseOwnData(ownDataForm.parse(form), asker);
    session.setCookies(cookies);
    return redirectDocument(isAccountGone ? "/account/erased" : "/account?after=erased", 303);
  },
};

export async function action({ request, url, context }: Route.ActionArgs) {
  const user = await requireUser({ url, context });
  const form = await readFormTexts(request);
  const own = ownAccounts(context);
  const { messages } = context.get(siteContext);
  const { intent = "" } = form;
  const act = (Object.hasOwn(acts, intent) && acts[intent]) || changePassword;
  const shown = (text = "") => text.slice(0, 300);
  const entered = { name: shown(form.name), phone: shown(form.phone) };
  try {
    const done = await act({ form, user, own, context, words: messages.accounts.account });
    return done instanceof Response ? done : data<Outcome>({ intent, done });
  } catch (error) {
    if (error instanceof ZodError)
      return data<Outcome>({ intent, refused: refusedFields(error, entered, messages) }, { status: 422 });
    const { data: refused, init } = refuse(error, entered, messages);
    return data<Outcome>({ intent, refused }, init ?? {});
  }
}

export default function Account({ loaderData, actionData }: Route.ComponentProps) {
  const { record, ownRecord, emails, ...page } = loaderData;
  const { words, user, people } = page;
  const { account, fields, hosted } = words;
  const outcomeOf = (intent: string) => (actionData?.intent === intent ? actionData : undefined);
  const isOneOfSeveral = people.length > 0;
  return (
    <AccountPage
      {...page}
      outcomeOf={outcomeOf}
      hostedNote={<HostedNote words={hosted} href={hosted.href} />}
      ownDetails={
        <OwnDetails
          name={(isOneOfSeveral ? record?.person?.name : user.name) ?? ""}
          phone={record && (record.phone ?? "")}
          emails={emails}
          fields={fields}
          words={account.details}
          outcome={outcomeOf("change-details")}
        />
      }
      ownRecord={
        <OwnRecord
          record={record}
          isOneOfSeveral={isOneOfSeveral}
          fields={fields}
          words={account}
          own={ownRecord}
          outcomeOf={outcomeOf}
        />
      }
    />
  );
}

type HostedNoteProps = { words: { title: string; lead: string; action: string }; href: string };

/** The way to request one's data where a provider keeps the accounts, so that no password can be asked for here. */
function HostedNote({ words, href }: HostedNoteProps) {
  return (
    <section aria-labelledby="record-title" className="page pb-24">
      <h2 id="record-title" className="text-2xl">
        {words.title}
      </h2>
      <p className="mt-2 mb-5 max-w-2xl text-ink-soft">{words.lead}</p>
      <ButtonLink to={href} variant="quiet">
        {words.action}
      </ButtonLink>
    </section>
  );
}
