import { data, redirectDocument } from "react-router";
import { ChangePassword } from "#app/features/accounts/change-password.tsx";
import { HostedWidget } from "#app/features/accounts/hosted-widget.tsx";
import { OwnAddress } from "#app/features/accounts/own-address.tsx";
import { SessionList } from "#app/features/accounts/session-list.tsx";
import { hostedWidgets, ownAccounts } from "#app/lib/accounts.ts";
import { type FormRefusal, refuse, refusedFields } from "#app/lib/form-refusal.ts";
import { privateMeta } from "#app/lib/private-meta.ts";
import { readFormTexts } from "#app/lib/read-form-texts.ts";
import { requireUser } from "#app/lib/require-user.ts";
import { servicesContext } from "#app/lib/services-context.ts";
import { sessionContext } from "#app/lib/session-context.ts";
import { siteContext } from "#app/lib/site-context.ts";
import { usePrivatePage } from "#app/lib/use-private-page.ts";
import { PageIntro } from "#app/ui/page-intro.tsx";
import { changePasswordForm } from "#shared/contracts/account.ts";
import { deviceName } from "#shared/rules/device-name.ts";
import type { Route } from "./+types/account.ts";

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const user = await requireUser({ url, context });
  const widgets = hostedWidgets({ request, url, context });
  const { account, fields, widget, device } = context.get(siteContext).messages.accounts;
  const { own } = context.get(servicesContext).accounts;
  const listed = (await own?.listSessions(context.get(sessionContext).visitor)) ?? [];
  const sessions = listed.map(({ userAgent, startedAt, seenAt, ...session }) => ({
    ...session,
    device: deviceName(userAgent, device),
    startedAt: startedAt.toISOString(),
    seenAt: seenAt.toISOString(),
  }));
  return { words: { account, fields, widget }, user, sessions, widgets };
}

export const meta: Route.MetaFunction = ({ loaderData }) => privateMeta(loaderData?.words.account.meta);

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

/** Which of the page's forms was sent, and its result: refused, or done with a message. */
type Outcome = { intent: string; refused?: FormRefusal; done?: string };

export async function action({ request, url, context }: Route.ActionArgs) {
  const user = await requireUser({ url, context });
  const form = await readFormTexts(request);
  const intent = form.intent ?? "";
  const session = context.get(sessionContext);
  const own = ownAccounts(context);
  const { messages } = context.get(siteContext);
  const done = (text: string): Outcome => ({ intent, done: text });
  const { sessions, password, sentAgain } = messages.accounts.account;
  try {
    if (intent === "send-confirmation") {
      await own.sendConfirmation(user, session.visitor);
      return done(sentAgain);
    }
    if (intent === "end-session") {
      await own.endSession(form.session ?? "", session.visitor);
      return done(sessions.ended);
    }
    if (intent === "end-all-sessions") {
      session.setCookies(await own.endAllSessions(session.visitor));
      return redirectDocument("/", 303);
    }
    const parsed = changePasswordForm.safeParse(form);
    if (!parsed.success)
      return data<Outcome>({ intent, refused: refusedFields(parsed.error, {}, messages) }, { status: 422 });
    session.setCookies(await own.changePassword(parsed.data, { user, visitor: session.visitor }));
    return done(password.done);
  } catch (error) {
    const { data: refused, init } = refuse(error, {}, messages);
    return data<Outcome>({ intent, refused }, init ?? {});
  }
}

export default function Account({ loaderData: { words, user, sessions, widgets }, actionData }: Route.ComponentProps) {
  usePrivatePage();
  if (widgets) return <HostedWidget shows="account" widgets={widgets} from="/account" words={words.widget} />;
  const outcomeOf = (intent: string) => (actionData?.intent === intent ? actionData : undefined);
  return (
    <>
      <PageIntro title={words.account.title} lead={user.name ?? ""} tiling="3.4.6.4">
        <OwnAddress user={user} words={words.account} outcome={outcomeOf("send-confirmation")} />
      </PageIntro>
      <div className="page grid items-start gap-8 pb-24 lg:grid-cols-[1fr_1.2fr]">
        <ChangePassword fields={words.fields} words={words.account.password} outcome={outcomeOf("change-password")} />
        <SessionList sessions={sessions} words={words.account.sessions} outcome={outcomeOf("end-session")} />
      </div>
    </>
  );
}
