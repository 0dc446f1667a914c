import { type Act, act } from "#admin/request/act.ts";
import { requireOffice } from "#admin/request/office.ts";
import { cursorText, pageRequest } from "#admin/request/page-of.ts";
import { CertificatesScreen } from "#domains/certificates/office/certificates-screen.tsx";
import { shownNumber } from "#domains/certificates/rules/certificate-number.ts";
import { cutText } from "#shared/cut-text.ts";
import { shortTime } from "#ui/office/times.ts";
import { screenTitle } from "#ui/office/title.ts";
import type { Route } from "./+types/certificates.ts";

/** Every certificate, searchable by name or number, and the keys that sign them. */
export async function loader(given: Route.LoaderArgs) {
  const { verbs, site } = requireOffice(given);
  const url = new URL(given.request.url);
  const words = cutText((url.searchParams.get("q") ?? "").trim(), 100);
  const { timeZone } = site.content.company.hours;
  const { lang } = site.messages.language;
  const now = new Date();
  const dayOf = (moment: Date) => shortTime(moment, now, timeZone, lang);
  const { entries, next } = await verbs.findCertificates(pageRequest(url), words);
  return {
    words,
    certificates: entries.map((one) => ({
      ...{ id: one.id, name: one.name, personId: one.personId, course: one.courseTitle, batch: one.batchName },
      ...{ number: shownNumber(one.number), issuedOn: dayOf(one.issuedAt), isByHand: one.byHand !== null },
      revoked: one.revokedAt && { on: dayOf(one.revokedAt), reason: one.revokedReason ?? "" },
    })),
    ...{ next: cursorText(next), isLater: url.searchParams.has("after") },
    keys: (await verbs.listIssuerKeys()).map(({ publicKey, createdAt, retiredAt }) => ({
      ...{ publicKey, from: dayOf(createdAt), until: retiredAt && dayOf(retiredAt) },
    })),
  };
}

const acts: Record<string, Act> = {
  revoke: async ({ verbs, site }, { number = "", reason = "" }) => {
    await verbs.revokeCertificate(number, { reason });
    return { done: site.messages.admin.certificates.revoked, undo: { intent: "restore", number } };
  },
  restore: async ({ verbs, site }, { number = "" }) => {
    await verbs.restoreCertificate(number);
    return site.messages.admin.certificates.restored;
  },
  rotate: async ({ verbs, site }) => {
    await verbs.rotateIssuerKey();
    return site.messages.admin.certificates.keys.rotated;
  },
};

export const action = (given: Route.ActionArgs) => act(given, acts);

export const meta = screenTitle(({ frame }) => frame.screens.certificates);

export default function Certificates({ loaderData, actionData }: Route.ComponentProps) {
  return <CertificatesScreen {...loaderData} outcome={actionData} />;
}
