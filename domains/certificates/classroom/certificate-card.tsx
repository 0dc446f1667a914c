import type { OwnCertificate } from "#domains/certificates/server/own-certificates.ts";
import { fillText } from "#shared/fill-text.ts";
import { Badge } from "#ui/badge.tsx";
import { useFrame } from "#ui/classroom/classroom-frame.ts";
import { ActForm } from "#ui/form/act-form.tsx";
import { CopyAddress } from "./copy-address.tsx";

/** A certificate with its papers, its public page, and the choice to show the whole name there. */
export function CertificateCard({ certificate }: { certificate: OwnCertificate }) {
  const { certificates: words } = useFrame().words;
  const { number, name, partName, course, batch, issuedOn, revoked, isShared, url, linkedIn } = certificate;
  const files = `/classroom/certificates/${number}`;
  return (
    <li className="card overflow-hidden">
      <div className="border-b-4 border-double border-accent bg-band px-5 py-4 text-on-band">
        <h2 className="text-xl">{course}</h2>
        <p className="mt-0.5 text-on-band-soft">
          <bdi>{name}</bdi>, <bdi>{batch}</bdi>
        </p>
      </div>
      <div className="grid gap-4 px-5 py-4">
        <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-ink-soft">
          <code className="font-semibold text-ink">{number}</code>
          <span>{fillText(words.issued, { day: issuedOn })}</span>
          {revoked && <Badge look="red">{fillText(words.revokedOn, { day: revoked.on })}</Badge>}
        </p>
        {revoked?.reason && (
          <p>
            <bdi>{revoked.reason}</bdi>
          </p>
        )}
        <p className="flex flex-wrap gap-2">
          <a href={`${files}/pdf`} download className="button button-main">
            {words.pdf}
          </a>
          <a href={`${files}/credential`} download className="button button-quiet">
            {words.file}
          </a>
          {linkedIn && (
            <a href={linkedIn} target="_blank" rel="noopener noreferrer" className="button button-quiet">
              {words.linkedIn}
            </a>
          )}
        </p>
        <CopyAddress number={number} url={url} />
        <ActForm name={`share ${number}`} className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <input type="hidden" name="number" value={number} />
          <p className="text-ink-soft">
            {isShared ? words.shared : words.notShared} {!isShared && <bdi className="font-semibold">{partName}</bdi>}
          </p>
          <button type="submit" name="intent" value={isShared ? "unshare" : "share"} className="button button-quiet">
            {isShared ? words.unshare : words.share}
          </button>
        </ActForm>
      </div>
    </li>
  );
}
