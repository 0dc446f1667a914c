import { z } from "zod";
import {
  branchSettings,
  brandSettings,
  company,
  moneySettings,
  paymentDetails,
  paymentSettings,
} from "#domains/institute/contract.ts";
import { answer } from "./answer.ts";
import { course } from "./course.ts";
import { opening } from "./own-school.ts";
import { optionalPages, optionalSettings, publicPages, sharedWords } from "./page.ts";
import { plan } from "./plan.ts";
import { policy } from "./policy.ts";
import { project } from "./project.ts";
import { question } from "./question.ts";
import { service } from "./service.ts";
import { teacher } from "./teacher.ts";
import { testimonial } from "./testimonial.ts";
import { tradeSettings } from "./trade-words.ts";

/** The kinds of document that have any number of entries, each with an id of its own. */
const lists = { plan, course, service, project, question, testimonial, teacher, policy, answer };

export type ListKind = keyof typeof lists;

/** A valid document of a kind that is a list. */
export type ListDocument<Kind extends ListKind> = z.infer<(typeof lists)[Kind]>;

/** The only document of the kind "company". */
const companyDocument = company.extend({ payment: paymentDetails });

export type CompanyDocument = z.infer<typeof companyDocument>;

/** Settings of the institute: what the program does for it, without a word for visitors. */
const settings = {
  money: moneySettings,
  payment: paymentSettings,
  branches: branchSettings,
  brand: brandSettings,
  words: tradeSettings,
  opening,
};

export type ContentKind = ListKind | "company" | "page" | "settings";

/** The key of a document; `locale` is the language it is written in. */
export const documentKey = z.strictObject({ kind: z.string(), id: z.string(), locale: z.string() });
export type DocumentKey = z.infer<typeof documentKey>;

/** The policies that every site has, because the program links to them. */
const policyIds = ["privacy", "terms", "refund-policy"];

const pageContracts = new Map<string, z.ZodType>([
  ...Object.entries({ ...publicPages, ...optionalPages }).map(([id, { document }]) => [id, document] as const),
  ...Object.entries({ ...sharedWords, ...optionalSettings }),
]);

/** The documents that every site has. */
export const requiredDocuments: { kind: ContentKind; id: string }[] = [
  { kind: "company", id: "company" },
  ...Object.keys({ ...publicPages, ...sharedWords }).map((id) => ({ kind: "page" as const, id })),
  ...policyIds.map((id) => ({ kind: "policy" as const, id })),
];

/** The contract of a document; undefined if there can be no such document. */
export function contractOf({ kind, id }: Pick<DocumentKey, "kind" | "id">): z.ZodType | undefined {
  if (kind === "company") return id === "company" ? companyDocument : undefined;
  if (kind === "page") return pageContracts.get(id);
  if (kind === "settings") return Object.hasOwn(settings, id) ? settings[id as keyof typeof settings] : undefined;
  const isList = Object.hasOwn(lists, kind) && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(id);
  return isList ? lists[kind as ListKind] : undefined;
}
