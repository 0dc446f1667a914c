import { findOwnPerson } from "#domains/accounts/server/account-people.ts";
import { readCertificateNumber, shownNumber, verifyPath } from "#domains/certificates/rules/certificate-number.ts";
import { partialName } from "#domains/certificates/rules/partial-name.ts";
import type { Company } from "#domains/institute/contract.ts";
import { AppError } from "#server/app-error.ts";
import { audit } from "#server/audit/actor.ts";
import type { Database } from "#server/db/client.ts";
import type { User } from "#server/http/user.ts";
import { dayOf } from "#shared/formats/class-time.ts";
import { shownTime } from "#shared/formats/shown-time.ts";
import { certificateAsPdf, type PrintDeps } from "./print-certificate.ts";
import { type Certificate, changeCertificate, findCertificatesOfPeople, lockCertificate } from "./queries.ts";
import { credentialFile } from "./show-certificate.ts";

type Deps = PrintDeps & { database: Database };

/** A certificate as its holder sees it. */
export type OwnCertificate = Awaited<ReturnType<ReturnType<typeof createOwnCertificates>["list"]>>[number];

/** The certificates of the person an account acts for; `not_found` for anyone else's. */
export function createOwnCertificates(deps: Deps) {
  const { database, site, siteUrl } = deps;
  const find = async (user: User, typed: string) => {
    const number = readCertificateNumber(typed);
    const found = (await listOf(user)).find((one) => one.number === number);
    if (!found) throw new AppError("not_found", "certificate.unknown");
    return found;
  };
  const listOf = async (user: User) => {
    const person = await findOwnPerson(database, user);
    return person ? await findCertificatesOfPeople(database, [person.id]) : [];
  };
  return {
    async list(user: User) {
      const { content, messages } = site();
      const { timeZone } = content.company.hours;
      const dayInWords = (moment: Date) => shownTime(moment, "day", timeZone, messages.language.lang).words;
      return (await listOf(user)).flatMap((one) => {
        if (one.name === null) return [];
        const url = `${siteUrl}${verifyPath(one.number)}`;
        return [
          {
            ...{ number: shownNumber(one.number), name: one.name, partName: partialName(one.name) },
            ...{ course: one.courseTitle, batch: one.batchName, isShared: one.isShared, url },
            issuedOn: dayInWords(one.issuedAt),
            revoked: one.revokedAt && { on: dayInWords(one.revokedAt), reason: one.revokedReason ?? "" },
            linkedIn: one.revokedAt ? null : linkedInUrl(one, content.company, url),
          },
        ];
      });
    },
    /** Shows the whole name on the certificate's public page, or only a part again. */
    async share(user: User, typed: string, isShared: boolean): Promise<void> {
      const { number } = await find(user, typed);
      await database.transaction(async (transaction) => {
        const certificate = await lockCertificate(transaction, number);
        if (!certificate || certificate.isShared === isShared) return;
        await changeCertificate(transaction, certificate.id, { isShared });
        const act = {
          verb: "shareCertificate",
          subject: "certificate",
          subjectId: certificate.id,
          details: { isShared },
        } as const;
        await audit(transaction, { kind: "student", id: user.id }, act, new Date());
      });
    },
    /** The PDF. Throws `unavailable` while too many wait for theirs. */
    print: async (user: User, number: string) => await certificateAsPdf(deps, await find(user, number)),
    /** The signed credential. */
    async readCredential(user: User, typed: string) {
      const { number, credential } = await find(user, typed);
      if (credential === null) throw new AppError("not_found", "certificate.unknown");
      return credentialFile(number, credential, site());
    },
  };
}

/** LinkedIn's form for a licence or certification, filled in (https://addtoprofile.linkedin.com/). */
function linkedInUrl({ courseTitle, issuedAt, number }: Certificate, company: Company, url: string): string {
  const [year = "", month = ""] = dayOf(issuedAt, company.hours.timeZone).split("-");
  const address = new URL("https://www.linkedin.com/profile/add");
  const fields = {
    startTask: "CERTIFICATION_NAME",
    name: courseTitle,
    organizationName: company.name,
    issueYear: year,
    issueMonth: String(Number(month)),
    certUrl: url,
    certId: shownNumber(number),
  };
  for (const [name, value] of Object.entries(fields)) address.searchParams.set(name, value);
  return address.href;
}
