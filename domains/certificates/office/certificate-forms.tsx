import { fillText } from "#shared/fill-text.ts";
import { Badge } from "#ui/badge.tsx";
import { Field } from "#ui/field.tsx";
import { ActForm } from "#ui/form/act-form.tsx";
import { useClassFrame } from "#ui/office/class-words.ts";
import { useMember } from "#ui/office/member.ts";
import type { Outcome } from "#ui/office/office-outcome.ts";

export interface ShownCertificate {
  /** "7K3M-Q2XW-9ABC-DEFG". */
  number: string;
  issuedOn: string;
  isByHand: boolean;
  revoked: { on: string; reason: string } | null;
}

/** Why a certificate is revoked; after a refusal what was typed, and what is wrong with it. */
export function RevocationReason({ refused }: { refused: Outcome | undefined }) {
  const { certificates: words } = useClassFrame().words;
  return (
    <Field
      label={words.revokeReason}
      hint={words.revokeHint}
      name="reason"
      defaultValue={refused?.typed?.reason}
      maxLength={200}
      required
      dir="auto"
      error={refused?.fields?.reason}
    />
  );
}

type CertificateFormsProps = { certificate: ShownCertificate; hasPdf?: boolean; outcome: Outcome | undefined };

/** An issued certificate: its state, its papers, and the form that revokes it. */
export function CertificateForms({ certificate, hasPdf = true, outcome }: CertificateFormsProps) {
  const { certificates: words } = useClassFrame().words;
  const { may } = useMember();
  const { number, issuedOn, isByHand, revoked } = certificate;
  const isThis = outcome?.refused !== undefined && outcome.typed?.number === number;
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-ink-soft">
        <Badge look={revoked ? "red" : "green"}>{revoked ? words.is.revoked : words.is.issued}</Badge>
        <code>{number}</code>
        <span>
          {fillText(words.on, { day: revoked?.on ?? issuedOn })}
          {isByHand && <span>{`, ${words.byHand}`}</span>}
        </span>
        {revoked && <bdi>{revoked.reason}</bdi>}
        {hasPdf && (
          <a href={`/admin/certificates/${number}/pdf`} className="link" download>
            {words.pdf}
          </a>
        )}
        <a href={`/verify/${number}`} className="link">
          {words.page}
        </a>
        {revoked && may.includes("restoreCertificate") && (
          <ActForm name={`restore ${number}`}>
            <input type="hidden" name="number" value={number} />
            <button type="submit" name="intent" value="restore" className="button button-plain">
              {words.restore}
            </button>
          </ActForm>
        )}
      </div>
      {!revoked && may.includes("revokeCertificate") && (
        <details open={isThis || undefined} className="mt-1">
          <summary className="link text-sm">
            {words.revoke} <span className="sr-only">{number}</span>
          </summary>
          <ActForm
            name={`revoke ${number}`}
            ask={() => fillText(words.revokeSure, { number })}
            className="mt-2 mb-1 grid max-w-xl gap-3"
          >
            <input type="hidden" name="number" value={number} />
            <RevocationReason refused={isThis ? outcome : undefined} />
            <button type="submit" name="intent" value="revoke" className="button button-danger justify-self-start">
              {words.revoke}
            </button>
          </ActForm>
        </details>
      )}
    </>
  );
}
