import type { MeetingAccount } from "#domains/timetable/contract.ts";
import { Field } from "#ui/field.tsx";
import { ActForm } from "#ui/form/act-form.tsx";
import { OutcomeNote } from "#ui/form/outcome-note.tsx";
import { useFrame } from "#ui/office/office-frame.ts";
import type { Outcome } from "#ui/office/office-outcome.ts";

type Kind = MeetingAccount["kind"];

/** An account as it may be shown. */
export interface ShownAccount {
  kind: Kind;
  accountId: string;
  clientId: string;
  isLocked: boolean;
}

type MeetingAccountProps = { account: ShownAccount | null; isOwner: boolean; outcome: Outcome | undefined };

/** Where a service is set up, and what has to be copied there, in its order. */
const toCopy = {
  zoom: [
    ["site", "https://marketplace.zoom.us"],
    ["scope", "meeting:write:meeting:admin"],
  ],
  google: [
    ["site", "https://console.cloud.google.com"],
    ["redirect", "https://developers.google.com/oauthplayground"],
    ["scope", "https://www.googleapis.com/auth/meetings.space.created"],
  ],
} as const;

const kinds: Kind[] = ["zoom", "google"];

/** The account at Zoom or Google Meet in which meetings are made: which it is, a try, an end, and how one is set up. */
export function MeetingAccountPart({ account, isOwner, outcome }: MeetingAccountProps) {
  const { account: words } = useFrame().words.meetings;
  const of = (form: string) => (outcome?.form === form ? outcome : undefined);
  return (
    <section className="card grid gap-4 p-4" aria-labelledby="meeting-account">
      <header>
        <h2 id="meeting-account" className="text-lg">
          {words.title}
        </h2>
        <p className="mt-1 max-w-prose text-ink-soft">{words.about}</p>
      </header>
      <p className={`border-s-4 ps-3 ${account?.isLocked ? "border-danger" : "border-line"}`}>
        {account === null ? words.off : words[account.isLocked ? "locked" : "on"][account.kind]}
      </p>
      {isOwner && account && (
        <div className="flex flex-wrap items-start gap-3">
          {!account.isLocked && (
            <ActForm name="meeting try" className="grid justify-items-start gap-2">
              <button type="submit" name="intent" value="try" className="button button-quiet">
                {words.try}
              </button>
              <OutcomeNote outcome={of("meeting try")} />
            </ActForm>
          )}
          <ActForm name="meeting removal" ask={() => words.removeSure} className="grid justify-items-start gap-2">
            <button type="submit" name="intent" value="remove" className="button button-danger">
              {words.remove}
            </button>
          </ActForm>
        </div>
      )}
      <OutcomeNote outcome={of("meeting removal")} />
      {isOwner ? (
        kinds.map((kind) => <SetUp key={kind} kind={kind} account={account} outcome={of(`meeting account ${kind}`)} />)
      ) : (
        <p className="text-ink-soft">{words.ownersAlone}</p>
      )}
    </section>
  );
}

interface SetUpProps {
  kind: Kind;
  account: ShownAccount | null;
  outcome: Outcome | undefined;
}

/** How an account is set up there, and the fields for what is copied from it. */
function SetUp({ kind, account, outcome }: SetUpProps) {
  const { account: words } = useFrame().words.meetings;
  const { fields } = words;
  const isNow = account?.kind === kind;
  const wrong = outcome?.fields ?? {};
  const of = (name: "accountId" | "clientId") => ({
    ...{ name, autoComplete: "off", spellCheck: false, dir: "ltr", maxLength: 300, required: true },
    defaultValue: outcome?.typed?.[name] ?? (isNow ? account[name] : ""),
    error: wrong[name],
  });
  const secret = (name: string) => ({
    ...{ name, type: "password", autoComplete: "off", maxLength: 300, required: true, error: wrong[name] },
  });
  return (
    <details
      open={outcome !== undefined || (isNow && account.isLocked) || undefined}
      className="border-t border-line pt-3"
    >
      <summary className="min-h-11 content-center font-semibold">{words.setUp[kind]}</summary>
      <ol className="mt-2 grid max-w-prose list-decimal gap-2 ps-5">
        {words.steps[kind].map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <dl className="mt-3 grid gap-1 text-sm">
        {toCopy[kind].map(([name, text]) => (
          <div key={name}>
            <dt className="font-semibold">{words[name]}</dt>
            <dd>
              <code dir="ltr" className="wrap-anywhere">
                {text}
              </code>
            </dd>
          </div>
        ))}
      </dl>
      <ActForm name={`meeting account ${kind}`} isSecret className="mt-4 grid gap-3 sm:grid-cols-2">
        {kind === "zoom" && <Field label={fields.account} {...of("accountId")} />}
        <Field
          label={fields.client}
          hint={kind === "google" && !wrong.clientId ? words.googleClientHint : undefined}
          {...of("clientId")}
        />
        <Field label={fields.secret} {...secret("secret.client")} />
        {kind === "google" && <Field label={fields.refresh} {...secret("secret.refresh")} />}
        <div className="flex flex-wrap items-center gap-4 sm:col-span-2">
          <button type="submit" name="intent" value={kind} className="button button-main">
            {words.save[kind]}
          </button>
          <OutcomeNote outcome={outcome} />
        </div>
      </ActForm>
    </details>
  );
}
