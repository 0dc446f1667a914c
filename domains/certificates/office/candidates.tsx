import { Link } from "react-router";
import type { Missing } from "#domains/certificates/rules/certificate-rule.ts";
import { fillCount } from "#shared/fill-text.ts";
import { Badge } from "#ui/badge.tsx";
import { Empty } from "#ui/empty.tsx";
import { ActForm } from "#ui/form/act-form.tsx";
import { useClassFrame } from "#ui/office/class-words.ts";
import type { Outcome } from "#ui/office/office-outcome.ts";
import { ByHand } from "./by-hand.tsx";
import { CertificateForms, type ShownCertificate } from "./certificate-forms.tsx";
import { lacksInWords } from "./lacks-in-words.ts";

interface Candidate {
  enrolmentId: string;
  personId: string;
  name: string;
  hasEmail: boolean;
  missing: Missing[];
  certificate: ShownCertificate | null;
}

type CandidatesProps = { candidates: Candidate[]; outcome: Outcome | undefined };

/** The students of a batch: their certificates, those who have earned one, and what the others lack. */
export function Candidates({ candidates, outcome }: CandidatesProps) {
  const { certificates: words } = useClassFrame().words;
  const waiting = candidates.filter(({ missing, certificate }) => missing.length === 0 && !certificate);
  const due = waiting.length;
  return (
    <section className="card">
      <div className="flex flex-wrap items-center justify-between gap-3 px-4 py-3.5">
        <div>
          <h2 className="text-lg">{words.class}</h2>
          <p className="text-sm text-ink-soft">{due > 0 ? fillCount(words.earned, due) : words.noneEarned}</p>
        </div>
      </div>
      {due > 0 && <IssueAll waiting={waiting} />}
      {candidates.length === 0 && <Empty title={words.nobody} />}
      <ul className="divide-y divide-line border-t border-line empty:hidden">
        {candidates.map((one) => (
          <CandidateRow key={one.enrolmentId} candidate={one} outcome={outcome} />
        ))}
      </ul>
    </section>
  );
}

/** Shows who gets a certificate, and issues it to exactly those. */
function IssueAll({ waiting }: { waiting: Candidate[] }) {
  const { certificates: words } = useClassFrame().words;
  return (
    <details className="border-t border-line px-4 py-3">
      <summary className="link">{fillCount(words.issueAll, waiting.length)}</summary>
      <ActForm name="issue all" className="mt-2 grid gap-3">
        <p>{words.issueTo}</p>
        <ul className="list-disc ps-5">
          {waiting.map(({ enrolmentId, name, hasEmail }) => (
            <li key={enrolmentId}>
              <bdi>{name}</bdi>
              {!hasEmail && <span className="text-ink-soft">, {words.noEmail}</span>}
            </li>
          ))}
        </ul>
        <input type="hidden" name="enrolments" value={waiting.map(({ enrolmentId }) => enrolmentId).join(" ")} />
        <button type="submit" name="intent" value="issueAll" className="button button-main justify-self-start">
          {words.issueNow}
        </button>
      </ActForm>
    </details>
  );
}

function CandidateRow({ candidate, outcome }: { candidate: Candidate; outcome: Outcome | undefined }) {
  const { certificates: words } = useClassFrame().words;
  const { enrolmentId, personId, name, missing, certificate } = candidate;
  const letters = missing.find((one) => one.what === "letters")?.letters;
  return (
    <li className="px-4 py-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <Link
          to={`/people/${personId}`}
          className="inline-flex min-h-7 min-w-48 flex-1 items-center font-semibold hover:underline"
        >
          <bdi>{name}</bdi>
        </Link>
        {!certificate && missing.length > 0 && (
          <span className="text-sm text-ink-soft">{lacksInWords(missing, words)}</span>
        )}
        {!certificate && (
          <Badge look={missing.length === 0 ? "amber" : "plain"}>
            {missing.length === 0 ? words.is.earned : words.is.missing}
          </Badge>
        )}
      </div>
      {certificate && <CertificateForms certificate={certificate} outcome={outcome} />}
      {(!certificate || certificate.revoked) && (
        <ByHand enrolmentId={enrolmentId} name={name} letters={letters} outcome={outcome} />
      )}
    </li>
  );
}
