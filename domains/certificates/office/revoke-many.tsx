import { fillCount } from "#shared/fill-text.ts";
import { ActForm } from "#ui/form/act-form.tsx";
import { useClassFrame } from "#ui/office/class-words.ts";
import { useMember } from "#ui/office/member.ts";
import type { Outcome } from "#ui/office/office-outcome.ts";
import { RevocationReason, type ShownCertificate } from "./certificate-forms.tsx";

type RevokeManyProps = {
  candidates: { name: string; certificate: ShownCertificate | null }[];
  outcome: Outcome | undefined;
};

/** Several certificates of a batch, to be revoked in one act for one reason. */
export function RevokeMany({ candidates, outcome }: RevokeManyProps) {
  const { certificates: words } = useClassFrame().words;
  const { may } = useMember();
  const counting = candidates.flatMap(({ name, certificate }) =>
    certificate && !certificate.revoked ? [{ name, number: certificate.number }] : [],
  );
  if (counting.length < 2 || !may.includes("revokeCertificates")) return null;
  const isThis = outcome?.refused !== undefined && outcome.intent === "revokeMany";
  return (
    <details open={isThis || undefined} className="card px-4 py-3">
      <summary className="link">{words.revokeMany}</summary>
      <ActForm
        name="revoke several"
        className="mt-2 grid max-w-xl gap-3"
        ask={(sent) => fillCount(words.revokeManySure, sent.getAll("certificate").length)}
      >
        <fieldset className="grid gap-1">
          <legend className="text-sm font-semibold">{words.revokeThese}</legend>
          {counting.map(({ name, number }) => (
            <label key={number} className="flex min-h-9 items-center gap-2 max-md:min-h-11">
              <input type="checkbox" name="certificate" value={number} className="size-5" />
              <bdi>{name}</bdi> <code className="text-sm text-ink-soft">{number}</code>
            </label>
          ))}
        </fieldset>
        <RevocationReason refused={isThis ? outcome : undefined} />
        <button type="submit" name="intent" value="revokeMany" className="button button-danger justify-self-start">
          {words.revoke}
        </button>
      </ActForm>
    </details>
  );
}
