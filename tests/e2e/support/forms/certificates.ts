import { below, enrol, type FormOnPage, type Ground, made, makeEnded } from "./ground.ts";

/** The page of the batch's certificates, and the number of a new one. */
async function openCertificate(ground: Ground, isRevoked = false) {
  const [path, enrolment] = [below(ground, "/certificates"), await enrol(ground)];
  await ground.post(path, { intent: "issue", enrolment, name: "Bilal Ahmed", reason: "Sat the test of the course" });
  type Listed = { candidates: { enrolmentId: string; certificate: { number: string } | null }[] };
  const { candidates } = await ground.call<Listed>("listBatchCertificates", ground.batchId);
  const number = made(candidates.find(({ enrolmentId }) => enrolmentId === enrolment)?.certificate?.number);
  if (isRevoked) await ground.call("revokeCertificate", number, { reason: "Issued by mistake" });
  // The form's name has it in groups of four.
  return { path, about: number.slice(0, 4) };
}

const openCertificates = async (ground: Ground) => below(ground, "/certificates");

/** The page of the student's own certificate. */
async function openOwnCertificate({ call, batchId, person }: Ground) {
  type Listed = { candidates: { enrolmentId: string; certificate: object | null }[] };
  const { members } = await call<{ members: { id: string; person: { email: string } }[] }>("showClass", batchId);
  const enrolmentId = made(members.find((one) => one.person.email === person.email)).id;
  const { candidates } = await call<Listed>("listBatchCertificates", batchId);
  const own = made(candidates.find((one) => one.enrolmentId === enrolmentId));
  const issued = { enrolmentId, name: "Ayesha Khan", reason: "Sat the test of the course" };
  if (!own.certificate) await call("issueCertificateByHand", batchId, issued);
  return "/classroom/certificates";
}

/** The certificates of a batch that is over, with a student who has earned one. */
async function openEarned(ground: Ground): Promise<string> {
  const batchId = await makeEnded(ground);
  await ground.call("changeCertificateRule", batchId, { attendance: null, work: null, fees: false });
  return `/admin/batches/${batchId}/certificates`;
}

/** The forms about certificates. */
export const formsAboutCertificates: FormOnPage[] = [
  {
    form: "domains/certificates/office/candidates.tsx issue all",
    open: openEarned,
    verb: "issueCertificates",
    leaves: true,
  },
  {
    form: "domains/certificates/office/certificate-rule-form.tsx rule",
    open: openCertificates,
    fields: { attendance: async () => String(10 + Math.floor(Math.random() * 80)) },
    verb: "changeCertificateRule",
    stays: true,
  },
  {
    form: "domains/certificates/office/by-hand.tsx issue *",
    open: async (ground) => ({ path: below(ground, "/certificates"), about: await enrol(ground) }),
    fields: { reason: "Sat the test of the course" },
    verb: "issueCertificateByHand",
    leaves: true,
  },
  {
    form: "domains/certificates/office/certificate-forms.tsx revoke *",
    open: (ground) => openCertificate(ground),
    fields: { reason: "Issued by mistake" },
    verb: "revokeCertificate",
    again: true,
    leaves: true,
  },
  {
    form: "domains/certificates/office/certificate-forms.tsx restore *",
    open: (ground) => openCertificate(ground, true),
    verb: "restoreCertificate",
    again: true,
    leaves: true,
  },
  {
    form: "domains/certificates/office/revoke-many.tsx revoke several",
    open: async (ground) => {
      await openCertificate(ground);
      await openCertificate(ground);
      return (await openCertificate(ground)).path;
    },
    fields: { certificate: "*", reason: "Issued by mistake" },
    verb: "revokeCertificates",
    again: true,
  },
  {
    form: "domains/certificates/office/issuer-keys.tsx rotate",
    open: async (ground) => {
      await openCertificate(ground);
      return "/admin/certificates";
    },
    verb: "rotateIssuerKey",
    again: true,
  },
  {
    form: "domains/certificates/classroom/certificate-card.tsx share *",
    by: "student",
    open: openOwnCertificate,
    verb: "shareCertificate",
  },
];
