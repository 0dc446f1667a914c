import { data, redirectDocument } from "react-router";
import { ZodError } from "zod";
import { hostedWidgets, ownAccounts } from "#app/request/accounts.ts";
import { servicesContext, sessionContext, siteContext } from "#app/request/contexts.ts";
import { type FormRefusal, refuse, refusedFields } from "#app/request/form-refusal.ts";
import { requireUser } from "#app/request/require-user.ts";
import { changePasswordForm, ownDataForm, ownDetailsForm } from "#domains/accounts/contract.ts";
import { deviceName } from "#domains/accounts/rules/device-name.ts";
import type { User } from "#domains/accounts/server/auth/port.ts";
import { ChangePassword } from "#domains/accounts/site/change-password.tsx";
import { HostedWidget } from "#domains/accounts/site/hosted-widget.tsx";
import { OwnAddress } from "#domains/accounts/site/own-address.tsx";
import { PersonChoice } from "#domains/accounts/site/person-choice.tsx";
import { SessionList } from "#domains/accounts/site/session-list.tsx";
import { usePrivatePage } from "#domains/accounts/site/use-private-page.ts";
import { privateMeta } from "#domains/content/site/page-meta.ts";
import type { Company } from "#domains/institute/contract.ts";
import { HostedNote } from "#domains/privacy/site/hosted-note.tsx";
import { OwnDetails } from "#domains/privacy/site/own-details.tsx";
import { OwnRecord } from "#domains/privacy/site/own-record.tsx";
import type { OwnAccounts } from "#server/compose/accounts.ts";
import { fillText } from "#shared/fill-text.ts";
import type { Messages } from "#shared/words.ts";
import { readFormTexts } from "#ui/form/read-form-texts.ts";
import { PageIntro } from "#ui/site/page-intro.tsx";
import type { Route } from "./+types/account.ts";

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const user = await requireUser({ url, context });
  const widgets = hostedWidgets({ request, url, context });
  const { content, messages } = context.get(siteContext);
  const { account, fields, widget, device, hosted, people: choice } = messages.accounts;
  const { own, listChoices } = context.get(servicesContext).accounts;
  const listed = (await own?.listSessions(context.get(sessionContext).visitor)) ?? [];
  const sessions = listed.map(({ userAgent, startedAt, seenAt, ...session }) => ({
    ...session,
    device: deviceName(userAgent, device),
    startedAt: startedAt.toISOString(),
    seenAt: seenAt.toISOString(),
  }));
  const record = (await own?.showOwnRecord(user)) ?? null;
  const people = await listChoices(user);
  const words = { account, fields, widget, choice, hosted: hostedWords(hosted, content.company) };
  const note = url.searchParams.get("after") === "erased" ? account.erase.doneOne : null;
  return { words, user, people, sessions, record, widgets, note };
}

/** The contact texts if a provider keeps the accounts. */
function hostedWords({ subject, ...words }: Messages["accounts"]["hosted"], { emails, replyTime }: Company) {
  const email = emails[0]?.address ?? "";
  return {
    ...words,
    lead: fillText(words.lead, { email, replyTime }),
    href: `mailto:${email}?subject=${encodeURIComponent(subject)}`,
  };
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
  usePrivatePage();
  const { words, user, people, sessions, record, widgets, note } = loaderData;
  const { account, fields, choice, hosted } = words;
  if (widgets)
    return (
      <>
        <div className="page pt-6 empty:hidden">
          <PersonChoice people={people} words={choice} from="/account" />
        </div>
        <HostedWidget shows="account" widgets={widgets} from="/account" words={words.widget} />
        <HostedNote words={hosted} href={hosted.href} />
      </>
    );
  const outcomeOf = (intent: string) => (actionData?.intent === intent ? actionData : undefined);
  return (
    <>
      <PageIntro title={account.title} lead={<bdi>{user.name}</bdi>} tiling="3.4.6.4">
        <OwnAddress user={user} words={account} outcome={outcomeOf("send-confirmation")} />
      </PageIntro>
      <div className="page mb-8 grid gap-4 empty:hidden">
        {note && (
          <p role="status" className="rounded-control bg-emerald-tint p-4">
            {note}
          </p>
        )}
        <PersonChoice people={people} words={choice} from="/account" />
      </div>
      <div className="page grid items-start gap-8 pb-24 lg:grid-cols-[1fr_1.2fr]">
        <div className="grid gap-8">
          <OwnDetails
            name={(people.length > 0 ? record?.person?.name : user.name) ?? ""}
            phone={record && (record.phone ?? "")}
            fields={fields}
            words={account.details}
            outcome={outcomeOf("change-details")}
          />
          <ChangePassword fields={fields} words={account.password} outcome={outcomeOf("change-password")} />
        </div>
        <div className="grid gap-8">
          <OwnRecord
            record={record}
            isOneOfSeveral={people.length > 0}
            fields={fields}
            words={account}
            outcomeOf={outcomeOf}
          />
          <SessionList sessions={sessions} words={account.sessions} outcome={outcomeOf("end-session")} />
        </div>
      </div>
    </>
  );
}
