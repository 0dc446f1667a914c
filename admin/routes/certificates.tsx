import { Form, Link } from "react-router";
import { type Act, act } from "#admin/request/act.ts";
import { requireOffice } from "#admin/request/office.ts";
import { cursorText, pageRequest } from "#admin/request/page-of.ts";
import { CertificateForms } from "#domains/certificates/office/certificate-forms.tsx";
import { IssuerKeys } from "#domains/certificates/office/issuer-keys.tsx";
import { shownNumber } from "#domains/certificates/rules/certificate-number.ts";
import { Empty } from "#ui/empty.tsx";
import { useClassFrame } from "#ui/office/class-words.ts";
import { Older } from "#ui/office/older.tsx";
import { OutcomeNote } from "#ui/office/outcome.tsx";
import { shortTime } from "#ui/office/times.ts";
import { screenTitle } from "#ui/office/title.ts";
import type { Route } from "./+types/certificates.ts";

/** Every certificate, searchable by name or number, and the keys that sign them. */
export async function loader(given: Route.LoaderArgs) {
  const { verbs, site } = requireOffice(given);
  const url = new URL(given.request.url);
  const words = (url.searchParams.get("q") ?? "").trim().slice(0, 100);
  const { timeZone } = site.content.company.hours;
  const now = new Date();
  const dayOf = (moment: Date) => shortTime(moment, now, timeZone);
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
    return site.messages.admin.certificates.revoked;
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
  const { certificates: words, frame } = useClassFrame().words;
  const { certificates, keys, next, isLater } = loaderData;
  return (
    <div className="grid items-start gap-6 p-4 md:p-6 xl:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="min-w-0">
        <h1 className="text-2xl">{words.title}</h1>
        <p className="mt-1 mb-4 max-w-prose text-ink-soft">{words.lead}</p>
        <Form className="mb-4 flex gap-2">
          <input
            type="search"
            name="q"
            defaultValue={loaderData.words}
            aria-label={words.search}
            placeholder={words.search}
            className="control"
          />
          <button type="submit" className="button button-quiet">
            {words.find}
          </button>
        </Form>
        <OutcomeNote outcome={actionData} />
        {certificates.length === 0 && loaderData.words === "" && <Empty title={words.empty} text={words.emptyText} />}
        {certificates.length === 0 && loaderData.words !== "" && <Empty title={words.noneFound} />}
        <ul className="card mt-2 divide-y divide-line empty:hidden">
          {certificates.map(({ id, name, personId, course, batch, ...certificate }) => (
            <li key={id} className="px-4 py-3">
              <p className="mb-1 flex flex-wrap items-center gap-x-4">
                {personId ? (
                  <Link
                    to={`/people/${personId}`}
                    className="inline-flex min-h-7 items-center font-semibold hover:underline"
                  >
                    <bdi>{name}</bdi>
                  </Link>
                ) : (
                  <span className="text-ink-faint">{name ?? frame.nobody}</span>
                )}
                <span className="text-ink-soft">
                  {course}, <bdi>{batch}</bdi>
                </span>
              </p>
              <CertificateForms certificate={certificate} hasPdf={name !== null} outcome={actionData} />
            </li>
          ))}
        </ul>
        <Older next={next} isLater={isLater} />
      </div>
      <IssuerKeys keys={keys} />
    </div>
  );
}
