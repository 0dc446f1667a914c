import type { ReactNode } from "react";
import { shortestPassphrase } from "#domains/overview/contract.ts";
import { Field } from "#ui/field.tsx";
import { ActForm } from "#ui/form/act-form.tsx";
import { FileForm } from "#ui/form/file-form.tsx";
import { OutcomeNote } from "#ui/form/outcome-note.tsx";
import { useFrame } from "#ui/office/office-frame.ts";
import type { Outcome } from "#ui/office/office-outcome.ts";
import type { statusData } from "./status-data.ts";

type StatusScreenProps = ReturnType<typeof statusData> & {
  /** Whether the member may make, try and download backups. */
  isOwner: boolean;
  /** Whether a download was refused for its passphrase. */
  isTooShort: boolean;
  outcome: Outcome | undefined;
};

/** The state of the program: what needs somebody first, then emails, backups, the machine and the site. */
export function StatusScreen({ isOwner, isTooShort, outcome, ...status }: StatusScreenProps) {
  const { status: words } = useFrame().words;
  return (
    <div className="grid max-w-3xl gap-5 p-4 md:p-6">
      <header>
        <h1 className="text-2xl">{words.title}</h1>
        <p className="mt-1 text-ink-soft">{words.lead}</p>
      </header>
      <OutcomeNote outcome={outcome} />
      <section className="card p-4">
        {status.problems.length === 0 ? (
          <p className="font-semibold">{words.allWell}</p>
        ) : (
          <>
            <h2 className="text-lg">{words.problems}</h2>
            <ul className="mt-2 grid gap-3">
              {status.problems.map(({ title, text }) => (
                <li key={title} className="border-s-4 border-danger ps-3">
                  <p className="font-semibold">{title}</p>
                  <p className="text-ink-soft">{text}</p>
                </li>
              ))}
            </ul>
          </>
        )}
      </section>
      <Facts title={words.mail.title} rows={status.mail} />
      <Facts title={words.backups.title} rows={status.backups}>
        <p className="text-ink-soft">{status.backupText}</p>
        {isOwner && <BackupActs hasBackup={status.hasBackup} isTooShort={isTooShort} />}
      </Facts>
      <Facts title={words.machine.title} rows={status.machine} />
      <Facts title={words.site.title} rows={status.site} />
    </div>
  );
}

type FactsProps = { title: string; rows: [name: string, value: string][]; children?: ReactNode };

function Facts({ title, rows, children }: FactsProps) {
  return (
    <section className="card grid gap-3 p-4">
      <h2 className="text-lg">{title}</h2>
      <dl className="grid gap-x-4 gap-y-1.5 sm:grid-cols-[16rem_1fr]">
        {rows.map(([name, value]) => (
          <div key={name} className="sm:contents">
            <dt className="text-ink-soft">{name}</dt>
            <dd className="wrap-break-word font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
      {children}
    </section>
  );
}

function BackupActs({ hasBackup, isTooShort }: { hasBackup: boolean; isTooShort: boolean }) {
  const { backups: words } = useFrame().words.status;
  return (
    <>
      <div className="flex flex-wrap items-start gap-3">
        <ActForm name="make backup" className="grid justify-items-start gap-2">
          <button type="submit" name="intent" value="make" className="button button-main">
            {words.make}
          </button>
        </ActForm>
        {hasBackup && (
          <ActForm name="try backup" className="grid justify-items-start gap-2">
            <button type="submit" name="intent" value="try" className="button button-quiet">
              {words.try}
            </button>
          </ActForm>
        )}
      </div>
      {hasBackup && (
        <>
          <p className="text-sm text-ink-soft">{words.tryText}</p>
          <FileForm action="/admin/status/backup" className="grid gap-3 border-t border-line pt-3">
            <h3 className="font-semibold">{words.download}</h3>
            <p className="text-ink-soft">{words.downloadText}</p>
            <Field
              label={words.passphrase}
              hint={words.passphraseHint}
              name="passphrase"
              type="password"
              autoComplete="new-password"
              minLength={shortestPassphrase}
              maxLength={200}
              required
              error={isTooShort ? words.passphraseHint : undefined}
            />
            <button type="submit" className="button button-quiet justify-self-start">
              {words.download}
            </button>
            <p className="text-sm text-ink-soft">{words.open}</p>
          </FileForm>
        </>
      )}
    </>
  );
}
