import type { ReactNode } from "react";
import type { HostedWidgets } from "#domains/accounts/server/auth/port.ts";
import type { User } from "#server/http/user.ts";
import { PageIntro } from "#ui/site/page-intro.tsx";
import type { AccountPageData } from "./account-page-data.ts";
import { ChangePassword } from "./change-password.tsx";
import type { FormOutcome } from "./form-outcome-note.tsx";
import { HostedWidget } from "./hosted-widget.tsx";
import { OwnAddress } from "./own-address.tsx";
import { PersonChoice } from "./person-choice.tsx";
import { SessionList } from "./session-list.tsx";
import { usePrivatePage } from "./use-private-page.ts";

type AccountPageProps = AccountPageData & {
  user: User;
  people: { id: string; label: string; isChosen: boolean }[];
  /** Null if the accounts are our own. */
  widgets: HostedWidgets | null;
  /** The result of one of the page's forms, if it was the one sent. */
  outcomeOf: (intent: string) => FormOutcome | undefined;
  /** Shown below a provider's widget. */
  hostedNote: ReactNode;
  ownDetails: ReactNode;
  ownRecord: ReactNode;
};

/** The account of a signed-in visitor, or the widget of the provider that keeps it. */
export function AccountPage({ words, user, people, sessions, widgets, note, outcomeOf, ...parts }: AccountPageProps) {
  usePrivatePage();
  const { account, fields, choice } = words;
  if (widgets)
    return (
      <>
        <div className="page pt-6 empty:hidden">
          <PersonChoice people={people} words={choice} from="/account" />
        </div>
        <HostedWidget shows="account" widgets={widgets} from="/account" words={words.widget} />
        {parts.hostedNote}
      </>
    );
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
          {parts.ownDetails}
          <ChangePassword fields={fields} words={account.password} outcome={outcomeOf("change-password")} />
        </div>
        <div className="grid gap-8">
          {parts.ownRecord}
          <SessionList sessions={sessions} words={account.sessions} outcome={outcomeOf("end-session")} />
        </div>
      </div>
    </>
  );
}
