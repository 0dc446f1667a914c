import type { LivePage } from "#domains/content/office/live-preview.tsx";
import type { Currency } from "#shared/money.ts";
import type { Messages } from "#shared/words.ts";
import { readJson } from "#ui/form/read-json.ts";
import { batchFields, ruleOfNew } from "./batch-fields.ts";

/** What is known of the site that the batch is on. */
export interface BatchesSite {
  /** The country that its page is seen from. */
  country: string;
  /** The currency of a price without one. */
  common: Currency;
  timeZone: string;
}

export const idOfBatchField = (name: string) => `batch-${name}`;

/** The fields of a form whose errors a contract tells under other names. */
const otherNames: Partial<Record<string, string>> = {
  fromDay: "startDate",
  untilDay: "endDate",
  instructor: "teacherId",
};

/** The public page of a batch as its form holds it; without an id, of a new one. */
export function pageOfBatch(
  batchId: string | undefined,
  { country, common, timeZone }: BatchesSite,
  words: Messages["admin"]["batches"]["settings"],
): LivePage {
  const labels: Partial<Record<string, string>> = {
    ...words.fields,
    ...{ weekdays: words.fields.schedule, startsAt: words.from, endsAt: words.to },
  };
  return {
    address: ["/admin/preview/batch", batchId].filter(Boolean).join("/"),
    read(form) {
      const { seen, ...texts } = textsOf(form);
      const batch = {
        fields: batchFields(texts, { common }),
        ...(seen !== undefined && { seen: batchFields(readJson(seen) as Texts, { common }) }),
        ...(texts.schedule === undefined && { rule: ruleOfNew(texts, timeZone) }),
      };
      return { batch: JSON.stringify(batch), country };
    },
    place({ field, message }) {
      const name = otherNames[field] ?? field;
      return { to: `#${idOfBatchField(name)}`, document: null, place: labels[name] ?? "", message };
    },
  };
}

type Texts = Record<string, string>;

/** The texts that a form holds now, by name. */
function textsOf(form: HTMLFormElement): Texts {
  return Object.fromEntries(
    [...new FormData(form)].flatMap(([name, text]) => (typeof text === "string" ? [[name, text]] : [])),
  );
}
