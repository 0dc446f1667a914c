import { findLanguages } from "#domains/accounts/server/languages.ts";
import { readCertificateNumber, shownNumber, verifyPath } from "#domains/certificates/rules/certificate-number.ts";
import type { Site } from "#domains/content/rules/site.ts";
import type { KnowsLanguages } from "#domains/content/server/email-deps.ts";
import { AppError } from "#server/app-error.ts";
import type { Database } from "#server/db/client.ts";
import { paperPicture } from "#server/pdf/logo.ts";
import { besideOthers, paperWords } from "#server/pdf/paper-words.ts";
import type { PrintQueue } from "#server/pdf/print-queue.ts";
import { holders, query } from "#server/verb.ts";
import { fillText } from "#shared/fill-text.ts";
import { commaIn, siteLocale } from "#shared/formats/formats.ts";
import { shownTime } from "#shared/formats/shown-time.ts";
import type { CertificatePaper, CertificatePrinter } from "./draw-certificate.ts";
import { type Certificate, findCertificate } from "./queries.ts";

export interface PrintDeps {
  certificatePrinter: CertificatePrinter;
  printQueue: PrintQueue;
  site: () => Site;
  siteUrl: string;
}

/** The text of a certificate on paper; null once the person is erased. */
function paperOf(
  { site, siteUrl }: Pick<PrintDeps, "site" | "siteUrl">,
  certificate: Certificate,
): CertificatePaper | null {
  const { messages, content } = site();
  const { language } = messages;
  const words = paperWords(messages.certificates.paper, language);
  const { name, duration, courseTitle, issuerName, teacher } = certificate;
  if (name === null) return null;
  const number = shownNumber(certificate.number);
  const url = `${siteUrl}${verifyPath(certificate.number)}`;
  const dayOf = (day: string | Date, zone: string) => shownTime(new Date(day), "day", zone, language.lang).words;
  const [from, until] = [dayOf(certificate.startDate, "UTC"), dayOf(certificate.endDate, "UTC")];
  return {
    lang: language.lang,
    title: words.title,
    issuer: issuerName,
    certifies: words.certifies,
    name,
    completed: words.completed,
    course: courseTitle,
    details: [
      [...(duration ? [besideOthers(duration, language)] : []), fillText(words.dates, { from, until })].join(
        commaIn(language.lang),
      ),
      besideOthers(certificate.criteria, language),
    ],
    issued: fillText(words.issued, { day: dayOf(certificate.issuedAt, content.company.hours.timeZone) }),
    taught: fillText(words.taught, { teacher }),
    signature: fillText(words.signature, { issuer: issuerName }),
    number: fillText(words.number, { number }),
    verify: { words: fillText(words.verify, { address: url.replace(/^https?:\/\//, "") }), url },
  };
}

/** A certificate as a PDF. Throws `not_found` once the name is erased, and `unavailable` while too many PDFs wait. */
export async function certificateAsPdf(
  deps: PrintDeps,
  certificate: Certificate,
): Promise<{ content: Uint8Array; fileName: string }> {
  const paper = paperOf(deps, certificate);
  if (!paper) throw new AppError("not_found", "certificate.unknown");
  const { messages, content } = deps.site();
  const { brand } = content.company;
  const { accent, ink } = brand.colors;
  const logo = paperPicture(brand);
  const look = { accent: accent.light, ink: ink.light, logo, isPlain: brand.pattern === "none" };
  const number = shownNumber(certificate.number);
  return {
    content: await deps.printQueue.print(() => deps.certificatePrinter.print(paper, look)),
    fileName: fillText(messages.certificates.paper.fileName, { number }),
  };
}

/** A certificate by its number, as a PDF in its holder's language. Throws `not_found`, and `unavailable` while too many PDFs wait. */
export const printCertificate = query(
  { officeOnly: "file", may: holders("certificates") },
  async (deps: PrintDeps & KnowsLanguages & { database: Database }, number: string) => {
    const read = readCertificateNumber(String(number));
    const found = read === null ? undefined : await findCertificate(deps.database, read);
    if (!found) throw new AppError("not_found", "certificate.unknown");
    const { certificate } = found;
    const [locale = siteLocale] = await findLanguages(deps.database, [{ email: null, personId: certificate.personId }]);
    return await certificateAsPdf({ ...deps, ...deps.inLanguage(locale) }, certificate);
  },
);

/** Prints certificates in this process; the libraries are loaded with the first one, as for receipts. */
export function createCertificatePrinter(): CertificatePrinter {
  return {
    async print(paper, look) {
      const { drawCertificate } = await import("./draw-certificate.ts");
      return await drawCertificate(paper, look);
    },
  };
}
