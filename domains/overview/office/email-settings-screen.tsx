import { Check as Tick, TriangleAlert } from "lucide-react";
import { useState } from "react";
import type { MailFacts } from "#server/mail/mail-server.ts";
import type { Mailbox } from "#server/mail/port.ts";
import { fillText } from "#shared/fill-text.ts";
import { Choice, Field } from "#ui/field.tsx";
import { ActForm } from "#ui/form/act-form.tsx";
import { OutcomeNote } from "#ui/form/outcome-note.tsx";
import { useFrame } from "#ui/office/office-frame.ts";
import type { Outcome } from "#ui/office/office-outcome.ts";

interface EmailSettingsScreenProps extends MailFacts {
  /** The addresses now. */
  from: Mailbox;
  staff: Mailbox;
  /** The environment's mail server, which wins. */
  environment: string | null;
  /** Whether the name and password cannot be read. */
  isLocked: boolean;
  hasLogin: boolean;
  outcome: Outcome | undefined;
}

/** How e-mails leave: who writes, where answers go, the mail server, and a message that tries it. */
export function EmailSettingsScreen({ outcome, ...now }: EmailSettingsScreenProps) {
  const { email: words } = useFrame().words;
  const { server, environment, isLocked } = now;
  return (
    <div className="grid max-w-3xl gap-5 p-4 md:p-6">
      <header>
        <h1 className="text-2xl">{words.title}</h1>
        <p className="mt-1 max-w-prose text-ink-soft">{words.about}</p>
      </header>
      <State {...now} />
      <SettingsForm
        // What is saved is in the fields, and no password.
        key={JSON.stringify([now.senderName, now.senderAddress, now.answersTo, server, now.hasLogin])}
        outcome={outcome?.form === "email settings" ? outcome : undefined}
        {...now}
      />
      {(environment !== null || (server !== null && !isLocked)) && (
        <section className="card grid gap-3 p-4">
          <h2 className="text-lg">{words.ways.test}</h2>
          <p className="text-ink-soft">{words.testText}</p>
          <ActForm name="test message" className="grid justify-items-start gap-2">
            <button type="submit" name="intent" value="test" className="button button-quiet">
              {words.test}
            </button>
            <OutcomeNote outcome={outcome?.form === "test message" ? outcome : undefined} />
          </ActForm>
        </section>
      )}
    </div>
  );
}

function State({ environment, isLocked, server }: Omit<EmailSettingsScreenProps, "outcome">) {
  const { email: words } = useFrame().words;
  const here = server ? fillText(words.leaves, { server: server.host }) : words.files;
  const text = isLocked ? words.locked : here;
  const isWell = environment !== null || (server !== null && !isLocked);
  return (
    <p className={`flex items-start gap-2 border-s-4 ps-3 ${isWell ? "border-line" : "border-danger"}`}>
      {isWell ? (
        <Tick size={18} aria-hidden="true" className="mt-1 shrink-0" />
      ) : (
        <TriangleAlert size={18} aria-hidden="true" className="mt-1 shrink-0" />
      )}
      <span className="max-w-prose">
        {environment === null ? text : fillText(words.environment, { server: environment })}
      </span>
    </p>
  );
}

function SettingsForm({ outcome, ...now }: EmailSettingsScreenProps) {
  const { email: words } = useFrame().words;
  const { fields, hints, ways } = words;
  const { server, environment, isLocked, hasLogin, from, staff } = now;
  const wrong = outcome?.fields ?? {};
  const typed = (name: string, otherwise: string) => outcome?.typed?.[name] ?? otherwise;
  const [signsIn, setSignsIn] = useState(server === null || hasLogin);
  const secretHint = hasLogin && !isLocked ? hints.kept : hints.secret;
  return (
    <ActForm name="email settings" isSecret stays className="grid gap-5">
      <fieldset className="card grid min-w-0 gap-3 p-4 sm:grid-cols-2">
        <legend className="sr-only">{ways.sender}</legend>
        <h2 className="text-lg sm:col-span-2">{ways.sender}</h2>
        <Field
          label={fields.senderName}
          name="senderName"
          defaultValue={typed("senderName", now.senderName)}
          maxLength={80}
          dir="auto"
          hint={hints.senderName}
          error={wrong.senderName}
        />
        <Field
          label={fields.senderAddress}
          name="senderAddress"
          type="email"
          defaultValue={typed("senderAddress", now.senderAddress)}
          hint={fillText(hints.senderAddress, { address: from.address })}
          error={wrong.senderAddress}
        />
        <Field
          label={fields.answersTo}
          name="answersTo"
          type="email"
          defaultValue={typed("answersTo", now.answersTo)}
          hint={fillText(hints.answersTo, { address: staff.address })}
          error={wrong.answersTo}
        />
        <p className="text-sm text-ink-soft sm:col-span-2">
          {fillText(words.fromEnvironment, { from: from.address, staff: staff.address })}
        </p>
      </fieldset>
      {environment === null && (
        <fieldset className="card grid min-w-0 gap-3 p-4 sm:grid-cols-2">
          <legend className="sr-only">{ways.server}</legend>
          <h2 className="text-lg sm:col-span-2">{ways.server}</h2>
          <input type="hidden" name="isKept" value={hasLogin && !isLocked ? "yes" : "no"} />
          <Field
            label={fields.host}
            name="server.host"
            defaultValue={typed("server.host", server?.host ?? "")}
            maxLength={253}
            autoCapitalize="none"
            spellCheck={false}
            hint={hints.host}
            error={wrong["server.host"] ?? wrong.server}
          />
          <Field
            label={fields.port}
            name="server.port"
            inputMode="numeric"
            defaultValue={typed("server.port", String(server?.port ?? 587))}
            maxLength={5}
            hint={hints.port}
            error={wrong["server.port"]}
          />
          <Choice
            label={fields.security}
            name="server.security"
            defaultValue={typed("server.security", server?.security ?? "starttls")}
            options={Object.entries(words.securities)}
            error={wrong["server.security"]}
          />
          <label className="flex min-h-8 items-center gap-2 max-md:min-h-11 sm:col-span-2">
            <input
              type="checkbox"
              name="signsIn"
              value="on"
              checked={signsIn}
              onChange={({ currentTarget }) => setSignsIn(currentTarget.checked)}
            />
            <span>{fields.signsIn}</span>
          </label>
          <Field
            label={fields.user}
            name="server.secret.user"
            maxLength={500}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            disabled={!signsIn}
            hint={secretHint}
            error={wrong["server.secret.user"]}
          />
          <Field
            label={fields.password}
            name="server.secret.password"
            type="password"
            maxLength={1_000}
            autoComplete="new-password"
            disabled={!signsIn}
            hint={secretHint}
            error={wrong["server.secret.password"]}
          />
        </fieldset>
      )}
      <div className="flex flex-wrap items-center gap-4">
        <button type="submit" name="intent" value="save" className="button button-main">
          {words.save}
        </button>
        <OutcomeNote outcome={outcome} />
      </div>
    </ActForm>
  );
}
