import { Form } from "react-router";
import { requireOffice } from "#admin/request/office.ts";
import { cursorText, pageRequest } from "#admin/request/page-of.ts";
import { documentName, kindName } from "#domains/content/office/documents.ts";
import { type AuditDetails, detailsInWords } from "#domains/overview/office/audit-details.ts";
import { readAuditFilter } from "#domains/staff/office/audit-filter.ts";
import { AuditTable } from "#domains/staff/office/audit-table.tsx";
import { fillText } from "#shared/fill-text.ts";
import { formatMoney } from "#shared/formats/format-money.ts";
import { isCurrency, type Money } from "#shared/money.ts";
import type { Messages } from "#shared/words.ts";
import { Choice } from "#ui/field.tsx";
import { FileForm } from "#ui/form/file-form.tsx";
import { useFrame } from "#ui/office/office-frame.ts";
import { shortTime } from "#ui/office/times.ts";
import { screenTitle } from "#ui/office/title.ts";
import type { Route } from "./+types/audit.ts";

/** The acts with actor and record, the latest first. */
export async function loader(given: Route.LoaderArgs) {
  const { verbs, site } = requireOffice(given);
  const url = new URL(given.request.url);
  const filter = readAuditFilter(url.searchParams);
  const { entries, next } = await verbs.listAudit(pageRequest(url), filter);
  const names = new Map((await verbs.listColleagues()).map(({ userId, name }) => [userId, name]));
  // The batches that a student was moved between and those of a teacher are the only ones that the details name.
  const namesBatches = entries.some(({ verb, details }) => verb === "moveSeat" || details.ofBatches !== undefined);
  const batches = namesBatches ? (await verbs.listBatchNames()).map(({ id, name }) => [id, name] as const) : [];
  const branches = site.content.branches.map(({ id, name }) => [id, name] as const);
  const { timeZone } = site.content.company.hours;
  const { lang } = site.messages.language;
  const { audit, content } = site.messages.admin;
  const { acts, details } = audit;
  const words = { ...details, values: { ...choicesIn(site.messages.admin), ...details.values } };
  const nameOf = ({ name, document }: { name: string; document?: { kind: string; id: string } }) =>
    document ? `${kindName(document.kind, content)}: ${documentName({ ...document, title: name }, content)}` : name;
  const now = new Date();
  const reader = {
    words,
    language: site.messages.language,
    names: new Map([...names, ...batches, ...branches]),
    ownAmount: (minor: number, code: string | null) =>
      amountIn(code && isCurrency(code) ? code : site.content.money.currency)(minor),
    timeOf: (moment: Date) => shortTime(moment, now, timeZone, lang),
  };
  return {
    entries: entries.map(({ id, at, actor, actorId, subject, subjectId: _, record, ...done }) => ({
      ...{ id, at: shortTime(at, now, timeZone, lang), actor, name: (actorId && names.get(actorId)) || null },
      ...{
        act: actInWords(done, record?.currency, acts),
        subject,
        details: detailsInWords(done.details, {
          ...reader,
          orderAmount: record?.currency ? amountIn(record.currency) : null,
        }),
      },
      record: record && { name: nameOf(record), detail: record.detail, path: record.path },
    })),
    next: cursorText(next),
    isLater: url.searchParams.has("after"),
    chosen: { actor: filter.actor ?? "", subject: filter.subject ?? "" },
  };
}

export const meta = screenTitle(({ audit }) => audit.title);

/** The names of what a member chose from a list, as its form has them: details store the choice. */
const choicesIn = ({ attendance, fees, frame, outbox, talk }: Messages["admin"]): Record<string, string> => ({
  ...{ ...attendance.marks, ...attendance.materials.kinds, ...fees.plan.kinds },
  ...{ ...frame.rights, ...outbox.kinds, ...talk.groups },
});

const amountIn = (currency: Money["currency"]) => (minor: number) => formatMoney({ minor, currency });

/** An act as it reads after a name: "confirmed $447". An older entry has no amount. */
function actInWords(
  { verb, details: { event, amountMinor } }: { verb: string; details: AuditDetails },
  currency: Money["currency"] | undefined,
  acts: Record<string, string>,
): string {
  const words = acts[`${verb}.${event}`] ?? acts[verb] ?? verb;
  const hasAmount = currency !== undefined && typeof amountMinor === "number";
  if (hasAmount) return fillText(words, { amount: formatMoney({ minor: amountMinor, currency }) });
  return words.includes("{amount}") ? (acts[`${verb}.noAmount`] ?? verb) : words;
}

export default function Audit({ loaderData }: Route.ComponentProps) {
  const { audit } = useFrame().words;
  const { chosen } = loaderData;
  const optionsOf = (all: string, names: Record<string, string>): [string, string][] => [
    ["", all],
    ...Object.entries(names),
  ];
  return (
    <div className="p-4 md:p-6">
      <h1 className="text-2xl">{audit.title}</h1>
      <p className="mt-1 text-ink-soft">{audit.lead}</p>
      <Form method="get" className="mt-4 flex flex-wrap items-end gap-3" key={`${chosen.actor} ${chosen.subject}`}>
        <Choice
          label={audit.who}
          name="actor"
          defaultValue={chosen.actor}
          options={optionsOf(audit.anybody, audit.actors)}
        />
        <Choice
          label={audit.subject}
          name="subject"
          defaultValue={chosen.subject}
          options={optionsOf(audit.anything, audit.subjects)}
        />
        <button type="submit" className="button button-quiet">
          {audit.show}
        </button>
      </Form>
      <FileForm action="/admin/audit.csv" className="mt-3">
        <input type="hidden" name="actor" value={chosen.actor} />
        <input type="hidden" name="subject" value={chosen.subject} />
        <button type="submit" className="button button-quiet">
          {audit.export}
        </button>
      </FileForm>
      <AuditTable {...loaderData} />
    </div>
  );
}
