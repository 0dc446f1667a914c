import { z } from "zod";
import { type Act, act } from "#admin/request/act.ts";
import { requireOffice } from "#admin/request/office.ts";
import { batchFields, batchTexts, priceCurrencies } from "#domains/batches/office/batch-fields.ts";
import { BatchForm } from "#domains/batches/office/batch-form.tsx";
import { SecretId } from "#domains/lectures/office/secret-id.tsx";
import { fillText } from "#shared/fill-text.ts";
import { clockTime, dayInWords } from "#shared/formats/class-time.ts";
import { OutcomeNote } from "#ui/form/outcome-note.tsx";
import { readJson } from "#ui/form/read-json.ts";
import { revalidateUnlessUnsent } from "#ui/form/revalidate-unless-unsent.ts";
import { useFrame } from "#ui/office/office-frame.ts";
import type { Route } from "./+types/batch-settings.ts";

/** The staff's settings of a batch, and its Secret ID. */
export async function loader(given: Route.LoaderArgs) {
  const { verbs, site } = requireOffice(given);
  const { batch, hasSecretId, hasTimetable, nextClass } = await verbs.showBatchEntry(given.params.batchId);
  const { courses, teachers, company } = site.content;
  return {
    shown: batchTexts(batch),
    hasSecretId,
    hasTimetable,
    nextClass: nextClass && {
      day: dayInWords(nextClass, company.hours.timeZone),
      time: clockTime(nextClass, company.hours.timeZone),
    },
    hasEnded: nextClass === null && batch.endDate < new Date().toISOString().slice(0, 10),
    courses: courses.map(({ id, title }) => ({ id, title })),
    teachers: teachers.map(({ name }) => name),
    currencies: priceCurrencies(site.content),
  };
}

const texts = z.record(z.string(), z.string());

const actsOf = (batchId: string): Record<string, Act<string>> => ({
  save: async ({ verbs, site }, form) => {
    const seen = texts.parse(readJson(form.seen ?? "{}"));
    const common = site.content.company.currency.code;
    await verbs.changeBatch(batchId, { fields: batchFields(form, { common }), seen: batchFields(seen, { common }) });
    return site.messages.admin.batches.settings.saved;
  },
  rotate: async ({ verbs }) => ({ shown: (await verbs.rotateSecretId(batchId)).secretId }),
  end: async ({ verbs, site }) => {
    await verbs.endSecretId(batchId);
    return site.messages.admin.batches.secretId.ended;
  },
});

export const action = (given: Route.ActionArgs) => act(given, actsOf(given.params.batchId));

/** A refusal because another member changed the batch is shown beside the current batch. */
export const shouldRevalidate = revalidateUnlessUnsent;

export default function BatchSettings({ loaderData, actionData }: Route.ComponentProps) {
  const { settings: words } = useFrame().words.batches;
  const { hasSecretId, nextClass, hasEnded, ...form } = loaderData;
  const noClass = hasEnded ? words.ended : words.noHours;
  return (
    <div className="grid gap-5">
      <OutcomeNote outcome={actionData} />
      <p className={nextClass || hasEnded ? "text-ink-soft" : "text-danger"}>
        {nextClass ? fillText(words.nextClass, nextClass) : noClass}
      </p>
      <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_22rem]">
        <BatchForm {...form} outcome={actionData} intent="save" />
        <SecretId hasSecretId={hasSecretId} fresh={actionData?.shown} />
      </div>
    </div>
  );
}
