import type { ReactNode } from "react";
import { AccountPassword } from "#domains/accounts/site/account-fields.tsx";
import { AccountForm } from "#domains/accounts/site/account-form.tsx";
import type { FormOutcome } from "#domains/accounts/site/form-outcome-note.tsx";
import type { OwnRecord as Found } from "#domains/privacy/server/own-record.ts";
import { fillCount, fillText } from "#shared/fill-text.ts";
import type { Messages } from "#shared/words.ts";
import { Drawing } from "#ui/site/drawing.tsx";
import { SiteLink } from "#ui/site/site-link.tsx";

type Words = Messages["accounts"];

type OwnRecordProps = {
  /** Null while the address is not confirmed. */
  record: Found;
  /** Whether the account has other people: then the account stays when this one is erased. */
  isOneOfSeveral: boolean;
  fields: Words["fields"];
  words: Pick<Words["account"], "record" | "download" | "erase">;
  own: Messages["ownRecord"];
  outcomeOf: (intent: string) => FormOutcome | undefined;
};

/** The stored data of the student, with the forms that download and erase it. */
export function OwnRecord({ record, isOneOfSeveral, fields, words, own, outcomeOf }: OwnRecordProps) {
  const { title, lead, policy, unconfirmed } = words.record;
  const { counts, costs, confirm } = own;
  const { leadOne, ...erase } = words.erase;
  const name = record?.person?.name ?? "";
  const eraseLead = isOneOfSeveral ? fillText(leadOne, { name }) : erase.lead;
  return (
    <section aria-labelledby="record-title" className="rounded-card bg-surface p-6 shadow-card md:p-9">
      <h2 id="record-title" className="text-2xl">
        {title}
      </h2>
      {record === null ? (
        <p className="mt-2 text-ink-soft">{unconfirmed}</p>
      ) : (
        <>
          <p className="mt-2 mb-4 text-ink-soft">{lead}</p>
          <dl className="divide-y divide-line border-y border-line">
            {record.kinds.map(({ kind, count }) => (
              <div key={kind} className="flex justify-between gap-4 py-2">
                <dt>{counts[kind]}</dt>
                <dd className="font-semibold">{count}</dd>
              </div>
            ))}
          </dl>
          <p className="mt-4 text-sm text-ink-faint">
            {policy.before}{" "}
            <SiteLink to={policy.href} className="text-link underline underline-offset-4">
              {policy.label}
            </SiteLink>
            .
          </p>
          <div className="mt-6 grid gap-4">
            <WithPassword
              intent="download"
              person={record.person?.id}
              words={words.download}
              fields={fields}
              outcome={outcomeOf("download")}
            />
            <WithPassword
              intent="erase"
              person={record.person?.id}
              words={{ ...erase, lead: eraseLead }}
              fields={fields}
              outcome={outcomeOf("erase")}
            >
              {record.loses.certificates > 0 && <li>{fillCount(costs.certificates, record.loses.certificates)}</li>}
              {record.loses.orders > 0 && <li>{costs.orders}</li>}
              <li>{confirm}</li>
            </WithPassword>
          </div>
        </>
      )}
    </section>
  );
}

type WithPasswordProps = {
  intent: string;
  /** The person it is about, of the account's people. */
  person?: string;
  words: Record<"title" | "lead" | "submit" | "submitting", string>;
  fields: Words["fields"];
  outcome?: FormOutcome;
  /** Further facts to know first, as rows of a list. */
  children?: ReactNode;
};

/**
 * A form that asks for the password, folded away until it is refused. Posted natively: a download is not a page that a
 * router could show, and after the erasure nothing of this page may be left.
 */
function WithPassword({ intent, person, words, fields, outcome, children }: WithPasswordProps) {
  const refused = outcome?.refused;
  return (
    <details open={refused !== undefined} className="group rounded-card border border-line">
      <summary className="flex min-h-14 items-center justify-between gap-4 px-6 font-semibold">
        {words.title}
        <Drawing of="chevron-down" size={20} className="shrink-0 transition-transform group-open:rotate-180" />
      </summary>
      <div className="px-6 pb-6">
        <p className="mb-4 text-ink-soft">{words.lead}</p>
        <ul className="mb-4 list-disc space-y-2 ps-5 text-ink-soft empty:hidden">{children}</ul>
        <AccountForm
          refused={refused}
          submit={words.submit}
          submitting={words.submitting}
          intent={intent}
          variant="quiet"
          isNative
        >
          {person && <input type="hidden" name="person" value={person} />}
          <AccountPassword
            words={fields}
            kind="current"
            label={fields.currentPassword}
            error={refused?.fields.password}
          />
        </AccountForm>
      </div>
    </details>
  );
}
