import { useState } from "react";
import { incomingWays } from "#domains/overview/contract/incoming-mail.ts";
import type { IncomingFacts } from "#domains/replies/server/incoming-set.ts";
import { fillText } from "#shared/fill-text.ts";
import { Choice, Field } from "#ui/field.tsx";
import { ActForm } from "#ui/form/act-form.tsx";
import { OutcomeNote } from "#ui/form/outcome-note.tsx";
import { useFrame } from "#ui/office/office-frame.ts";
import type { Outcome } from "#ui/office/office-outcome.ts";

interface IncomingMailScreenProps extends IncomingFacts {
  hasLogin: boolean;
  /** Whether the name and password cannot be read. */
  isLocked: boolean;
  outcome: Outcome | undefined;
}

/** How answers by e-mail come in: the address, the way, and a trial of it. */
export function IncomingMailScreen({ outcome, ...now }: IncomingMailScreenProps) {
  const { incoming: words } = useFrame().words;
  const { way, address, isLocked } = now;
  const state = isLocked ? words.states.locked : fillText(words.on, { address });
  return (
    <div className="grid max-w-3xl gap-5 p-4 md:p-6">
      <header>
        <h1 className="text-2xl">{words.title}</h1>
        <p className="mt-1 max-w-prose text-ink-soft">{words.about}</p>
      </header>
      <p className={`border-s-4 ps-3 wrap-break-word ${isLocked ? "border-danger" : "border-line"}`}>
        {way === "off" ? words.off : state}
      </p>
      <SettingsForm
        // What is saved is in the fields, and no password.
        key={JSON.stringify([way, address, now.port, now.mailbox, now.hasLogin])}
        outcome={outcome?.form === "incoming mail" ? outcome : undefined}
        {...now}
      />
      {way !== "off" && (
        <section className="card grid gap-3 p-4">
          <h2 className="text-lg">{words.testTitle}</h2>
          <p className="text-ink-soft">{words.testText}</p>
          <ActForm name="incoming test" className="grid justify-items-start gap-2">
            <button type="submit" name="intent" value="test" className="button button-quiet">
              {words.test}
            </button>
            <OutcomeNote outcome={outcome?.form === "incoming test" ? outcome : undefined} />
          </ActForm>
        </section>
      )}
    </div>
  );
}

function SettingsForm({ outcome, ...now }: IncomingMailScreenProps) {
  const { incoming: words, email } = useFrame().words;
  const { fields, hints, groups } = words;
  const { mailbox, hasLogin, isLocked } = now;
  const wrong = outcome?.fields ?? {};
  const typed = (name: string, otherwise: string) => outcome?.typed?.[name] ?? otherwise;
  const [way, setWay] = useState(typed("way", now.way));
  const isKept = hasLogin && !isLocked;
  return (
    <ActForm name="incoming mail" isSecret stays className="grid gap-5">
      <fieldset className="card grid min-w-0 gap-3 p-4">
        <legend className="sr-only">{words.ways.label}</legend>
        <h2 className="text-lg">{words.ways.label}</h2>
        <div>
          {incomingWays.map((one) => (
            <label key={one} className="flex min-h-8 items-center gap-2 max-md:min-h-11">
              <input type="radio" name="way" value={one} checked={way === one} onChange={() => setWay(one)} />
              <span>{words.ways[one]}</span>
            </label>
          ))}
        </div>
        <Field
          label={fields.address}
          name="address"
          type="email"
          defaultValue={typed("address", now.address)}
          hint={hints.address}
          error={wrong.address}
        />
      </fieldset>
      <fieldset hidden={way !== "smtp"} className="card grid min-w-0 gap-3 p-4">
        <legend className="sr-only">{groups.port}</legend>
        <h2 className="text-lg">{groups.port}</h2>
        <Field
          label={fields.port}
          name="port"
          inputMode="numeric"
          defaultValue={typed("port", String(now.port))}
          maxLength={5}
          hint={hints.port}
          error={wrong.port}
        />
      </fieldset>
      <fieldset hidden={way !== "imap"} className="card grid min-w-0 gap-3 p-4 sm:grid-cols-2">
        <legend className="sr-only">{groups.mailbox}</legend>
        <h2 className="text-lg sm:col-span-2">{groups.mailbox}</h2>
        <input type="hidden" name="isKept" value={isKept ? "yes" : "no"} />
        <Field
          label={fields.host}
          name="server.host"
          defaultValue={typed("server.host", mailbox?.host ?? "")}
          maxLength={253}
          autoCapitalize="none"
          spellCheck={false}
          hint={hints.host}
          error={wrong["server.host"] ?? wrong["mailbox.host"]}
        />
        <Field
          label={fields.mailboxPort}
          name="server.port"
          inputMode="numeric"
          defaultValue={typed("server.port", String(mailbox?.port ?? 993))}
          maxLength={5}
          hint={hints.mailboxPort}
          error={wrong["server.port"] ?? wrong["mailbox.port"]}
        />
        <Choice
          label={fields.security}
          name="server.security"
          defaultValue={typed("server.security", mailbox?.security ?? "tls")}
          options={Object.entries(words.securities)}
          error={wrong["server.security"]}
        />
        <Field
          label={fields.user}
          name="server.secret.user"
          maxLength={500}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          hint={isKept ? email.hints.kept : email.hints.secret}
          error={wrong["server.secret.user"] ?? wrong["mailbox.secret.user"]}
        />
        <Field
          label={fields.password}
          name="server.secret.password"
          type="password"
          maxLength={1_000}
          autoComplete="new-password"
          hint={isKept ? email.hints.kept : email.hints.secret}
          error={wrong["server.secret.password"] ?? wrong["mailbox.secret.password"]}
        />
      </fieldset>
      <div className="flex flex-wrap items-center gap-4">
        <button type="submit" name="intent" value="save" className="button button-main">
          {words.save}
        </button>
        <OutcomeNote outcome={outcome} />
      </div>
    </ActForm>
  );
}
