import { type Act, act } from "#admin/request/act.ts";
import { requireOffice } from "#admin/request/office.ts";
import { Candidates } from "#domains/certificates/office/candidates.tsx";
import { CertificateProgress } from "#domains/certificates/office/certificate-progress.tsx";
import { RuleForm } from "#domains/certificates/office/certificate-rule-form.tsx";
import { RevokeMany } from "#domains/certificates/office/revoke-many.tsx";
import { shownNumber } from "#domains/certificates/rules/certificate-number.ts";
import { findCourse } from "#domains/content/rules/site.ts";
import { fillCount } from "#shared/fill-text.ts";
import { dayOf } from "#shared/formats/class-time.ts";
import { OutcomeNote } from "#ui/form/outcome-note.tsx";
import { shortDay } from "#ui/office/times.ts";
import type { Route } from "./+types/batch-certificates.ts";

/**
 * The certificates of a batch: earned and issued ones, and what is missing. A member who may not issue any sees how the
 * class is doing.
 */
export async function loader(given: Route.LoaderArgs) {
  const { verbs, site, access, office } = requireOffice(given);
  const { batchId } = given.params;
  const { timeZone } = site.content.company.hours;
  const { lang } = site.messages.language;
  const dayFor = (moment: Date) => shortDay(dayOf(moment, timeZone), lang);
  if (!office.allowedVerbs(access.member).includes("listBatchCertificates")) {
    const students = (await verbs.showCertificateProgress(batchId)).map(({ certificate, ...one }) => ({
      ...one,
      certificate: certificate && {
        ...{ number: shownNumber(certificate.number), isRevoked: certificate.isRevoked },
        day: dayFor(certificate.on),
      },
    }));
    return { students };
  }
  const { rule, courseId, candidates } = await verbs.listBatchCertificates(batchId);
  return {
    students: null,
    rule,
    course: findCourse(site.content, courseId)?.title ?? courseId,
    candidates: candidates.map(({ certificate, missing, ...one }) => ({
      ...one,
      missing,
      certificate: certificate && {
        number: shownNumber(certificate.number),
        issuedOn: dayFor(certificate.issuedAt),
        isByHand: certificate.isByHand,
        revoked: certificate.revokedAt && {
          on: dayFor(certificate.revokedAt),
          reason: certificate.revokedReason ?? "",
        },
      },
    })),
  };
}

function actsOf(batchId: string): Record<string, Act> {
  return {
    rule: async ({ verbs, site }, { attendance = "", work = "", fees }) => {
      await verbs.changeCertificateRule(batchId, { attendance, work, fees: fees === "on" });
      return site.messages.admin.certificates.rule.saved;
    },
    issueAll: async ({ verbs, site }, { enrolments = "" }) => {
      const issued = await verbs.issueCertificates(batchId, enrolments.split(" "));
      const words = site.messages.admin.certificates;
      return issued === 0 ? words.nothingIssued : fillCount(words.issued, issued);
    },
    issue: async ({ verbs, site }, { enrolment: enrolmentId = "", name = "", reason = "" }) => {
      await verbs.issueCertificateByHand(batchId, { enrolmentId, name, reason });
      return site.messages.admin.certificates.issuedOne;
    },
    revoke: async ({ verbs, site }, { number = "", reason = "" }) => {
      await verbs.revokeCertificate(number, { reason });
      return { done: site.messages.admin.certificates.revoked, undo: { intent: "restore", number } };
    },
    revokeMany: async ({ verbs, site }, { reason = "" }, sent) => {
      const numbers = sent.getAll("certificate").map(String);
      const { revokedMany, revokedNone } = site.messages.admin.certificates;
      const revoked = await verbs.revokeCertificates(batchId, { numbers, reason });
      return revoked === 0 ? revokedNone : fillCount(revokedMany, revoked);
    },
    restore: async ({ verbs, site }, { number = "" }) => {
      await verbs.restoreCertificate(number);
      return site.messages.admin.certificates.restored;
    },
  };
}

export const action = (given: Route.ActionArgs) => act(given, actsOf(given.params.batchId));

export default function BatchCertificates({ loaderData, actionData }: Route.ComponentProps) {
  if (loaderData.students) return <CertificateProgress students={loaderData.students} />;
  const { rule, course, candidates } = loaderData;
  return (
    <div className="grid gap-5">
      <OutcomeNote outcome={actionData} />
      <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid gap-5">
          <Candidates candidates={candidates} outcome={actionData} />
          <RevokeMany candidates={candidates} outcome={actionData} />
        </div>
        <RuleForm rule={rule} course={course} outcome={actionData} />
      </div>
    </div>
  );
}
