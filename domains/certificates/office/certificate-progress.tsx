import type { Missing } from "#domains/certificates/rules/certificate-rule.ts";
import { fillCount, fillText } from "#shared/fill-text.ts";
import { Badge } from "#ui/badge.tsx";
import { Empty } from "#ui/empty.tsx";
import { useClassFrame } from "#ui/office/class-words.ts";
import { lacksInWords } from "./lacks-in-words.ts";

interface Student {
  enrolmentId: string;
  name: string;
  missing: (Missing | { what: "office" })[];
  certificate: { number: string; day: string; isRevoked: boolean } | null;
}

/** The certificates of a class, for its teacher: who has one, who has earned one, and what the others lack. */
export function CertificateProgress({ students }: { students: Student[] }) {
  const { certificates: words } = useClassFrame().words;
  const due = students.filter(({ missing, certificate }) => missing.length === 0 && !certificate).length;
  return (
    <section className="card">
      <div className="px-4 py-3.5">
        <h2 className="text-lg">{words.class}</h2>
        <p className="text-sm text-ink-soft">
          {due > 0 ? fillCount(words.earned, due) : words.noneEarned} {words.progress}
        </p>
      </div>
      {students.length === 0 && <Empty title={words.nobody} />}
      <ul className="divide-y divide-line border-t border-line empty:hidden">
        {students.map((student) => (
          <StudentRow key={student.enrolmentId} student={student} />
        ))}
      </ul>
    </section>
  );
}

function StudentRow({ student: { name, missing, certificate } }: { student: Student }) {
  const { certificates: words } = useClassFrame().words;
  return (
    <li className="flex min-h-11 flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2">
      <span className="min-w-48 flex-1 font-semibold">
        <bdi>{name}</bdi>
      </span>
      {certificate ? (
        <>
          <span className="text-sm text-ink-soft">{fillText(words.on, { day: certificate.day })}</span>
          <a href={`/verify/${certificate.number}`} className="link">
            {words.page} <span className="sr-only">{certificate.number}</span>
          </a>
          <Badge look={certificate.isRevoked ? "red" : "green"}>
            {certificate.isRevoked ? words.is.revoked : words.is.issued}
          </Badge>
        </>
      ) : (
        <>
          {missing.length > 0 && <span className="text-sm text-ink-soft">{lacksInWords(missing, words)}</span>}
          <Badge look={missing.length === 0 ? "amber" : "plain"}>
            {missing.length === 0 ? words.is.earned : words.is.missing}
          </Badge>
        </>
      )}
    </li>
  );
}
